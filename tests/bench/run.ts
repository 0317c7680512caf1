/**
 * `npm run bench` writes docs/performance.md. It measures:
 * - the server at 10 thousand, 100 thousand, 1 million and 10 million orders (8 GB in .cache), and its breakdowns at a million and
 *   more,
 * - the app in Chromium on a demo shop of 10 thousand orders,
 * - our components beside the published ones.
 *
 * `--only server|breakdowns|app|components` and `--sizes 10000,100000` choose a part. These print their numbers only:
 * - `--only shops --shops 20 --sizes 20000`: a server of several shops.
 * - `--only clickhouse --sizes 1000000`: moves a shop to ClickHouse as a library and asks both for reports and breakdowns. With `--shops 100`,
 *   ClickHouse holds that many shops.
 * - `--only agents --sizes 1000000`: queries by MCP and by REST, fifty clients at once, and an export as Parquet.
 *
 * These also write their numbers, as one row of a table:
 * - `--only database`: fills a store from the tables of a shop of a million orders. It needs MariaDB, 6 GB in .cache, and
 *   ten more minutes the first time.
 * - `--only wordpress --site URL [--runs 5] [--screens Orders,Stock]`: measures WooCommerce's screens and ours at a WordPress site with both.
 *   WORDPRESS_USER and WORDPRESS_PASSWORD log in. The bench switches the plugin off and on.
 *   `--large` opens a year and clears WooCommerce's report cache each time: for a shop of a million orders and a store
 *   server.
 * - `--only wordpress-breakdowns --site URL [--runs 3] [--dimensions product,tag] [--processes 12,34]`: asks WooCommerce for the Revenue of
 *   the last year, and the plugin for each breakdown of it. With the process ids of PHP and the database it also counts processor time.
 */
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureApp } from './app';
import { measureEngine } from './clickhouse/measure-engine';
import { measureComponents } from './components';
import { measureDatabase } from './shop-database/database';
import { machine, table } from './measure';
import { writeRow, writeSection } from './page';
import {
	appTables,
	breakdownTable,
	besideRevenueTable,
	componentTables,
	serverTables,
	wordPressRow,
} from './page-tables';
import { askBreakdowns } from './server/breakdowns';
import { measureShops } from './server/several-shops';
import { measureServer, NOW, shopOf } from './server/server';
import { measureWordPress } from './wordpress';
import { measureBreakdowns } from './wordpress/breakdowns';

const root = path.resolve(import.meta.dirname, '../..');

const { values: options } = parseArgs({
	options: {
		only: { type: 'string' },
		sizes: { type: 'string', default: '10000,100000,1000000,10000000' },
		site: { type: 'string' },
		runs: { type: 'string', default: '5' },
		screens: { type: 'string', default: '' },
		dimensions: { type: 'string', default: '' },
		processes: { type: 'string', default: '' },
		shops: { type: 'string' },
		large: { type: 'boolean', default: false },
	},
});

/** From so many orders on, breakdowns take a time that one notices. */
const MANY = 1_000_000;

const isWanted = (part: string) => !options.only || options.only === part;
if (isWanted('server')) await benchServer(options.sizes.split(',').map(Number));
if (isWanted('breakdowns')) await benchBreakdowns(options.sizes.split(',').map(Number));
if (isWanted('app')) await benchApp();
if (isWanted('components')) await benchComponents();
if (options.only === 'shops') await benchShops();
if (options.only === 'agents') await benchAgents();
if (options.only === 'clickhouse') await benchEngine();
if (options.only === 'database') await benchDatabase();
if (options.only === 'wordpress') await benchWordPress();
if (options.only === 'wordpress-breakdowns') await benchWordPressBreakdowns();

async function benchShops(): Promise<void> {
	const [count, orders] = [Number(options.shops ?? 20), Number(options.sizes.split(',')[0])];
	const { rows, openStores, megabytes } = await measureShops(count, orders, root);
	console.log(`${count} shops of ${orders} orders, ${machine()}`);
	for (const { name, milliseconds } of rows) console.log(`${milliseconds.toFixed(1)} ms  ${name}`);
	console.log(`${openStores} stores open, at most ${megabytes.toFixed(0)} MB`);
}

