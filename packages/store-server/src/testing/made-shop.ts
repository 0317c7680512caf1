import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { Statement } from '../database/database';
import type { StoreDatabase } from '../database/store-database';
import { exportOf, type ShopExport } from './exports/shop-export';
import { MadeStores } from './made-stores';
import { restApp } from './rest-app';
import { isThorough } from './thorough';
import { until } from './until';
import type { Numbers } from './sums';
import { randomShop } from './shops/random-shop';
import type { ShopDescription } from './shops/shop-description';

/** All events of a generated shop are between these times, in every time zone. */
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

/** Queries `/wc-analytics/<path>`, by default for the whole period. Rejects if the request fails. */
export type Ask = <Body>(path: string, query?: Query) => Promise<Reply<Body>>;

/** The answer to a query of metrics by dimensions. */
export interface QueryReply {
	readonly rows: readonly Readonly<Record<string, unknown>>[];
	readonly totals: Numbers;
	readonly metrics: readonly { readonly key: string; readonly sums_up: boolean }[];
	readonly intervals: readonly QueryInterval[];
	readonly compared_intervals: readonly QueryInterval[];
}

/** An interval of such an answer, with a row for each of the answer's. */
export interface QueryInterval {
	readonly interval: string;
	readonly date_start: string;
	readonly date_end: string;
	readonly totals: Numbers;
	readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** A generated shop: its description, its export, and a query function for a store with it. */
export interface MadeShop {
	readonly shop: ShopDescription;
	readonly files: ShopExport;
	readonly ask: Ask;
	/** The same of any path below `/wp-json/`. */
	readonly asked: Ask;
	/** The answer to `POST store-analytics/v1/query`. */
	readonly query: (body: object) => Promise<QueryReply>;
	/** Cells of a report's export file, line by line; empty without rows. */
	readonly exported: (report: string, query?: Query) => Promise<string[][]>;
	/** Picks the next item in turn, so that all shops together cover all items. */
	readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** The same with a store of its own, which the check may change. */
export interface OwnShop extends MadeShop {
	readonly database: StoreDatabase;
}

/** Factor for the number of shops in a thorough run; `SHOPS` overrides it. */
const THOROUGH = 10;

const choices = fc.noShrink(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }));

/** Factor for the number of shops, which may be below 1. It also limits the time for shrinking a failing shop. */
const times = Number(process.env['SHOPS'] ?? (isThorough ? THOROUGH : 1));

/** The same shops every time, so that only changes of the code cause failures; `SHOPS_SEED=7` tries others. */
const seed = Number(process.env['SHOPS_SEED'] ?? 1);

/** A number of cases, multiplied by `SHOPS`. */
export function someOf(cases: number): number {
	return Math.ceil(cases * times);
}

/** Reads the rows of a report's statement in place of the store. */
export type ReadReport = (store: StoreDatabase, statement: Statement) => Promise<object[]>;

/** A server that serves many shops, one after the other. */
export class ShopBench {
	private readonly stores = new MadeStores();
	private database: StoreDatabase | null = null;
	private app!: FastifyInstance; // set by open

	private constructor() {}

	static async open(readReport?: ReadReport): Promise<ShopBench> {
		const bench = new ShopBench();
		const database = served(() => bench.current, readReport);
		bench.app = await restApp(database, () => new Date());
		return bench;
	}

	/** Serves a store with these files and runs a check. */
	async inExport<Result>(files: ShopExport, check: (ask: Ask) => Promise<Result>): Promise<Result> {
		this.database = await this.stores.own(files);
		return check((path, query) => this.ask(path, query));
	}

	/** Checks a number of random shops, multiplied by `SHOPS`. All tests of a file share the stores of these shops. */
	inShops(numRuns: number, check: (made: MadeShop) => Promise<void>): Promise<void> {
		return this.assert(numRuns, async (shop, choices) => {
			const files = exportOf(shop);
			this.database = await this.stores.shared(files);
			await check(this.made(shop, files, choices));
		});
	}

	/** Like `inShops`, each in a store that the check may change. */
	inOwnShops(numRuns: number, check: (made: OwnShop) => Promise<void>): Promise<void> {
		return this.assert(numRuns, async (shop, choices) => {
			const files = exportOf(shop);
			const database = await this.stores.copy(files);
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

	private async assert(
		numRuns: number,
		check: (shop: ShopDescription, choices: readonly number[]) => Promise<void>,
	): Promise<void> {
		let running = Promise.resolve();
		const property = fc.asyncProperty(randomShop(), choices, (...made) => {
			running = check(...made);
			return running;
		});
		await fc.assert(property, {
			seed,
			numRuns: someOf(numRuns),
			interruptAfterTimeLimit: 60_000 * Math.max(1, times),
		});
		// On a slow machine the time ends within a check, which would go on asking while the next test serves another shop.
		await running;
	}

	private made(shop: ShopDescription, files: ShopExport, choices: readonly number[]): MadeShop {
		let asked = 0;
		return {
			shop,
			files,
			ask: (path, query) => this.ask(path, query),
			asked: (path, query) => this.asked(path, query),
			query: (body) => this.query(body),
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
		const percent = async () => (await this.app.inject({ url: status })).json().percent_complete;
		await until(percent, (now) => now === 100);
		const parts = await this.current.all<{ text: string }>(
			'SELECT text FROM report_exports WHERE id = ? ORDER BY position',
			[String(started.export_id)],
		);
		return cellsOf(parts.map(({ text }) => text).join(''));
	}

	private async query(payload: object): Promise<QueryReply> {
		const url = '/wp-json/store-analytics/v1/query';
		const reply = await this.app.inject({ method: 'POST', url, payload });
		if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
		return reply.json();
	}

	private ask<Body>(path: string, query: Query = {}): Promise<Reply<Body>> {
		return this.asked(`wc-analytics/${path}`, query);
	}

	private async asked<Body>(path: string, query: Query = {}): Promise<Reply<Body>> {
		const url = `/wp-json/${path}?${queryString({ after: FROM, before: UNTIL, ...query })}`;
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

/** A database that forwards to the current store. */
function served(current: () => StoreDatabase, readReport?: ReadReport): StoreDatabase {
	return new Proxy({} as StoreDatabase /* all members come from the current store */, {
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

/** Lines and cells of a CSV file; quoted cells may contain any character. */
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
