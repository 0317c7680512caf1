import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportFiles, type ExportFileName } from '../../documents/files/export-files';
import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import {
	importSmall,
	orderDocument,
	tryImport,
	type SmallExport,
} from '../../testing/small-export';
import { importShop } from './import-shop';

let store: StoreDatabase;
beforeAll(async () => {
	store = await openDatabase(':memory:');
});
afterAll(() => store.close());

const faultsOf = async (files: SmallExport) => (await tryImport(store, files)).sentences;

const line = (quantity: number, total: string) => ({
	id: 1,
	name: 'Tea',
	product_id: 3,
	quantity,
	subtotal: total,
	total,
});
const refund = (about: object = {}) => ({
	id: 9,
	parent_id: 7,
	date_created: '2026-03-02T12:00:00',
	amount: '4.00',
	line_items: [line(-1, '-4.00')],
	...about,
});

describe('The zero date of a database', () => {
	it.each(['-0001-11-30T00:00:00', '0000-00-00T00:00:00', '0000-00-00 00:00:00'])(
		'counts as no date, silently: %s',
		async (zero) => {
			const database = await importSmall({
				'customers.json': [
					{ id: 5, email: 'lea@shop.example', role: 'customer', date_created: zero },
				],
				'orders.json': [
					orderDocument(7, { date_paid: zero, date_completed: zero, date_modified: zero }),
					orderDocument(8, { date_created: zero, date_created_gmt: '2026-03-05T09:00:00' }),
				],
				'coupons.json': [{ id: 2, code: 'spring', date_expires: zero }],
			});
			expect(
				await database.all(
					'SELECT order_id AS id, date_created AS made, date_paid AS paid, date_completed AS completed FROM wc_order_stats ORDER BY 1',
				),
			).toEqual([
				{ id: 7, made: '2026-03-01 12:00:00', paid: null, completed: null },
				{ id: 8, made: '2026-03-05 09:00:00', paid: null, completed: null },
			]);
			expect(
				await database.all('SELECT date_registered FROM wc_customer_lookup WHERE user_id = 5'),
			).toEqual([{ date_registered: null }]);
			expect(await database.all("SELECT * FROM store_meta WHERE key = 'import_faults'")).toEqual(
				[],
			);
			await database.close();
		},
	);
});

describe('A date that no calendar has', () => {
	it('counts as not set where there may be none, and is told', async () => {
		const orders = [orderDocument(7, { date_paid: '2026-02-30T10:00:00' })];
		expect(await faultsOf({ 'orders.json': orders })).toEqual([
			'small/orders.json: entry 1 (id 7) has "2026-02-30T10:00:00" as date_paid, which is not a date and counts as not set.',
		]);
	});

	it('leaves the order out that has no other', async () => {
		const orders = [
			orderDocument(7, { date_created: '2025-02-29T10:00:00', date_created_gmt: null }),
			orderDocument(8, { date_created: '2024-02-29T10:00:00', date_created_gmt: null }),
		];
		const database = await importSmall({ 'orders.json': orders });
		expect(await database.all('SELECT id FROM orders')).toEqual([{ id: 8 }]);
		const [kept] = await database.all<{ value: string }>(
			"SELECT value FROM store_meta WHERE key = 'import_faults'",
		);
		expect(JSON.parse(kept?.value ?? '')).toEqual({
			count: 1,
			sentences: [expect.stringContaining('(id 7) has "2025-02-29T10:00:00" as date_created')],
		});
		await database.close();
	});
});

describe('Faults that change numbers', () => {
	it('are told: one id of an order twice with other content', async () => {
		const same = orderDocument(7);
		expect(await faultsOf({ 'orders.json': [same, same] })).toEqual([]);
		expect(await faultsOf({ 'orders.json': [same, orderDocument(7, { total: '30.00' })] })).toEqual(
			[
				'small/orders.json: entry 2 has the same ID (7) as an earlier entry, but other content. The entry that changed last counts.',
			],
		);
	});

	it('are told: a refund without its order, but not one of a draft', async () => {
		const files = { 'orders.json': [orderDocument(6, { status: 'trash' })] };
		expect(await faultsOf({ ...files, 'refunds.json': [refund({ parent_id: 6 })] })).toEqual([]);
		expect(await faultsOf({ ...files, 'refunds.json': [refund()] })).toEqual([
			'small/refunds.json: refund 9 belongs to order 7, which is missing in orders.json. The refund is left out.',
		]);
	});

	it.each([
		['its amount', { amount: '-4.00' }],
		['its items', { line_items: [line(1, '4.00')] }],
		['both', { amount: '-4.00', line_items: [line(1, '4.00')] }],
	])(
		'are told: a refund with the wrong sign of %s, which still counts as a refund',
		async (_, about) => {
			const files = {
				'orders.json': [orderDocument(7, { line_items: [line(2, '10.00')] })],
				'refunds.json': [refund(about)],
			};
			expect(await faultsOf(files)).toEqual([
				expect.stringContaining(
					'small/refunds.json: entry 1 (id 9) is a refund with the wrong sign',
				),
			]);
			const database = await importSmall(files);
			expect(
				await database.all(
					`SELECT s.total_sales, s.num_items_sold, l.product_qty, l.product_net_revenue
					FROM wc_order_stats s JOIN wc_order_product_lookup l USING (order_id) WHERE s.parent_id = 7`,
				),
			).toEqual([
				{ total_sales: -4, num_items_sold: -1, product_qty: -1, product_net_revenue: -4 },
			]);
			await database.close();
		},
	);

	it('are counted all, and the first twenty are named', async () => {
		const orders = Array.from({ length: 25 }, (_, at) => orderDocument(at + 1, { total: 'much' }));
		const { count, sentences } = await tryImport(store, {
			'orders.json': [...orders, orderDocument(99)],
		});
		expect([count, sentences.length]).toEqual([25, 20]);
	});
});

describe('Signs that are not in UTF-8', () => {
	it('are told, and the rest of the entry counts', async () => {
		const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-faults-'));
		try {
			for (const [file, { kind }] of Object.entries(exportFiles)) {
				writeFileSync(path.join(folder, file), kind === 'list' ? '[]' : '{}');
			}
			const name: ExportFileName = 'products.json';
			const text = JSON.stringify([
				{ id: 3, name: 'Käse' },
				{ id: 4, name: 'Tee' },
			]);
			writeFileSync(path.join(folder, name), Buffer.from(text, 'latin1'));
			const file = path.join(folder, 'shop.duckdb');
			const { sentences } = await importShop(folder, file);
			expect(sentences).toEqual([
				expect.stringMatching(/products\.json: entry 1 has characters that are not in UTF-8/),
			]);
			const database = await openDatabase(file);
			expect(await database.all('SELECT id, name FROM products ORDER BY id')).toEqual([
				{ id: 3, name: 'K\uFFFDse' },
				{ id: 4, name: 'Tee' },
			]);
			await database.close();
		} finally {
			rmSync(folder, { recursive: true });
		}
	});
});
