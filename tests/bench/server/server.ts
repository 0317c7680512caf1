import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
	createDemoShop,
	createStoreServer,
	openDatabase,
	type Database,
	type StoreDatabase,
	type StoreServer,
} from '@store-analytics/store-server';
import { readReport } from '../../../packages/store-server/src/database/sql';
import { growShop } from './grown-shop';
import { typical, type Row } from '../measure';

/** "Now" of every generated shop, so that two runs cover the same days. */
export const NOW = new Date('2026-11-20T17:00:00Z');

const YEAR = 'after=2025-11-21T00:00:00&before=2026-11-20T23:59:59';
const PAGE = 'page=1&per_page=25';
const DAILY = `interval=day&per_page=100&order=asc&${YEAR}`;
const fields = (...names: string[]) =>
	names.map((name, index) => `fields[${index}]=${name}`).join('&');

/** One request of each report over a year, as its screen sends it. */
export const requests: Readonly<Record<string, string>> = {
	'revenue/stats by day': `reports/revenue/stats?${DAILY}&${fields('gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales', 'orders_count')}`,
	'revenue, first page': `reports/revenue/stats?interval=day&orderby=date&order=desc&${PAGE}&${YEAR}&${fields('orders_count', 'gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales')}`,
	'orders/stats by day': `reports/orders/stats?${DAILY}&${fields('orders_count', 'net_revenue', 'avg_order_value', 'avg_items_per_order', 'total_customers', 'products', 'num_items_sold', 'coupons_count')}`,
	'orders/stats by week, coupon used': `reports/orders/stats?interval=week&per_page=100&match=all&coupon_includes=1&${YEAR}`,
	'orders, first page': `reports/orders?extended_info=true&orderby=date&order=desc&${PAGE}&${YEAR}`,
	'products/stats by day': `reports/products/stats?${DAILY}&${fields('items_sold', 'net_revenue', 'orders_count', 'products_count')}`,
	'products, first page': `reports/products?extended_info=true&orderby=items_sold&${PAGE}&${YEAR}`,
	'variations/stats by day': `reports/variations/stats?${DAILY}&${fields('items_sold', 'net_revenue', 'orders_count', 'variations_count')}`,
	'variations, first page': `reports/variations?extended_info=true&orderby=items_sold&${PAGE}&${YEAR}`,
	'categories, first page': `reports/categories?extended_info=true&orderby=items_sold&${PAGE}&${YEAR}`,
	'coupons/stats by day': `reports/coupons/stats?${DAILY}&${fields('orders_count', 'amount', 'coupons_count')}`,
	'coupons, first page': `reports/coupons?extended_info=true&orderby=orders_count&${PAGE}&${YEAR}`,
	'taxes/stats by day': `reports/taxes/stats?${DAILY}&${fields('total_tax', 'order_tax', 'shipping_tax', 'orders_count', 'tax_codes')}`,
	'taxes, first page': `reports/taxes?orderby=tax_rate_id&${PAGE}&${YEAR}`,
	'downloads/stats by day': `reports/downloads/stats?${DAILY}&${fields('download_count')}`,
	'customers, first page': `reports/customers?orderby=date_last_active&order=desc&${PAGE}`,
	'stock, first page': `reports/stock?orderby=stock_status&order=asc&${PAGE}`,
	'performance indicators': `reports/performance-indicators?stats=revenue/total_sales,revenue/net_revenue,orders/orders_count,products/items_sold,variations/items_sold&${YEAR}`,
	leaderboards: `leaderboards?per_page=5&${YEAR}`,
};

/** Orders of the largest shop that is generated order by order; larger ones are grown from it. */
const LARGEST_MADE = 1_000_000;

/** Measurements of a shop of one size. */
export interface ServerNumbers {
	/** Milliseconds of each report's response. */
	readonly rows: readonly Row[];
	/** Peak memory of the process, in MB. */
	readonly megabytes: number;
	/** Size of the store's file, in MB. */
	readonly megabytesOnDisk: number;
}

