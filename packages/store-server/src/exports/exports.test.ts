import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { ExportInfo, ExportsOverview } from '@store-analytics/rest-api';
import type { StoreFile } from '../database/store-database';
import { createStoreServer, type StoreServer } from '../server/server';
import { createDemoShop } from '../sources/demo/create-demo-shop';
import { openDatabase } from '../store-file/open';
import { until } from '../testing/until';
import { Exports } from './exports';
import { markPersons } from './testing/mark-persons';
import type { SchemaDocument } from './schema-document';

const now = new Date('2026-11-20T17:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-exports-'));
const file = path.join(folder, 'demo.duckdb');
const token = 'the-token-of-this-test';
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const path_ = '/wp-json/store-analytics/v1/exports';

let database: StoreFile;
let exports: Exports;
let server: StoreServer;

/** The store with work that goes on until it is cancelled, once `slow` is true. */
let slow = false;
let written: () => void = () => undefined;
const slowStore = () =>
	storeWith(async (work, signal) => {
		const result = await database.apart(work, signal);
		if (!slow) return result;
		written();
		return new Promise((_, reject) =>
			signal.addEventListener('abort', () => reject(signal.reason)),
		);
	});

/** The store with other long work. */
function storeWith(apart: StoreFile['apart']): StoreFile {
	return new Proxy(database, {
		get(store, name) {
			const value: unknown = name === 'apart' ? apart : Reflect.get(store, name, store);
			return typeof value === 'function' ? value.bind(store) : value;
		},
	});
}

beforeAll(async () => {
	await createDemoShop({ file, orders: 300, now });
	database = await openDatabase(file);
	await database.run(
		"UPDATE wc_customer_lookup SET first_name = '=HYPERLINK(1)' WHERE customer_id = (SELECT MIN(customer_id) FROM wc_customer_lookup)",
	);
	exports = new Exports(slowStore(), { now: () => now });
	const context = { database, exports, now: () => now };
	server = await createStoreServer({ context, token, shopToken: 'the-token-of-the-shop' });
});

afterEach(() => {
	slow = false;
});

