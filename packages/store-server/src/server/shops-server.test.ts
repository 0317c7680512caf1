import type { ShopSummary } from '@store-analytics/rest-api';
import {
	auckland,
	berlin,
	makeShops,
	removeShops,
	serveShops,
	token,
} from '../testing/several-shops';

let folder = '';
let served: Awaited<ReturnType<typeof serveShops>>;
const ask: (typeof served)['ask'] = (...asked) => served.ask(...asked);

beforeAll(async () => {
	folder = await makeShops([auckland, berlin], ['crashed']);
	served = await serveShops([`${folder}/berlin.duckdb`, folder]);
});
afterAll(async () => {
	await served.close();
	removeShops(folder);
});

const stats = 'wc-analytics/reports/revenue/stats';
const year = 'after=2026-01-01T00:00:00&before=2026-12-31T23:59:59&interval=year';

/** What a shop's own report says of days that stand here by their dates. */
async function sales(base: string, from: string, until: string) {
	const days = `after=${from}T00:00:00&before=${until}T23:59:59&interval=year`;
	const { totals } = (await ask(`${base}/wp-json/${stats}?${days}`)).body;
	return { netSales: totals.net_revenue, orders: totals.orders_count };
}

describe('A server of several shops', () => {
	it('serves the first like a single shop, and each below its name', async () => {
		const first = (await ask(`/wp-json/${stats}?${year}`)).body;
		expect((await ask(`/shops/berlin/wp-json/${stats}?${year}`)).body).toEqual(first);
		const other = (await ask(`/shops/auckland/wp-json/${stats}?${year}`)).body;
		expect(first.totals.orders_count).toBeGreaterThan(0);
		expect(other.totals.orders_count).not.toBe(first.totals.orders_count);
		const settings = '/wp-json/wc-analytics/settings/general/woocommerce_currency';
		expect((await ask(settings)).body.value).toBe('EUR');
		expect((await ask(`/shops/auckland${settings}`)).body.value).toBe('NZD');
		const routed = await ask(
			'/shops/auckland/?rest_route=/wc-analytics/settings/general/woocommerce_currency',
		);
		expect(routed.body.value).toBe('NZD');
	});

	it('says of each its own addresses, so that a page of one never asks another', async () => {
		const { server } = served;
		const host = '127.0.0.1:8765';
		const link = await server.inject({ url: server.newLoginPath(), headers: { host } });
		const cookie = String(link.headers['set-cookie']).split(';')[0] ?? '';
		const open = (url: string) => server.inject({ url, headers: { cookie, host } });
		const page = await open('/shops/auckland/wp-admin/users.php');
		expect(page.headers.location).toBe(
			'/shops/auckland/wp-admin/admin.php?page=wc-admin&path=/customers',
		);
		const user = (await ask('/shops/auckland/wp-json/wp/v2/users/me')).body;
		expect(user.url).toMatch(/\/shops\/auckland$/);
		const elsewhere = (await open('/shops/auckland/wp-admin/plugins.php')).body;
		expect(elsewhere).toContain('href="/shops/auckland/wp-admin/admin.php?page=wc-admin&amp;path=');
		expect(elsewhere).toContain('id="wp-admin-bar-shops"');
		expect(elsewhere).toContain('path=/analytics/all-shops');
	});

	it('keeps preferences of each with the shop', async () => {
		const meta = { woocommerce_meta: { dashboard_chart_type: '"bar"' } };
		await ask('/shops/auckland/wp-json/wp/v2/users/me', meta);
		const of = async (base: string) =>
			(await ask(`${base}/wp-json/wp/v2/users/me`)).body.woocommerce_meta.dashboard_chart_type;
		expect([await of('/shops/auckland'), await of('')]).toEqual(['"bar"', '']);
	});

	it('serves the others when a store is broken, and explains that one', async () => {
		const { body } = await ask('/wp-json/store-analytics/shops');
		const states = body.shops.map(({ slug, problem, numbers }: ShopSummary) => [
			slug,
			problem?.kind ?? '',
			numbers !== null,
		]);
		expect(states).toEqual([
			['berlin', '', true],
			['auckland', '', true],
			['crashed', 'unreadable', false],
		]);
		const problem = /crashed\.duckdb is not a store database or is damaged/;
		expect(body.shops[2].problem.message).toMatch(problem);
		const rest = await ask(`/shops/crashed/wp-json/${stats}`);
		expect([rest.status, rest.body.code]).toEqual([503, 'store_database']);
		expect(rest.body.message).toMatch(problem);
	});
});