async function benchAgents(): Promise<void> {
	const file = await shopOf(Number(options.sizes.split(',')[0]), root);
	const program = path.join(import.meta.dirname, 'server/agents.ts');
	const said = execFileSync(process.execPath, ['--import', 'tsx', program, file], {
		...{ cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
	});
	console.log(`${machine()}, load ${os.loadavg()[0]?.toFixed(1)}`);
	console.log(JSON.stringify(JSON.parse(said), null, '\t'));
}

async function benchEngine(): Promise<void> {
	const [orders, shops] = [Number(options.sizes.split(',')[0]), Number(options.shops ?? 1)];
	const { tables, reports, ...numbers } = await measureEngine({ orders, shops }, root);
	const [load] = os.loadavg();
	console.log(`${shops} shops of ${orders} orders, ${machine()}, load ${load?.toFixed(1)}`);
	const sizes = tables.map(({ table, rows, bytes }) => [
		table,
		rows.toLocaleString('en'),
		(bytes / 1e6).toFixed(1),
		(bytes / orders / shops).toFixed(1),
	]);
	console.log(table(['table', 'rows', 'MB', 'bytes per order'], sizes));
	const times = reports.map(({ name, file, engine }) => [
		name,
		file.toFixed(1),
		engine.toFixed(1),
		`× ${(engine / file).toFixed(1)}`,
	]);
	console.log(table(['report', 'file, ms', 'ClickHouse, ms', 'ratio'], times));
	for (const [name, value] of Object.entries(numbers)) console.log(`${name} ${value.toFixed(1)}`);
}

async function benchServer(sizes: readonly number[]): Promise<void> {
	const measured = [];
	for (const orders of sizes) {
		console.log(`server, ${orders} orders …`);
		measured.push({ ...(await measureServer(orders, root)), orders });
	}
	writeSection('server', serverTables(measured));
}

async function benchBreakdowns(sizes: readonly number[]): Promise<void> {
	const measured = [];
	for (const orders of sizes.filter((size) => size >= MANY)) {
		console.log(`breakdowns, ${orders} orders …`);
		measured.push({ orders, times: await askBreakdowns(await shopOf(orders, root)) });
	}
	writeSection('breakdowns', breakdownTable(measured));
}

async function benchApp(): Promise<void> {
	writeSection('app', appTables(await measureApp(root, NOW)));
}

async function benchComponents(): Promise<void> {
	console.log('components …');
	writeSection('components', componentTables(await measureComponents(root)));
}

async function benchDatabase(): Promise<void> {
	const numbers = await measureDatabase(root);
	console.log(numbers);
	const { orders, seconds, processorSeconds, megabytes } = numbers;
	writeRow(
		'other work',
		['other work', 'time', 'most memory'],
		[
			`fill a store from a MariaDB with ${orders.toLocaleString('en')} orders`,
			`${seconds.toFixed(0)} s, ${processorSeconds.toFixed(0)} s of processor time`,
			`${megabytes.toFixed(0)} MB`,
		],
	);
}

async function benchWordPress(): Promise<void> {
	const numbers = await measureWordPress({
		...askedSite(),
		only: namesIn(options.screens),
		isLarge: options.large,
	});
	console.log(JSON.stringify(numbers, null, 1));
	const { heads, row } = wordPressRow(numbers, options.large);
	writeRow('WordPress', heads, row);
}

async function benchWordPressBreakdowns(): Promise<void> {
	const numbers = await measureBreakdowns({
		...askedSite(),
		only: namesIn(options.dimensions),
		processes: namesIn(options.processes).map(Number),
	});
	console.log(`${numbers.versions}, load ${os.loadavg()[0]?.toFixed(1)}`);
	writeSection('breakdowns in WordPress', besideRevenueTable(numbers));
}

function askedSite() {
	const { WORDPRESS_USER: user = '', WORDPRESS_PASSWORD: password = '' } = process.env;
	const { site: url, runs } = options;
	if (!url) throw new Error('Say where the WordPress is: --site http://…');
	return { url, user, password, runs: Number(runs) };
}

function namesIn(list: string): string[] {
	return list.split(',').filter(Boolean);
}
