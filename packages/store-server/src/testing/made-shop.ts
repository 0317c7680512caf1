import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { readEngineAddress } from '../clickhouse/engine-address';
import { openWithEngine } from '../clickhouse/open-with-engine';
import type { StoreDatabase } from '../database/store-database';
import { fillStore } from '../sources/export/import-shop';
import { registerRestRoutes } from '../rest';
import { tables } from '../schema/schema';
import { exportOf, exportSource, type ShopExport } from './exports/shop-export';
import { randomShop } from './shops/random-shop';
import type { ShopDescription } from './shops/shop-description';

/** Everything that happens in a made-up shop lies between, by any shop's clock. */
export const FROM = '2025-09-01T00:00:00';
export const UNTIL = '2026-06-30T23:59:59';

export type Query = Readonly<
	Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>;

export interface Reply<Body> {
	readonly body: Body;
	readonly total: number;
	readonly pages: number;
}

/** Asks `/wc-analytics/<path>`; a period that is not given is the whole. Fails for anything but a success. */
export type Ask = <Body>(path: string, query?: Query) => Promise<Reply<Body>>;

/** A made-up shop as its description, its export, and a store that serves it. */
export interface MadeShop {
	readonly shop: ShopDescription;
	readonly files: ShopExport;
	/** The store itself, to change it. */
	readonly database: StoreDatabase;
	readonly ask: Ask;
	/** Cells of the file that a report is exported to, line by line; none when there are no rows. */
	readonly exported: (report: string, query?: Query) => Promise<string[][]>;
	/** The next of what is to be asked, so that all shops together are asked everything. */
	readonly pick: <Item>(items: readonly Item[]) => Item;
}

const choices = fc.noShrink(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }));

/** How many times as many shops, or which part of them. What a failing shop may take to shrink is bounded, too. */
const times = Number(process.env['SHOPS'] ?? 1);

/** The same shops every time, so that a change fails by its own doing; `SHOPS_SEED=7` tries others. */
const seed = Number(process.env['SHOPS_SEED'] ?? 1);

/** So many cases, or `SHOPS` times as many. */
export function someOf(cases: number): number {
	return Math.ceil(cases * times);
}

/** One store for many shops, one after the other: what a new one costs is most of what a small shop does. */
export class ShopBench {
	private constructor(
		private readonly database: StoreDatabase,
		private readonly app: FastifyInstance,
	) {}

	static async open(): Promise<ShopBench> {
		const database = await openInMemory();
		const app = Fastify();
		app.addHook('onRequest', async (request) => Reflect.set(request, 'access', 'full'));
		await app.register(
			async (scope) => registerRestRoutes(scope, { database, now: () => new Date() }),
			{ prefix: '/wp-json' },
		);
		return new ShopBench(database, app);
	}

	/** Makes the store that of this shop, and checks something of it. */
	async inShop<Result>(
		shop: ShopDescription,
		check: (made: MadeShop) => Promise<Result>,
		choices: readonly number[] = [0],
	): Promise<Result> {
		const files = exportOf(shop);
		await this.fill(files);
		let asked = 0;
		return check({
			shop,
			files,
			database: this.database,
			ask: (path, query) => this.ask(path, query),
			exported: (report, query) => this.exported(report, query),
			pick: (items) => chosen(items, choices[asked++ % choices.length] ?? 0),
		});
	}

	/** Makes the store that of these files, and asks it. */
	async inExport<Result>(files: ShopExport, check: (ask: Ask) => Promise<Result>): Promise<Result> {
		await this.fill(files);
		return check((path, query) => this.ask(path, query));
	}

	/** Checks something of so many random shops, or of `SHOPS` times as many. */
	async inShops(numRuns: number, check: (made: MadeShop) => Promise<void>): Promise<void> {
		await fc.assert(
			fc.asyncProperty(randomShop(), choices, (shop, made) => this.inShop(shop, check, made)),
			{
				seed,
				numRuns: someOf(numRuns),
				interruptAfterTimeLimit: 60_000 * Math.max(1, times),
			},
		);
	}

	async close(): Promise<void> {
		await this.app.close();
		await this.database.close();
	}

	private async fill(files: ShopExport): Promise<void> {
		await this.database.transaction(async (within) => {
			for (const table of Object.keys(tables)) {
				const kept = table === 'store_meta' ? `key IN ('application', 'schema_version')` : 'false';
				await within.run(`DELETE FROM "${table}" WHERE NOT (${kept})`);
			}
		});
		await fillStore(this.database, exportSource(files));
	}

	private async exported(report: string, query: Query = {}): Promise<string[][]> {
		const url = `/wp-json/wc-analytics/reports/${report}/export`;
		const payload = { report_args: { after: FROM, before: UNTIL, ...query } };
		const started = (await this.app.inject({ method: 'POST', url, payload })).json();
		if (!started.export_id) return [];
		const status = `${url}/${started.export_id}/status`;
		while ((await this.app.inject({ url: status })).json().percent_complete !== 100) {
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
		const parts = await this.database.all<{ text: string }>(
			'SELECT text FROM report_exports WHERE id = ? ORDER BY position',
			[String(started.export_id)],
		);
		return cellsOf(parts.map(({ text }) => text).join(''));
	}

	private async ask<Body>(path: string, query: Query = {}): Promise<Reply<Body>> {
		const url = `/wp-json/wc-analytics/${path}?${queryString({ after: FROM, before: UNTIL, ...query })}`;
		const reply = await this.app.inject({ url });
		if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
		const header = (name: string) => Number(reply.headers[name]);
		return {
			body: reply.json(),
			total: header('x-wp-total'),
			pages: header('x-wp-totalpages'),
		};
	}
}

/** Reports are read from ClickHouse where the environment names a server; what keeps changes from it fails the test. */
function openInMemory(): Promise<StoreDatabase> {
	const server = process.env['STORE_ANALYTICS_TEST_ENGINE'];
	return openWithEngine(':memory:', server ? [readEngineAddress(server)] : [], (error) => {
		throw error;
	});
}

function queryString(query: Query): string {
	return Object.entries(query)
		.filter(([, value]) => value !== undefined)
		.flatMap(([name, value]) =>
			Array.isArray(value)
				? value.map((item) => [`${name}[]`, String(item)])
				: [[name, String(value)]],
		)
		.map((pair) => pair.map(encodeURIComponent).join('='))
		.join('&');
}

/** Lines and cells of a CSV file; cells with quotes may hold anything. */
function cellsOf(file: string): string[][] {
	return file
		.replace(/^\uFEFF/, '')
		.split('\r\n')
		.slice(0, -1)
		.map((line) =>
			[...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
				([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
			),
		);
}

function chosen<Item>(items: readonly Item[], choice: number): Item {
	const item = items[choice % items.length];
	if (item === undefined) throw new Error('There is nothing to choose from.');
	return item;
}
