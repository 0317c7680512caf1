import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Statement } from '../database/database';
import type { StoreDatabase } from '../database/store-database';
import { registerRestRoutes } from '../rest';
import { exportOf, type ShopExport } from './exports/shop-export';
import { MadeStores } from './made-stores';
import { isThorough } from './thorough';
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
	readonly ask: Ask;
	/** Cells of the file that a report is exported to, line by line; none when there are no rows. */
	readonly exported: (report: string, query?: Query) => Promise<string[][]>;
	/** The next of what is to be asked, so that all shops together are asked everything. */
	readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** The same in a store of its own, to change it. */
export interface OwnShop extends MadeShop {
	readonly database: StoreDatabase;
}

/** Times as many shops in a thorough run, which `SHOPS` says otherwise. */
const THOROUGH = 10;

const choices = fc.noShrink(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }));

/** How many times as many shops, or which part of them. What a failing shop may take to shrink is bounded, too. */
const times = Number(process.env['SHOPS'] ?? (isThorough ? THOROUGH : 1));

/** The same shops every time, so that a change fails by its own doing; `SHOPS_SEED=7` tries others. */
const seed = Number(process.env['SHOPS_SEED'] ?? 1);

/** So many cases, or `SHOPS` times as many. */
export function someOf(cases: number): number {
	return Math.ceil(cases * times);
}

/** Reads the rows of a report's statement from a store, in place of the store itself. */
export type ReadReport = (store: StoreDatabase, statement: Statement) => Promise<object[]>;

/** A server for many shops, one after the other. */
export class ShopBench {
	private readonly stores = new MadeStores();
	private database: StoreDatabase | null = null;
	private readonly app: FastifyInstance;

	private constructor() {
		this.app = Fastify();
	}

	static async open(readReport?: ReadReport): Promise<ShopBench> {
		const bench = new ShopBench();
		const database = served(() => bench.current, readReport);
		const context = { database, now: () => new Date() };
		bench.app.addHook('onRequest', async (request) => Reflect.set(request, 'access', 'full'));
		await bench.app.register(async (scope) => registerRestRoutes(scope, context), {
			prefix: '/wp-json',
		});
		return bench;
	}

	/** Serves a store with these files, and checks something of it. */
	async inExport<Result>(files: ShopExport, check: (ask: Ask) => Promise<Result>): Promise<Result> {
		this.database = await this.stores.own(files);
		return check((path, query) => this.ask(path, query));
	}

	/** Checks something of so many random shops, or of `SHOPS` times as many. All tests of a file share the stores of these shops. */
	inShops(numRuns: number, check: (made: MadeShop) => Promise<void>): Promise<void> {
		return this.assert(numRuns, async (shop, choices) => {
			const files = exportOf(shop);
			this.database = await this.stores.shared(files);
			await check(this.made(shop, files, choices));
		});
	}

	/** As `inShops`, each in a store that the check may change. */
	inOwnShops(numRuns: number, check: (made: OwnShop) => Promise<void>): Promise<void> {
		return this.assert(numRuns, async (shop, choices) => {
			const files = exportOf(shop);
			const database = await this.stores.own(files);
			this.database = database;
			await check({ ...this.made(shop, files, choices), database });
		});
	}

	async close(): Promise<void> {
		await this.app.close();
		await this.stores.close();
	}

	private get current(): StoreDatabase {
		if (!this.database) throw new Error('No shop is served.');
		return this.database;
	}

	private assert(
		numRuns: number,
		check: (shop: ShopDescription, choices: readonly number[]) => Promise<void>,
	): Promise<void> {
		return fc.assert(fc.asyncProperty(randomShop(), choices, check), {
			seed,
			numRuns: someOf(numRuns),
			interruptAfterTimeLimit: 60_000 * Math.max(1, times),
		});
	}

	private made(shop: ShopDescription, files: ShopExport, choices: readonly number[]): MadeShop {
		let asked = 0;
		return {
			shop,
			files,
			ask: (path, query) => this.ask(path, query),
			exported: (report, query) => this.exported(report, query),
			pick: (items) => chosen(items, choices[asked++ % choices.length] ?? 0),
		};
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
		const parts = await this.current.all<{ text: string }>(
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

/** Whichever store is the current one, as a database. */
function served(current: () => StoreDatabase, readReport?: ReadReport): StoreDatabase {
	return new Proxy({} as StoreDatabase /* all of it is read of the current one */, {
		get(_, name) {
			if (readReport && name === 'readReport') {
				return (statement: Statement) => readReport(current(), statement);
			}
			if (readReport && name === 'readingFor') return undefined;
			const value: unknown = Reflect.get(current(), name);
			return typeof value === 'function' ? (value.bind(current()) as unknown) : value;
		},
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
