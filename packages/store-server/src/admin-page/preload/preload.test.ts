import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { createStoreServer, type StoreServer } from '../../server/server';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-preload-'));
const now = new Date('2026-11-20T17:00:00Z');
const dates = { after: '{primary.after}', before: '{primary.before}' };
const then = { after: '{secondary.after}', before: '{secondary.before}' };
const screens = {
	'/analytics/orders': {
		free: ['chart'],
		queries: [
			{
				kind: 'stats',
				endpoint: 'orders',
				query: { ...dates, interval: '{interval}', per_page: 100 },
			},
			{ kind: 'items', endpoint: 'orders', query: { ...then, per_page: 2, extended_info: true } },
		],
	},
	'/analytics/categories': {
		free: [],
		queries: [{ kind: 'collection', endpoint: 'categories', query: { per_page: -1 } }],
	},
	'/analytics/overview': {
		free: [],
		sections: {
			'store-performance': { isVisible: true, hiddenBlocks: ['coupons/amount'] },
			charts: { isVisible: true, hiddenBlocks: [] },
			leaderboards: { isVisible: true, hiddenBlocks: [] },
		},
		persisted: ['period', 'compare'],
		queries: [
			{
				kind: 'items',
				endpoint: 'performance-indicators',
				query: { ...dates, stats: '{stats}' },
				section: 'store-performance',
			},
			{
				kind: 'stats',
				endpoint: 'revenue',
				query: { ...dates, interval: '{interval}' },
				section: 'charts',
				blocks: ['revenue_net_revenue'],
			},
			{
				kind: 'collection',
				endpoint: 'leaderboards',
				query: { per_page: '{rows}', persisted_query: '{persisted_query}' },
				section: 'leaderboards',
			},
		],
	},
};

interface Response {
	readonly kind: string;
	readonly endpoint: string;
	readonly query: Readonly<Record<string, string | number>>;
	readonly total: number | null;
	readonly totalPages: number | null;
	readonly body: unknown;
}

let database: StoreDatabase;
let server: StoreServer;
let cookie: string;

beforeAll(async () => {
	const file = path.join(folder, 'demo.duckdb');
	await createDemoShop({ file, orders: 400, now });
	database = await openDatabase(file);
	writeFileSync(path.join(folder, 'manifest.json'), '{ "app.js": "app.js" }');
	writeFileSync(path.join(folder, 'preloaded-queries.json'), JSON.stringify(screens));
	server = await start(60_000);
	cookie = await logIn(server);
});