describe('All shops', () => {
	it('has today, the month and the same days of the month before, by the clock of each', async () => {
		const { body } = await ask('/shops/auckland/wp-json/store-analytics/shops');
		const [first, second] = body.shops as ShopSummary[];
		expect(first).toMatchObject({
			title: 'Berliner Laden',
			adminUrl: '/wp-admin/',
			currency: 'EUR',
			timeZone: 'Europe/Berlin',
			numbers: {
				day: '2026-11-20',
				today: await sales('', '2026-11-20', '2026-11-20'),
				range: {
					...{ from: '2026-11-01', until: '2026-11-20' },
					...(await sales('', '2026-11-01', '2026-11-20')),
				},
				compared: {
					...{ from: '2026-10-01', until: '2026-10-20' },
					...(await sales('', '2026-10-01', '2026-10-20')),
				},
				sync: null,
			},
		});
		const base = '/shops/auckland';
		expect(second).toMatchObject({
			adminUrl: '/shops/auckland/wp-admin/',
			currency: 'NZD',
			numbers: {
				day: '2026-11-21',
				today: await sales(base, '2026-11-21', '2026-11-21'),
				range: await sales(base, '2026-11-01', '2026-11-21'),
				compared: await sales(base, '2026-10-01', '2026-10-21'),
			},
		});
		expect(second?.numbers?.range.orders).toBeGreaterThan(0);
	});

	it('has a chosen range by days, and what it is compared with, which may be nothing', async () => {
		const all = '/wp-json/store-analytics/shops';
		const week = 'period=custom&after=2026-10-05&before=2026-10-11';
		const [first]: ShopSummary[] = (await ask(`${all}?${week}&compare=previous_year`)).body.shops;
		const days = Array.from(
			{ length: 7 },
			(_, index) => `2026-10-${String(5 + index).padStart(2, '0')}`,
		);
		expect(first?.numbers?.range).toEqual({
			...{ from: '2026-10-05', until: '2026-10-11' },
			...(await sales('', '2026-10-05', '2026-10-11')),
		});
		expect(first?.numbers?.compared).toMatchObject({ from: '2025-10-05', until: '2025-10-11' });
		expect(first?.numbers?.intervals).toEqual(
			await Promise.all(
				days.map(async (day) => ({ from: `${day}T00:00:00`, ...(await sales('', day, day)) })),
			),
		);
		const { body } = await ask(`${all}?${week}&compare=none`);
		expect(body.shops[0].numbers.compared).toBeNull();
	});

	it('follows what changes in a shop', async () => {
		const all = '/wp-json/store-analytics/shops';
		const before: ShopSummary = (await ask(all)).body.shops[1];
		await served.shops.all[1]?.database.run('UPDATE wc_order_stats SET net_total = net_total * 2');
		await served.shops.all[1]?.database.run("DELETE FROM store_meta WHERE key = 'days_summed'");
		const after: ShopSummary = (await ask(all)).body.shops[1];
		const [was, is] = [before, after].map(({ numbers }) => numbers?.range.netSales ?? 0);
		expect(is).toBeCloseTo((was ?? 0) * 2, 6);
		expect(is).not.toBe(0);
	});

	it('keeps the rates that were typed, the same for all shops', async () => {
		const rates = { into: 'EUR', rates: { NZD: { rate: 0.52, typed: '2026-11-20' } } };
		expect((await ask('/wp-json/store-analytics/shops')).body.rates).toBeNull();
		const kept = await ask('/shops/auckland/wp-json/store-analytics/shops', { rates });
		expect([kept.status, kept.body.rates]).toEqual([200, rates]);
		expect((await ask('/wp-json/store-analytics/shops')).body.rates).toEqual(rates);
		const refused = await ask('/wp-json/store-analytics/shops', { rates: { into: 7 } });
		expect([refused.status, refused.body.code]).toEqual([400, 'store_analytics_rates']);
	});
});