/** Measures a shop of `orders` orders in its own process. Shops are generated once and stay in .cache/bench. */
export async function measureServer(orders: number, root: string): Promise<ServerNumbers> {
	const file = await shopOf(orders, root);
	const said = execFileSync(
		process.execPath,
		['--import', 'tsx', path.join(import.meta.dirname, 'ask-server.ts'), file],
		{ cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
	);
	return {
		...(JSON.parse(said) as Pick<ServerNumbers, 'rows' | 'megabytes'>), // as: ask-server.ts prints it
		megabytesOnDisk: statSync(file).size / 1e6,
	};
}

/** Returns the store with this number of orders; generates it once. */
export async function shopOf(orders: number, root: string): Promise<string> {
	const file = path.join(root, '.cache/bench', `${orders}.duckdb`);
	if (existsSync(file)) return file;
	if (orders > LARGEST_MADE) {
		const times = orders / LARGEST_MADE;
		if (!Number.isInteger(times)) throw new Error('Beyond a million, sizes are whole millions.');
		await growShop(await shopOf(LARGEST_MADE, root), file, times);
	} else {
		await createDemoShop({ file, orders, now: NOW });
	}
	return file;
}

/** Requests each report from the server of a store. */
export async function askServer(file: string): Promise<Row[]> {
	const database = await openDatabase(file);
	const token = 'bench';
	const start = (store: StoreDatabase) =>
		createStoreServer({ context: { database: store, now: () => NOW }, token });
	const server = await start(readingAnew(database));
	const remembering = await start(database);
	const headers = { authorization: `Bearer ${token}` };
	const rows: Row[] = [];
	for (const [name, url] of Object.entries(requests)) {
		rows.push({ name, milliseconds: await typical(() => askFor(server, url, headers)) });
	}
	const again = () => askFor(remembering, requests['orders/stats by day'] ?? '', headers);
	rows.push({ name: '_orders/stats by day, cached_', milliseconds: await typical(again) });
	rows.push(...(await askBeside(server, headers)));
	await server.close();
	await remembering.close();
	await database.close();
	return rows;
}

/** Wraps the database so that it parses every statement afresh. */
export function readingAnew(database: StoreDatabase): StoreDatabase {
	let count = 0;
	const anew = (reader: Database): Pick<Database, 'all' | 'readReport'> => ({
		all: (statement, parameters) => reader.all(`${statement} -- ${count++}`, parameters),
		...(reader.readReport && {
			readReport: ({ text, values, clickhouse }) =>
				readReport(reader, { text, values, clickhouse: `${clickhouse} -- ${count++}` }),
		}),
	});
	const readingFor: StoreDatabase['readingFor'] = (signal) => {
		const reading = database.readingFor?.(signal) ?? database;
		return { ...reading, ...anew(reading) };
	};
	return Object.assign(Object.create(database) as StoreDatabase, { ...anew(database), readingFor });
}

export async function askFor(
	server: StoreServer,
	url: string,
	headers: Record<string, string>,
): Promise<void> {
	const reply = await server.inject({ url: `/wp-json/wc-analytics/${url}`, headers });
	if (reply.statusCode !== 200)
		throw new Error(`${url} responded ${reply.statusCode}: ${reply.body}`);
}

const LIGHT = 'admin/notes?per_page=5';
const HEAVY = `reports/orders/stats?interval=day&per_page=100&segmentby=product&status_is_not[]=refunded&after=2023-01-01T00:00:00&before=2026-12-31T23:59:59`;

/** Measures the slowest of 30 light requests, first alone, then while a heavy request is always in flight. */
async function askBeside(server: StoreServer, headers: Record<string, string>): Promise<Row[]> {
	const ask = (path: string) => server.inject({ url: `/wp-json/wc-analytics/${path}`, headers });
	const longest = async () => {
		let most = 0;
		for (let count = 0; count < 30; count++) {
			const begin = performance.now();
			await ask(LIGHT);
			most = Math.max(most, performance.now() - begin);
			await setTimeout(50);
		}
		return most;
	};
	const alone = await longest();
	let isOver = false;
	const heavy = (async () => {
		while (!isOver) await ask(HEAVY);
	})();
	const beside = await longest();
	isOver = true;
	await heavy;
	return [
		{ name: '_longest of 30 light requests, alone_', milliseconds: alone },
		{ name: '_the same beside a heavy one_', milliseconds: beside },
	];
}