afterAll(async () => {
	await server.close();
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

const start = (patience: number) =>
	createStoreServer({
		context: { database, now: () => now },
		token: 'the-token-of-this-test',
		staticDir: folder,
		clockIsPinned: true,
		patience,
	});

async function logIn(store: StoreServer): Promise<string> {
	const login = await store.inject(store.newLoginPath());
	return String(login.headers['set-cookie']).split(';')[0] ?? '';
}

const addressOf = (screen: string, query = '') =>
	`/wp-admin/admin.php?page=wc-admin&path=/analytics/${screen}${query}`;

async function openPage(screen: string, query = '', more = ''): Promise<string> {
	const page = await server.inject({
		url: addressOf(screen, query),
		headers: { cookie: cookie + more },
	});
	return page.body;
}

/** The responses that the page contains. */
async function brought(...args: Parameters<typeof openPage>): Promise<Response[]> {
	return responsesIn(await openPage(...args));
}

function responsesIn(page: string): Response[] {
	const [, script] = /window\.storeAnalytics = (.*);$/m.exec(page) ?? [];
	const { responses } = JSON.parse(script ?? '') as { responses: { responses: Response[] } };
	return responses.responses;
}

const november = { after: '2026-11-01T00:00:00', before: '2026-11-20T23:59:59' };

describe('Preloaded responses of a screen', () => {
	it('equal REST’s responses to the queries of the screen, for the date range of the URL', async () => {
		const responses = await brought('orders', '&chart=net_revenue');
		const [stats, items] = [
			responses.find(({ kind }) => kind === 'stats'),
			responses.find(({ kind }) => kind === 'items'),
		];
		expect(stats?.query).toEqual({ ...november, interval: 'day', per_page: 100 });
		expect(items?.query).toEqual({
			after: '2025-11-01T00:00:00',
			before: '2025-11-20T23:59:59',
			per_page: 2,
			extended_info: true,
		});
		const search = new URLSearchParams({ ...items?.query, per_page: '2' } as Record<
			string,
			string
		>);
		const said = await server.inject({
			url: `/wp-json/wc-analytics/reports/orders?${search}`,
			headers: { authorization: 'Bearer the-token-of-this-test' },
		});
		expect(items?.body).toEqual(said.json());
		expect(items?.total).toBe(Number(said.headers['x-wp-total']));
		expect(items?.totalPages).toBe(Number(said.headers['x-wp-totalpages']));
	});

	it.each([
		[
			'&period=last_week&compare=previous_period',
			'2026-11-09T00:00:00',
			'2026-11-15T23:59:59',
			'day',
		],
		[
			'&period=year&compare=previous_year&interval=month',
			'2026-01-01T00:00:00',
			'2026-11-20T23:59:59',
			'month',
		],
		[
			'&period=custom&compare=previous_year&after=2026-03-09&before=2026-03-02',
			'2026-03-02T00:00:00',
			'2026-03-09T23:59:59',
			'day',
		],
		[
			'&period=today&compare=previous_year&interval=year',
			'2026-11-20T00:00:00',
			'2026-11-20T23:59:59',
			'hour',
		],
	])('cover the days of %s', async (query, after, before, interval) => {
		const stats = (await brought('orders', query)).find(({ kind }) => kind === 'stats');
		expect(stats?.query).toMatchObject({ after, before, interval });
	});

	it('contain all pages of a chart’s data, unless there are too many', async () => {
		const pages = async (query: string) =>
			(await brought('orders', query))
				.filter(({ kind }) => kind === 'stats')
				.map(({ query: { page } }) => page);
		const custom = '&period=custom&compare=previous_year&before=2026-10-31&after=';
		expect((await pages(`${custom}2026-01-01`)).sort()).toEqual([2, 3, 4, undefined]);
		expect(await pages(`${custom}2024-01-01`)).toEqual([undefined]);
	});

	it.each([
		'&filter=advanced',
		'&paged=2',
		'&period[]=year',
		'&period=year&period=month',
		'&period=%3Cb%3E',
	])('are empty if the URL contains %s', async (query) =>
		expect(await brought('orders', query)).toEqual([]),
	);

	it('are empty on screens without queries and on screens with other queries', async () => {
		expect(await brought('settings')).toEqual([]);
		const declined = encodeURIComponent('/customers|/analytics/orders');
		expect(await brought('orders', '', `; store-analytics-asks-itself=${declined}`)).toEqual([]);
	});

	it('cannot end their script element', async () => {
		const names = await database.all<{ name: string }>('SELECT name FROM products');
		expect(names.length).toBeGreaterThan(0);
		await database.run("UPDATE products SET name = '</script><script>alert(1)</script>'");
		const page = await openPage('orders');
		expect(page).toContain('\\u003c/script>\\u003cscript>alert(1)');
		expect(page).not.toContain('<script>alert');
	});

	it('require a log-in', async () => {
		const page = await server.inject(addressOf('orders'));
		expect(page.statusCode).toBe(403);
		expect(page.body).not.toContain('storeAnalytics');
	});
});

describe('Preloaded responses of Overview', () => {
	const prefer = (name: string, value: unknown) =>
		server.inject({
			method: 'POST',
			url: '/wp-json/wp/v2/users/me',
			headers: {
				authorization: 'Bearer the-token-of-this-test',
				'content-type': 'application/json',
			},
			payload: JSON.stringify({ woocommerce_meta: { [name]: JSON.stringify(value) } }),
		});
	const queryOf = async (endpoint: string, address = '') =>
		(await brought('overview', address)).find((response) => response.endpoint === endpoint)?.query;

	it('cover the visible blocks and their links', async () => {
		const indicators = await queryOf('performance-indicators');
		expect(indicators).toMatchObject(november);
		const stats = String(indicators?.['stats']).split(',');
		expect(stats).toContain('revenue/total_sales');
		expect(stats).not.toContain('coupons/amount');
		expect(await queryOf('leaderboards', '&period=week&compare=previous_year')).toEqual({
			per_page: 5,
			persisted_query: '{"period":"week","compare":"previous_year"}',
		});
	});

	it('follow the user’s arrangement', async () => {
		await prefer('dashboard_leaderboard_rows', 12);
		await prefer('dashboard_chart_interval', 'week');
		await prefer('dashboard_sections', [
			{ key: 'store-performance', isVisible: false },
			{ key: 'charts', hiddenBlocks: [] },
		]);
		expect(await queryOf('performance-indicators')).toBeUndefined();
		expect(await queryOf('leaderboards')).toMatchObject({ per_page: 12 });
		expect(await queryOf('revenue')).toMatchObject({ interval: 'week' });
		await prefer('dashboard_sections', [{ key: 'charts', hiddenBlocks: ['revenue_net_revenue'] }]);
		expect(await queryOf('revenue')).toBeUndefined();
	});
});

describe('Preloading for a slow shop', () => {
	it('leaves the queries to the app, and is not repeated at once', async () => {
		const slow = await start(0);
		const headers = { cookie: await logIn(slow) };
		for (let visit = 0; visit < 2; visit++) {
			const page = await slow.inject({ url: addressOf('orders'), headers });
			expect(responsesIn(page.body)).toEqual([]);
		}
		await slow.close();
	});
});