describe('A client that is not logged in', () => {
	const secrets = /berlin|Berliner|auckland|crashed/i;

	it.each([
		'/wp-json/',
		'/wp-json/store-analytics/shops',
		'/wp-json/wc-analytics/reports/revenue/stats',
		'/wp-json/nothing/here',
	])('is refused %s in the same words everywhere, and sees no name', async (path) => {
		const replies = await Promise.all(
			['', '/shops/auckland', '/shops/crashed', '/shops/nowhere'].map((base) =>
				served.server.inject(base + path),
			),
		);
		for (const { statusCode, body } of replies) {
			expect([statusCode, body]).toEqual([401, replies[0]?.body]);
			expect(body).not.toMatch(secrets);
		}
	});

	it('is asked for the token by the same page, whatever shop is named', async () => {
		const path = '/wp-admin/admin.php?page=wc-admin';
		const pages = await Promise.all(
			['/shops/auckland', '/shops/crashed', '/shops/nowhere'].map(async (base) => {
				const { statusCode, body } = await served.server.inject(base + path);
				return [statusCode, body.replaceAll(base, '')];
			}),
		);
		expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
		expect(pages[0]?.[0]).toBe(403);
		expect(JSON.stringify(pages)).not.toMatch(secrets);
	});

	it.each([
		['GET', '', {}],
		['GET', '/', {}],
		['HEAD', '/', {}],
		['GET', '/wp-admin', {}],
		['GET', '/wp-admin/admin.php?page=wc-admin&token=a-guess', {}],
		['GET', '/nowhere', {}],
		['POST', '/wp-admin/', {}],
		['OPTIONS', '/', {}],
		['GET', '/wp-json', {}],
		['GET', '/wp-json/', { 'x-wp-nonce': 'a-guess' }],
		['GET', '/wp-json/wc-analytics/reports', { authorization: 'Bearer a-guess' }],
		['POST', '/wp-json/wp/v2/users/me', { 'content-type': 'application/json' }],
	] as const)('learns nothing from %s %s', async (method, path, headers) => {
		// The guesses of a stranger do not use up the owner's tries.
		const remoteAddress = '192.0.2.1';
		const told = async (base: string) => {
			const reply = await served.server.inject({
				...{ method, url: base + path, remoteAddress },
				headers: { ...headers },
			});
			const said = JSON.stringify([reply.statusCode, reply.headers, reply.body]);
			return said
				.replaceAll(/"(?:date|content-length)":"[^"]*",?|nonce-[\w-]+/g, '')
				.replaceAll(/auckland|nowhere|%(?:25)?61uckland|n%(?:25)?6fwhere/g, 'x');
		};
		for (const shops of ['/shops', '/%73hops']) {
			const known = await told(`${shops}/auckland`);
			expect(known).toMatch(/^\[40[13],/);
			expect(await told(`${shops}/nowhere`)).toBe(known);
		}
		expect(await told('/shops/n%6fwhere')).toBe(await told('/shops/%61uckland'));
	});

	it('learns nothing from a webhook or a backup', async () => {
		for (const path of ['shop-webhook', 'backup']) {
			const replies = await Promise.all(
				['/shops/auckland', '/shops/nowhere'].map((base) =>
					served.server.inject({
						method: 'POST',
						url: `${base}/wp-json/store-analytics/${path}`,
						payload: '{}',
						headers: { 'x-wc-webhook-signature': 'guessed' },
					}),
				),
			);
			expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
			expect(replies[0]?.body).toBe(replies[1]?.body);
		}
	});

	it('is led after the log-in to the requested page of the shop, and nowhere else', async () => {
		const logIn = (target: string) =>
			served.server.inject({
				method: 'POST',
				url: '/wp-login.php',
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
				payload: new URLSearchParams({ token, redirect_to: target }).toString(),
			});
		const target = '/shops/auckland/wp-admin/admin.php?page=wc-admin';
		expect((await logIn(target)).headers.location).toBe(target);
		expect((await logIn('/shops/../evil')).headers.location).toMatch(/^\/wp-admin\/admin\.php/);
	});
});

describe('The operations of several shops', () => {
	it('include the health of each, only with the token', async () => {
		expect((await served.server.inject('/healthz')).body).toBe('{"status":"ready"}');
		expect((await ask('/healthz')).body).toEqual({
			status: 'ready',
			shops: { berlin: 'ready', auckland: 'ready', crashed: 'broken' },
		});
	});

	it('include metrics of each, and of a route once for all', async () => {
		await ask(`/wp-json/${stats}`);
		await ask(`/shops/auckland/wp-json/${stats}`);
		const { text } = await ask('/metrics');
		expect(text).toMatch(/^store_analytics_store_size_bytes\{shop="auckland"\} [1-9]/m);
		expect(text).toMatch(/^store_analytics_store_broken\{shop="crashed"\} 1$/m);
		expect(text).toMatch(/^store_analytics_store_broken\{shop="berlin"\} 0$/m);
		const routes = text.split('\n').filter((line) => line.includes('requests_total'));
		expect(routes.join('\n')).toContain(`route="/wp-json/${stats}"`);
		expect(routes.join('\n')).not.toContain('/shops/');
	});
});
