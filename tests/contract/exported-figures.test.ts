import { DuckDBInstance } from '@duckdb/node-api';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Exports, openDatabase } from '@store-analytics/store-server';
import { factTableNames, type ExportInfo } from '@store-analytics/rest-api';
import { layFixture } from '../support/stores/fixture-file';
import { jsonFilesIn } from './files';
import { packedExport } from './store';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-exported-'));
let exports: Exports;
let closeStore: () => Promise<void>;
let info: ExportInfo;

beforeAll(async () => {
	const file = path.join(folder, 'shop.duckdb');
	await layFixture(file);
	const store = await openDatabase(file);
	closeStore = () => store.close();
	exports = new Exports(store, {
		onTrouble: (error) => {
			throw error;
		},
	});
	const all = { tables: factTableNames, report: null, since: null, until: null } as const;
	info = await exports.jobs.start({ ...all, format: 'parquet', personal: false }).ended;
});

afterAll(async () => {
	await exports.close();
	await closeStore();
	rmSync(folder, { recursive: true, force: true });
});

const fileOf = (name: string) => exports.jobs.folder.fileOf(info, name);

/** Rows of a query in a DuckDB that knows nothing of the store; `orders.parquet` is the exported file. */
async function inPlainDuckDB(sql: string): Promise<Record<string, unknown>[]> {
	const instance = await DuckDBInstance.create(':memory:');
	const connection = await instance.connect();
	try {
		const query = sql.replace(/'(\w+\.parquet)'/g, (_, name: string) => `'${fileOf(name)}'`);
		return (await connection.runAndReadAll(query)).getRowObjectsJson();
	} finally {
		connection.closeSync();
		instance.closeSync();
	}
}

interface Column {
	readonly name: string;
	readonly type: string;
	readonly unit: string | null;
	readonly meaning: string;
}

interface Document {
	readonly id: number;
	readonly line_items: readonly unknown[];
}

/** Documents of the shop's own export. */
function documents(name: string): Document[] {
	return JSON.parse(jsonFilesIn(packedExport).get(name) ?? '') as Document[];
}

describe('The facts of the recorded shop as Parquet', () => {
	it('give the net sales of October by the examples of their schema, in a plain DuckDB', async () => {
		const schema = JSON.parse(readFileSync(fileOf('schema.json'), 'utf8')) as {
			readonly examples: readonly { readonly sql: string }[];
		};
		expect(schema.examples).toHaveLength(2);
		for (const { sql } of schema.examples) {
			const [row] = await inPlainDuckDB(sql);
			expect([row?.['net_sales'], Number(row?.['orders'])]).toEqual(['15196.530000', 141]);
		}
	});

	it('have every order, refund and line of the shop once', async () => {
		const [orders, refunds] = [documents('orders.json'), documents('refunds.json')];
		const linesIn = (list: readonly Document[]) =>
			list.reduce((sum, { line_items: lines }) => sum + lines.length, 0);
		const [found] = await inPlainDuckDB(`SELECT
			(SELECT COUNT(DISTINCT order_id) FROM 'orders.parquet') AS orders,
			(SELECT COUNT(*) FROM 'orders.parquet') AS order_rows,
			(SELECT COUNT(*) FROM 'refunds.parquet') AS refunds,
			(SELECT COUNT(*) FROM 'lines.parquet' WHERE refund_id IS NULL) AS lines,
			(SELECT COUNT(*) FROM 'lines.parquet' WHERE refund_id IS NOT NULL) AS refunded`);
		expect(found).toEqual({
			orders: String(orders.length),
			order_rows: String(orders.length),
			refunds: String(refunds.length),
			lines: String(linesIn(orders)),
			refunded: String(linesIn(refunds)),
		});
		expect(info.rows).toBe(info.totalRows);
	});

	it('are explained in docs/exports.md, column by column', () => {
		const schema = JSON.parse(readFileSync(fileOf('schema.json'), 'utf8')) as {
			readonly tables: readonly { readonly name: string; readonly columns: readonly Column[] }[];
		};
		const docs = readFileSync(path.resolve('docs/exports.md'), 'utf8');
		const told = new Map(
			docs
				.split('\n### ')
				.slice(1)
				.map((part) => [part.split('\n', 1)[0], part] as const),
		);
		expect([...told.keys()]).toEqual([...factTableNames]);
		for (const { name, columns } of schema.tables) {
			const rows = (told.get(name) ?? '').split('\n').filter((line) => line.startsWith('| `'));
			const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
			const impersonal = cells.filter(([, , , , personal]) => personal === '');
			expect(
				impersonal.map(([, column, type, unit, , meaning]) => [column, type, unit, meaning]),
			).toEqual(columns.map((one) => [`\`${one.name}\``, one.type, one.unit ?? '', one.meaning]));
		}
	});

	it('have exact amounts, both clocks, and the same sums by day', async () => {
		const types = await inPlainDuckDB(
			"SELECT column_name, column_type FROM (DESCRIBE SELECT * FROM 'orders.parquet')",
		);
		const typeOf = Object.fromEntries(types.map((row) => [row['column_name'], row['column_type']]));
		expect(typeOf).toMatchObject({
			...{ date: 'DATE', created_utc: 'TIMESTAMP', created_local: 'TIMESTAMP' },
			net_total: 'DECIMAL(18,6)',
		});
		// The shop is in New York: four or five hours after UTC.
		const hours = await inPlainDuckDB(
			"SELECT DISTINCT date_diff('hour', created_local, created_utc) AS hours FROM 'orders.parquet' ORDER BY 1",
		);
		expect(hours.map((row) => Number(row['hours']))).toEqual([4, 5]);
		const [row] = await inPlainDuckDB(`SELECT
			(SELECT SUM(net_total) FROM 'days.parquet') - (SELECT SUM(net_total) FROM 'orders.parquet' WHERE counts AND date IS NOT NULL)
			- (SELECT SUM(net_total) FROM 'refunds.parquet' WHERE counts AND date IS NOT NULL) AS rest`);
		expect(row).toEqual({ rest: '0.000000' });
	});

	it('name nobody by default, and their files are for the current user only', async () => {
		const columns = await inPlainDuckDB(
			"SELECT column_name FROM (DESCRIBE SELECT * FROM 'customers.parquet')",
		);
		expect(columns.map((row) => row['column_name'])).toEqual([
			...['customer_id', 'country', 'state', 'user_role', 'registered_local', 'last_active_utc'],
			...['orders', 'total_spend', 'first_order', 'last_order'],
		]);
		const [someone] = documents('customers.json') as unknown as { readonly email: string }[];
		expect(someone?.email).toMatch(/@/);
		for (const { name } of info.files) {
			expect(statSync(fileOf(name)).mode & 0o777).toBe(0o600);
			expect(readFileSync(fileOf(name), 'latin1')).not.toContain(someone?.email);
		}
		expect(statSync(path.dirname(fileOf('x'))).mode & 0o777).toBe(0o700);
	});
});
