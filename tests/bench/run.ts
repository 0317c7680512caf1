/**
 * `npm run bench` writes docs/performance.md. It measures:
 * - the server at 10 thousand, 100 thousand, 1 million and 10 million orders (8 GB in .cache),
 * - the app in Chromium on a demo shop of 10 thousand orders,
 * - our components beside the published ones.
 *
 * `--only server|app|components` and `--sizes 10000,100000` choose a part. These print their numbers only:
 * - `--only shops --shops 20 --sizes 20000`: a server of several shops.
 * - `--only clickhouse --sizes 1000000`: moves a shop to ClickHouse as a library and queries both. With `--shops 100`,
 *   ClickHouse holds that many shops.
 *
 * These also write their numbers:
 * - `--only database`: fills a store from the tables of a shop of a million orders. It needs MariaDB, 6 GB in .cache, and
 *   ten more minutes the first time.
 * - `--only wordpress --site URL [--runs 5] [--screens Orders,Stock]`: measures WooCommerce's screens and ours at a WordPress site with both.
 *   WORDPRESS_USER and WORDPRESS_PASSWORD log in. The bench switches the plugin off and on.
 *   `--large` opens a year and clears WooCommerce's report cache each time: for a shop of a million orders and a store
 *   server.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureApp, type AppNumbers } from './app';
import { measureEngine } from './clickhouse/measure-engine';
import { measureComponents, type Pair } from './components';
import { measureDatabase } from './shop-database/database';
import { machine, table } from './measure';
import { measureShops } from './server/several-shops';
import { measureServer, NOW, type ServerNumbers } from './server/server';
import { measureWordPress, type Side } from './wordpress';

const root = path.resolve(import.meta.dirname, '../..');
const page = path.join(root, 'docs/performance.md');

const { values: options } = parseArgs({
	options: {
		only: { type: 'string' },
		sizes: { type: 'string', default: '10000,100000,1000000,10000000' },
		site: { type: 'string' },
		runs: { type: 'string', default: '5' },
		screens: { type: 'string', default: '' },
		shops: { type: 'string' },
		large: { type: 'boolean', default: false },
	},
});

const isWanted = (part: string) => !options.only || options.only === part;
if (isWanted('server')) await benchServer(options.sizes.split(',').map(Number));
if (isWanted('app')) await benchApp();
if (isWanted('components')) await benchComponents();
if (options.only === 'shops') await benchShops();
if (options.only === 'clickhouse') await benchEngine();
if (options.only === 'database') await benchDatabase();
if (options.only === 'wordpress') await benchWordPress();

async function benchShops(): Promise<void> {
	const [count, orders] = [Number(options.shops ?? 20), Number(options.sizes.split(',')[0])];
	const { rows, openStores, megabytes } = await measureShops(count, orders, root);
	console.log(`${count} shops of ${orders} orders, ${machine()}`);
	for (const { name, milliseconds } of rows) console.log(`${milliseconds.toFixed(1)} ms  ${name}`);
	console.log(`${openStores} stores open, at most ${megabytes.toFixed(0)} MB`);
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
	const measured: ServerNumbers[] = [];
	for (const size of sizes) {
		console.log(`server, ${size} orders …`);
		measured.push(await measureServer(size, root));
	}
	const row = (name: string, values: readonly number[], digits: number) => {
		const growth = (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN);
		return [name, ...values.map((value) => value.toFixed(digits)), `× ${growth.toFixed(1)}`];
	};
	const rows = (measured[0]?.rows ?? []).map(({ name }, at) =>
		row(
			name,
			measured.map((numbers) => numbers.rows[at]?.milliseconds ?? Number.NaN),
			1,
		),
	);
	rows.push(
		row(
			'_most memory, MB_',
			measured.map(({ megabytes }) => megabytes),
			0,
		),
		row(
			'_size on disk, MB_',
			measured.map(({ megabytesOnDisk }) => megabytesOnDisk),
			0,
		),
	);
	const heads = ['report', ...sizes.map((size) => `${size.toLocaleString('en')} orders`), 'growth'];
	write('server', `${dated()}\n\n${table(heads, rows)}`);
}

async function benchApp(): Promise<void> {
	const { openings, interactions }: AppNumbers = await measureApp(root, NOW);
	const screens = table(
		[
			'screen',
			'cold, ms',
			'warm, ms',
			'seen, ms',
			'script, kB',
			'REST',
			'long tasks, ms',
			'heap, MB',
		],
		openings.map((row) => [
			row.screen,
			row.coldReady.toFixed(0),
			row.warmReady.toFixed(0),
			row.cachedReady.toFixed(0),
			(row.scriptBytes / 1000).toFixed(1),
			row.requests,
			`${row.longTasks.toFixed(0)} (longest ${row.longestTask.toFixed(0)})`,
			row.heap.toFixed(1),
		]),
	);
	const acts = table(
		['interaction', 'settled, ms', 'longest task, ms'],
		interactions.map((row) => [row.name, row.settled.toFixed(0), row.longestTask.toFixed(0)]),
	);
	write('app', `${dated()}\n\n${screens}\n\n${acts}`);
}

async function benchComponents(): Promise<void> {
	console.log('components …');
	const { times, sizes } = await measureComponents(root);
	const beside = (what: string, pairs: readonly Pair[], write: (value: number) => string) =>
		table(
			[what, 'ours', 'published', 'ratio'],
			pairs.map(({ name, ours, woocommerce }) => [
				name,
				write(ours),
				write(woocommerce),
				`× ${(woocommerce / ours).toFixed(1)}`,
			]),
		);
	const milliseconds = beside('milliseconds', times, (value) => value.toFixed(1));
	const bytes = beside('kB of gzip, imported alone', sizes, (value) => (value / 1000).toFixed(1));
	write('components', `${dated()}\n\n${milliseconds}\n\n${bytes}`);
}

async function benchDatabase(): Promise<void> {
	const { load, ...numbers } = await measureDatabase(root);
	const rows = [
		['orders', numbers.orders.toLocaleString('en')],
		['time until all orders are loaded, s', numbers.secondsOfOrders.toFixed(0)],
		['time until everything is loaded and each day compared, s', numbers.seconds.toFixed(0)],
		['processor time of the store, s', numbers.processorSeconds.toFixed(0)],
		['processor time of MariaDB, s', numbers.databaseSeconds.toFixed(0)],
		['most memory of the store, MB', numbers.megabytes.toFixed(0)],
		['days that differ', numbers.differingDays],
	];
	const [before, after] = load.map((processes) => processes.toFixed(1));
	const page = `Load average: ${before} before, ${after} after.`;
	write(
		'database',
		`${dated()} ${page}\n\n${table(['filling a store by the database', ''], rows)}`,
	);
}

async function benchWordPress(): Promise<void> {
	const { WORDPRESS_USER: user = '', WORDPRESS_PASSWORD: password = '' } = process.env;
	const { site: url, screens: only } = options;
	if (!url) throw new Error('Say where the WordPress is: --site http://…');
	const { versions, empty, screens } = await measureWordPress({
		url,
		user,
		password,
		runs: Number(options.runs),
		only: only.split(',').filter(Boolean),
		isLarge: options.large,
	});
	const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
	const times = (ours: Side, theirs: Side, how: 'cold' | 'warm') => [
		`${theirs[how].toFixed(0)} → ${ours[how].toFixed(0)}`,
		(ours[how] / theirs[how]).toFixed(2),
		(ours[how] / empty[how]).toFixed(2),
	];
	const heads = ['screen', 'script, kB', 'share', 'REST', 'cold, ms', 'share', 'of empty'];
	const rows = screens.map(({ screen, theirs, ours }) => [
		screen,
		`${kilobytes(theirs.script)} → ${kilobytes(ours.script)}`,
		(ours.script / theirs.script).toFixed(2),
		`${theirs.rest} → ${ours.rest}`,
		...times(ours, theirs, 'cold'),
		...(options.large ? [] : times(ours, theirs, 'warm')),
	]);
	const warm = options.large ? '' : `, ${empty.warm.toFixed(0)} ms warm`;
	const page = `An empty page of wp-admin: ${kilobytes(empty.script)} kB of script, ${empty.cold.toFixed(0)} ms cold${warm}.`;
	const columns = [...heads, ...(options.large ? [] : ['warm, ms', 'share', 'of empty'])];
	const [load] = os.loadavg();
	const state = `Load average: ${load?.toFixed(1)}.`;
	const section = options.large ? `${versions}, large` : versions;
	write(section, `${dated()} ${state} ${page}\n\n${table(columns, rows)}`);
}

function dated(): string {
	return `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}.`;
}

/** Prints a section and writes it into the page, between its marks. Without marks, it only prints. */
function write(section: string, text: string): void {
	console.log(`\n${text}\n`);
	const mark = (end: string) => `<!-- ${end} of ${section} -->`;
	const before = readFileSync(page, 'utf8');
	const [head, rest] = before.split(mark('start'));
	const tail = rest?.split(mark('end'))[1];
	if (head === undefined || tail === undefined) {
		console.log(`${page} has no marks for '${section}', so this was printed only.`);
		return;
	}
	writeFileSync(page, `${head}${mark('start')}\n\n${text}\n\n${mark('end')}${tail}`);
}
