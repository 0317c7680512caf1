import { DuckDBInstance } from '@duckdb/node-api';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sortBy } from 'lodash';
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

interface Taxed {
	readonly total: string;
	readonly taxes: readonly { readonly id: number; readonly total: string }[];
}

interface Line extends Taxed {
	readonly id: number;
	readonly tax_class: string;
	readonly meta_data: readonly { readonly key: string; readonly value: unknown }[];
}

/** An order or refund of the shop's own export, as far as it is read here. */
interface Document {
	readonly id: number;
	readonly line_items: readonly Line[];
	readonly shipping_lines: readonly Taxed[];
	readonly fee_lines: readonly Taxed[];
	readonly tax_lines: readonly {
		readonly rate_id: number;
		readonly rate_code: string;
		readonly rate_percent: number;
		readonly tax_total: string;
		readonly shipping_tax_total: string;
	}[];
}

/** Documents of the shop's own export. */
function documents<One = Document>(name: string): One[] {
	return JSON.parse(jsonFilesIn(packedExport).get(name) ?? '') as One[]; // as: the fixture's shape
}

/** Who bought, and when. */
interface Bought {
	readonly id: number;
	readonly status: string;
	readonly customer_id: number;
	readonly date_created: string;
}

const cents = (amount: string) => Math.round(100 * Number(amount));

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

	it('have every tax of orders and refunds once, with its rate, its place and what was taxed', async () => {
		const all = [...documents('orders.json'), ...documents('refunds.json')];
		const expected = new Map<string, number[]>();
		for (const { tax_lines: taxes, ...items } of all) {
			for (const tax of taxes) {
				const key = `${tax.rate_code} ${tax.rate_percent}`;
				const [rows = 0, goods = 0, parcel = 0, base = 0] = expected.get(key) ?? [];
				const taxed = [...items.line_items, ...items.shipping_lines, ...items.fee_lines].filter(
					(item) => item.taxes.some(({ id, total }) => id === tax.rate_id && total !== ''),
				);
				expected.set(key, [
					rows + 1,
					goods + cents(tax.tax_total),
					parcel + cents(tax.shipping_tax_total),
					taxed.reduce((sum, item) => sum + cents(item.total), base),
				]);
			}
		}
		const found = await inPlainDuckDB(`SELECT tax_code, CAST(tax_rate AS VARCHAR) AS percent,
			concat_ws('-', country, state) AS place, COUNT(*) AS rows, SUM(order_tax) AS goods,
			SUM(shipping_tax) AS parcel, SUM(taxable_amount) AS base,
			SUM(total_tax) - SUM(order_tax) - SUM(shipping_tax) AS rest FROM 'taxes.parquet' GROUP BY ALL`);
		expect(
			new Map(
				found.map((row) => [
					`${row['tax_code']} ${Number(row['percent'])}`,
					[
						Number(row['rows']),
						...['goods', 'parcel', 'base'].map((one) => cents(String(row[one]))),
					],
				]),
			),
		).toEqual(expected);
		for (const row of found) {
			expect([row['rest'], String(row['tax_code']).startsWith(`${row['place']}-`)]).toEqual([
				'0.000000',
				true,
			]);
		}
	});

	it('say of a line its tax class and what was chosen, also where it came back', async () => {
		const lines = documents('orders.json').flatMap(({ line_items: all }) => all);
		const expected = lines.map(({ id, tax_class: taxClass, meta_data: meta }) => [
			id,
			taxClass || 'standard',
			meta
				.filter(({ key }) => key === 'glaze' || key.startsWith('pa_'))
				.map(({ key, value }) => `${key}:${String(value)}`)
				.sort()
				.join(', ') || null,
		]);
		const found = await inPlainDuckDB(`SELECT line_id, tax_class,
			list_aggregate(list_sort(string_split(attributes, ', ')), 'string_agg', ', ') AS chosen
			FROM 'lines.parquet' WHERE refund_id IS NULL`);
		const told = found.map((row) => [Number(row['line_id']), row['tax_class'], row['chosen']]);
		expect(sortBy(told, 0)).toEqual(sortBy(expected, 0));
		// A returned line says what its order's line says.
		const [other] = await inPlainDuckDB(`SELECT COUNT(*)::INTEGER AS n FROM 'lines.parquet' r
			WHERE refund_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM 'lines.parquet' l WHERE l.order_id = r.order_id
				AND l.refund_id IS NULL AND l.product_id = r.product_id AND l.tax_class = r.tax_class
				AND l.attributes IS NOT DISTINCT FROM r.attributes)`);
		expect(other).toEqual({ n: 0 });
	});

	it('say the role of a customer, and which order of its customer an order is', async () => {
		const roles = await inPlainDuckDB(
			"SELECT user_role, COUNT(*)::INTEGER AS n FROM 'customers.parquet' WHERE user_role <> 'guest' GROUP BY 1",
		);
		const accounts = documents<{ readonly role: string }>('customers.json');
		expect(roles).toEqual([
			{ user_role: 'customer', n: accounts.filter(({ role }) => role === 'customer').length },
		]);
		// Of accounts: guests are told apart by their address.
		const leftOut = ['pending', 'failed', 'cancelled', 'checkout-draft', 'trash'];
		const times = new Map<number, number>();
		const expected: [number, number][] = [];
		for (const order of sortBy(documents<Bought>('orders.json'), ['date_created', 'id'])) {
			if (order.customer_id === 0) continue;
			const before = times.get(order.customer_id) ?? 0;
			expected.push([order.id, before + 1]);
			if (!leftOut.includes(order.status)) times.set(order.customer_id, before + 1);
		}
		const numbers = await inPlainDuckDB("SELECT order_id, order_number FROM 'orders.parquet'");
		const ofAccounts = new Map(expected);
		const told = numbers.map((row): [number, number] => [
			Number(row['order_id']),
			Number(row['order_number']),
		]);
		expect(new Map(told.filter(([id]) => ofAccounts.has(id)))).toEqual(ofAccounts);
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
