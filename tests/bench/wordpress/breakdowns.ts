import { request, type APIRequestContext } from 'playwright-core';
import { breakdownNumbersByGrain } from '../../../src/reports/catalog/dimensions/numbers-by-grain';
import { median } from '../measure';
import { processorSeconds } from './processes';

/** Median seconds of one request: until its response has come, and of processors. */
export interface Seconds {
	readonly wall: number;
	/** NaN if no processes were named. */
	readonly processor: number;
}

/** One line of the table. Revenue has its days and its totals, a breakdown its first page and its five greatest rows by day. */
export interface BesideRevenue {
	readonly name: string;
	readonly rows: Seconds;
	readonly byDay: Seconds;
}

/** The site, its user, and what to ask it. */
export interface BreakdownsOfSite {
	readonly url: string;
	readonly user: string;
	readonly password: string;
	readonly runs: number;
	/** Keys of dimensions; all if empty. */
	readonly only: readonly string[];
	/** Ids of the processes of PHP and the database, which count with their children. */
	readonly processes: readonly number[];
}

export interface BreakdownNumbers {
	/** For example "WordPress 7.1, WooCommerce 10.9.1". */
	readonly versions: string;
	readonly revenue: BesideRevenue;
	readonly breakdowns: readonly BesideRevenue[];
}

interface Asked {
	readonly name: string;
	readonly rows: () => Promise<void>;
	readonly byDay: () => Promise<void>;
}

/**
 * Asks WooCommerce for the Revenue of a year, and the plugin for each breakdown of it, in turn. WooCommerce's cache of
 * reports is cleared before each request.
 */
export async function measureBreakdowns(site: BreakdownsOfSite): Promise<BreakdownNumbers> {
	const rest = await signIn(site);
	try {
		const asked = [revenue(rest), ...(await breakdowns(rest, site.only))];
		// The first answers of a site fill caches of PHP and of the database.
		await asked[0]?.rows();
		const seen = asked.map(() => ({ rows: [] as Seconds[], byDay: [] as Seconds[] }));
		for (let run = 0; run < site.runs; run++) {
			for (const [place, { name, ...requests }] of asked.entries()) {
				for (const part of ['rows', 'byDay'] as const) {
					await rest.forgetReports();
					const taken = await timed(requests[part], site.processes);
					seen[place]?.[part].push(taken);
					console.log(`run ${run + 1}, ${name}, ${part}: ${JSON.stringify(taken)}`);
				}
			}
		}
		const [first, ...others] = asked.map(({ name }, place) => ({
			name,
			rows: middle(seen[place]?.rows ?? []),
			byDay: middle(seen[place]?.byDay ?? []),
		}));
		if (!first) throw new Error('Nothing was measured.');
		return { versions: rest.versions, revenue: first, breakdowns: others };
	} finally {
		await rest.close();
	}
}

function middle(taken: readonly Seconds[]): Seconds {
	return {
		wall: median(taken.map(({ wall }) => wall)),
		processor: median(taken.map(({ processor }) => processor)),
	};
}

async function timed(ask: () => Promise<void>, processes: readonly number[]): Promise<Seconds> {
	const [spent, start] = [processorSeconds(processes), performance.now()];
	await ask();
	const wall = (performance.now() - start) / 1000;
	return { wall, processor: processorSeconds(processes) - spent };
}

/** The year that ends today, as both sides name its days. */
function yearUntil(now: Date) {
	const day = (at: number) => new Date(at).toISOString().slice(0, 10);
	return { after: day(now.getTime() - 364 * 86_400_000), before: day(now.getTime()) };
}

/** As its screen asks: the first days of the chart. Its totals alone are those of the year as one interval. */
function revenue(rest: Rest): Asked {
	const { after, before } = yearUntil(new Date());
	const ask = (interval: string) =>
		rest.get('/wc-analytics/reports/revenue/stats', {
			after: `${after}T00:00:00`,
			before: `${before}T23:59:59`,
			interval,
			per_page: '100',
			order: 'asc',
		});
	const name = 'WooCommerce’s Revenue';
	return { name, rows: () => ask('year').then(noted), byDay: () => ask('day').then(noted) };
}

async function breakdowns(rest: Rest, only: readonly string[]): Promise<Asked[]> {
	const range = yearUntil(new Date());
	const declared = (await rest.get('/store-analytics/v1/dimensions')) as readonly {
		readonly key: string;
		readonly grain: string;
	}[];
	const unknown = only.filter((name) => !declared.some(({ key }) => key === name));
	if (unknown.length > 0) throw new Error(`The site has no dimension ${unknown.join()}.`);
	return declared
		.filter(({ key }) => only.length === 0 || only.includes(key))
		.map(({ key, grain }) => {
			const metrics =
				breakdownNumbersByGrain[grain as keyof typeof breakdownNumbersByGrain]?.main ?? [];
			const ask = (about: object) =>
				rest
					.post('/store-analytics/v1/query', {
						...{ range, dimensions: [key], metrics },
						...about,
					})
					.then(noted);
			return {
				name: key,
				rows: () => ask({ limit: 25 }),
				byDay: () => ask({ metrics: metrics.slice(0, 1), limit: 5, interval: 'day' }),
			};
		});
}

function noted(): void {}

interface Rest {
	readonly versions: string;
	get(route: string, params?: Readonly<Record<string, string>>): Promise<unknown>;
	post(route: string, data: object): Promise<unknown>;
	/** Clears WooCommerce's cache of reports with its own tool. */
	forgetReports(): Promise<void>;
	close(): Promise<void>;
}

/** Logs in, and reads the site's versions. */
async function signIn({ url, user, password }: BreakdownsOfSite): Promise<Rest> {
	const context = await request.newContext({ timeout: 0 });
	const admin = `${url.replace(/\/$/, '')}/wp-admin/`;
	const forms = { log: user, pwd: password, testcookie: '1' };
	await context.get(`${admin}../wp-login.php`);
	await context.post(`${admin}../wp-login.php`, { form: forms, maxRedirects: 0 });
	const nonce = await (await context.get(`${admin}admin-ajax.php?action=rest-nonce`)).text();
	const ask = asking(context, `${admin}../index.php`, { 'X-WP-Nonce': nonce });
	const status = (await ask('GET', '/wc/v3/system_status')) as {
		readonly environment: { readonly wp_version: string; readonly version: string };
	};
	const { wp_version: wordpress, version } = status.environment;
	const tool = '/wc/v3/system_status/tools/clear_woocommerce_analytics_cache';
	return {
		versions: `WordPress ${wordpress}, WooCommerce ${version}`,
		get: (route, params) => ask('GET', route, params),
		post: (route, data) => ask('POST', route, {}, data),
		forgetReports: () => ask('POST', tool, {}, { confirm: true }).then(noted),
		close: () => context.dispose(),
	};
}

function asking(context: APIRequestContext, address: string, headers: Record<string, string>) {
	return async (
		method: string,
		route: string,
		params: Readonly<Record<string, string>> = {},
		data?: object,
	): Promise<unknown> => {
		const about = { method, headers, params: { rest_route: route, ...params } };
		const reply = await context.fetch(address, data ? { ...about, data } : about);
		if (!reply.ok()) throw new Error(`${route}: ${reply.status()} ${await reply.text()}`);
		return reply.json();
	};
}