afterAll(async () => {
	await exports.close();
	await server.close();
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

const send = async (url: string, payload?: object, method = payload ? 'POST' : 'GET') =>
	server.inject({
		...{ url: path_ + url, method: method as 'GET', headers },
		...(payload && { payload: JSON.stringify(payload) }),
	});

/** A finished export of what was asked. */
async function made(payload: object): Promise<ExportInfo> {
	const start = await send('', payload);
	expect(start.statusCode).toBe(202);
	const { id } = start.json<ExportInfo>();
	return until(
		async () => (await send(`/${id}`)).json<ExportInfo>(),
		({ endedAt }) => endedAt !== null,
	);
}

/** The files of a .zip, as text by name. */
async function unpacked({ id }: ExportInfo): Promise<Record<string, string>> {
	const reply = await send(`/${id}/file`);
	expect(reply.headers['content-type']).toBe('application/zip');
	return Object.fromEntries(
		Object.entries(unzipSync(reply.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
	);
}

const countOf = async (table: string) =>
	(await database.all<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n ?? 0;

describe('An export', () => {
	it('has the chosen tables as CSV with their schema, and nobody is named by default', async () => {
		const info = await made({ tables: ['customers', 'orders'], format: 'csv' });
		expect(info).toMatchObject({ state: 'done', problem: null, tables: ['orders', 'customers'] });
		const files = await unpacked(info);
		expect(Object.keys(files).sort()).toEqual(['customers.csv', 'orders.csv', 'schema.json']);
		const lines = (files['orders.csv'] ?? '').split('\r\n');
		expect(lines).toHaveLength((await countOf('orders')) + 2);
		const schema = JSON.parse(files['schema.json'] ?? '') as SchemaDocument;
		expect(schema).toMatchObject({
			version: 1,
			export: { personal: false, time_zone: expect.any(String) },
		});
		const columns = schema.tables.flatMap((table) => table.columns);
		expect(columns.filter(({ personal }) => personal)).toEqual([]);
		expect(files['customers.csv']).not.toMatch(/email|first_name|@|HYPERLINK/);
	});

	it('has personal columns on request, and a name that a spreadsheet would run is text', async () => {
		const files = await unpacked(
			await made({ tables: ['customers'], format: 'csv', personal: true }),
		);
		const [head = '', ...lines] = (files['customers.csv'] ?? '').split('\r\n');
		expect(head).toContain(',first_name,last_name,email,');
		expect(lines.join('\n')).toContain(',"\t=HYPERLINK(1)",');
		expect(lines.join('\n')).not.toMatch(/(^|,)"?=HYPERLINK/);
	});

	it('tells nobody’s name, mail, phone, address, IP or note in any column of any file', async () => {
		const marked = await markPersons(database);
		expect(marked).toEqual(expect.arrayContaining(['email', 'ip_address', 'address_1', 'city']));
		const textOf = async (payload: object) => {
			const info = await made({ format: 'csv', ...payload });
			if (info.files.length > 1 || info.tables.length > 1) {
				return Object.values(await unpacked(info)).join('');
			}
			return (await send(`/${info.id}/file`)).body;
		};
		const found = (text: string) => new Set(text.match(/Person-\w+/g));
		expect(found(await textOf({}))).toEqual(new Set());
		for (const report of ['orders', 'customers', 'downloads']) {
			expect([report, found(await textOf({ report }))]).toEqual([report, new Set()]);
		}
		// The marks are where an export with persons has them.
		expect(found(await textOf({ personal: true })).size).toBeGreaterThan(10);
	});

	it('has only the days that were asked, both included', async () => {
		const range = { since: '2026-10-01', until: '2026-10-31' };
		const files = await unpacked(await made({ tables: ['days'], format: 'csv', ...range }));
		const days = (files['days.csv'] ?? '')
			.trim()
			.split('\r\n')
			.slice(1)
			.map((line) => line.slice(0, 10));
		const [expected] = await database.all<{ days: string }>(
			`SELECT string_agg(DISTINCT day, ' ' ORDER BY day) AS days FROM (
				SELECT CAST(date_paid AS DATE)::VARCHAR AS day FROM wc_order_stats
				WHERE status NOT IN ('wc-pending', 'wc-failed', 'wc-cancelled') AND CAST(date_paid AS DATE) BETWEEN '2026-10-01' AND '2026-10-31')`,
		);
		expect(days.join(' ')).toBe(expected?.days);
		expect(days.length).toBeGreaterThan(5);
	});

	it('is one DuckDB file with the tables, their meaning and the schema', async () => {
		const info = await made({ tables: ['orders', 'refunds'], format: 'duckdb' });
		expect(info.files).toEqual([{ name: 'facts.duckdb', bytes: expect.any(Number) }]);
		const copy = path.join(folder, 'read.duckdb');
		writeFileSync(copy, (await send(`/${info.id}/file`)).rawPayload);
		await database.run(`ATTACH '${copy}' AS made (READ_ONLY)`);
		const rows = await database.all(
			`SELECT table_name, comment FROM duckdb_tables() WHERE database_name = 'made' ORDER BY 1`,
		);
		const [orders] = await database.all('SELECT COUNT(*) AS n FROM made.orders');
		const [about] = await database.all<{ document: string }>('SELECT * FROM made.export_schema');
		await database.run('DETACH made');
		expect(rows).toEqual([
			{ table_name: 'export_schema', comment: null },
			{ table_name: 'orders', comment: 'Orders, one row each, of all statuses.' },
			{ table_name: 'refunds', comment: expect.stringContaining('negative amounts') },
		]);
		expect(orders).toEqual({ n: await countOf('orders') });
		expect(JSON.parse(about?.document ?? '')).toMatchObject({ version: 1 });
	});

	it('has the rows of a report, without those who bought', async () => {
		const range = { since: '2026-10-01', until: '2026-10-31' };
		const csv = await made({ report: 'orders', format: 'csv', ...range });
		const reply = await send(`/${csv.id}/file`);
		const [head, ...lines] = reply.body.trim().split('\r\n');
		expect(reply.headers['content-disposition']).toBe(
			'attachment; filename="store-analytics-orders-2026-11-20.csv"',
		);
		expect(head).not.toMatch(/Customer,/);
		const report = await server.inject({
			url: '/wp-json/wc-analytics/reports/orders?per_page=1&after=2026-10-01T00:00:00&before=2026-10-31T23:59:59',
			headers,
		});
		expect(lines).toHaveLength(Number(report.headers['x-wp-total']));
		const parquet = await made({ report: 'orders', format: 'parquet', ...range });
		const [rows] = await database.all(
			`SELECT COUNT(*) AS n, SUM("Net Sales") AS net FROM '${exports.jobs.folder.fileOf(parquet, 'orders.parquet')}'`,
		);
		const net = lines.reduce(
			(sum, line) => sum + Math.round(100 * Number(line.split(',').at(-2))),
			0,
		);
		expect(rows).toEqual({ n: lines.length, net: net / 100 });
	});

	it('leaves nothing after it was cancelled', async () => {
		slow = true;
		const isWritten = new Promise<void>((resolve) => (written = resolve));
		const { id } = (await send('', { tables: ['orders'] })).json<ExportInfo>();
		await isWritten;
		expect(readdirSync(exports.jobs.folder.path)).toContain(`${id}.part`);
		const left = (await send(`/${id}/cancel`, {})).json<ExportsOverview>();
		expect(left.exports.map((one) => one.id)).not.toContain(id);
		expect(readdirSync(exports.jobs.folder.path).filter((name) => name.endsWith('.part'))).toEqual(
			[],
		);
		expect((await send(`/${id}/cancel`, {})).statusCode).toBe(404);
		slow = false;
		expect(await made({ tables: ['orders'] })).toMatchObject({ state: 'done' });
	});

	it('can be deleted, and only the last ten are kept', async () => {
		const ids: string[] = [];
		for (let count = 0; count < 11; count++) ids.push((await made({ tables: ['days'] })).id);
		expect((await send('')).json<ExportsOverview>().exports).toHaveLength(10);
		const last = ids.sort().at(-1) ?? '';
		await send(`/${last}`, undefined, 'DELETE');
		expect((await send(`/${last}/file`)).statusCode).toBe(404);
		expect(existsSync(path.join(exports.jobs.folder.path, last))).toBe(false);
	});

	it.each([
		[{ tables: ['people'] }, 'there is no "people"'],
		[{ format: 'xlsx' }, '"format" is one of csv, parquet, duckdb.'],
		[{ since: '2026-02-30' }, '"since" is a day, such as 2026-10-01.'],
		[
			{ since: '2026-03-01', until: '2026-02-01' },
			'The first day (since) is after the last day (until).',
		],
		[{ report: 'nothing' }, 'There is no report "nothing" to export.'],
		[
			{ report: 'orders', format: 'duckdb' },
			'The rows of a report are exported as csv or parquet.',
		],
	])('of %j is refused with the reason', async (payload, message) => {
		const reply = await send('', payload);
		expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
			400,
			expect.stringContaining(message),
		]);
	});

	it("needs the owner's access, also for its file and its list", async () => {
		const { id } = await made({ tables: ['days'] });
		for (const authorization of ['Bearer the-token-of-the-shop', 'Bearer a-guess', undefined]) {
			for (const [method, url] of [
				['POST', ''],
				['GET', ''],
				['GET', `/${id}/file`],
				['DELETE', `/${id}`],
			] as const) {
				const asked = await server.inject({
					method,
					url: path_ + url,
					headers: authorization === undefined ? {} : { authorization },
				});
				expect([method, url, asked.statusCode]).toEqual([method, url, 401]);
			}
		}
		const stranger = await server.inject(
			`/wp-admin/?action=store_analytics_download_export&export=${id}`,
		);
		expect(stranger.headers['content-disposition']).toBeUndefined();
		const login = await server.inject(server.newLoginPath());
		const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
		const owner = await server.inject({
			url: `/wp-admin/?action=store_analytics_download_export&export=${id}`,
			headers: { cookie },
		});
		expect(owner.headers['content-disposition']).toContain('facts-2026-11-20-days.parquet');
		expect(owner.rawPayload.subarray(0, 4).toString()).toBe('PAR1');
	});
});
