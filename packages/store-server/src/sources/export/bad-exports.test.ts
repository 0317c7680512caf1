import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importShop } from './import-shop';
import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import {
	checkFileNames,
	exportFiles,
	type ExportFileName,
} from '../../documents/files/export-files';
import {
	importSmall,
	orderDocument,
	tryImport,
	type SmallExport,
} from '../../testing/small-export';

/** An empty store, shared because creating one takes longer than most imports here. */
let store: StoreDatabase;
beforeAll(async () => {
	store = await openDatabase(':memory:');
});
afterAll(() => store.close());

const importing = (files: SmallExport) => tryImport(store, files);

describe('An export without required files', () => {
	it('is rejected with all missing files at once, each with its route', () => {
		const present = new Set(Object.keys(exportFiles));
		for (const name of ['refunds.json', 'variations.json', 'store.json']) present.delete(name);
		expect(() => checkFileNames('/shop', present)).toThrow(
			'Missing in /shop: refunds.json (/wc/v3/refunds), variations.json (/wc/v3/products/<id>/variations). Save the responses of these REST routes there (all pages in one list) and import again.',
		);
		present.delete('store.json');
		for (const name of ['refunds.json', 'variations.json']) present.add(name);
		expect(() => checkFileNames('/shop', present)).not.toThrow();
	});

	it('is named with three missing files at most', () => {
		const few = new Set(['orders.json', 'refunds.json']);
		expect(() => checkFileNames('/shop', few)).toThrow(
			'Missing in /shop: products.json (/wc/v3/products), variations.json (/wc/v3/products/<id>/variations), categories.json (/wc/v3/products/categories), …. Save',
		);
	});

	it('is distinguished from a folder without an export, whose error says where to get one', () => {
		expect(() => checkFileNames('/home', new Set(['letter.txt']))).toThrow(
			/^\/home is not an export of a shop\. Create one in your shop: Analytics → Settings → Export this shop\.$/,
		);
	});
});

describe('An entry of an export', () => {
	it.each([
		[
			'an amount that is not a number',
			{ total: 'abc' },
			'small/orders.json: entry 1 (id 7) has "abc" as total. Expected: a number below 1 trillion, such as “12.50”. Export it again from /wc/v3/orders, or correct the entry.',
		],
		['an amount beyond the maximum', { total: '1e30' }, 'has "1e30" as total. Expected: a number'],
		['an amount of NaN', { total: 'NaN' }, 'has "NaN" as total. Expected: a number'],
		[
			'the zero date of a database',
			{ date_created: '0000-00-00T00:00:00', date_created_gmt: null },
			'has "0000-00-00T00:00:00" as date_created. Expected: a date',
		],
		[
			'a quantity beyond the maximum',
			{ line_items: [{ id: 1, quantity: 1e10, subtotal: '1', total: '1' }] },
			'has 10000000000 as line_items[0].quantity. Expected: a number below 2 billion',
		],
		['null as an amount', { total_tax: null }, '(id 7) has null as total_tax'],
		['an amount with a thousands separator', { total: '1,234.50' }, 'has "1,234.50" as total'],
		['no customer', { customer_id: undefined }, '(id 7) has no customer_id'],
		['an id of another type', { id: 'seven' }, 'has "seven" as id. Expected: a whole number'],
		['an invalid date', { date_created: 'yesterday' }, 'has "yesterday" as date_created'],
		['an object instead of a list', { line_items: {} }, 'has {} as line_items. Expected: a list'],
		[
			'an invalid amount within a list',
			{ shipping_lines: [{ total: '4.00', taxes: [{ id: 1, total: 'much' }] }] },
			'has "much" as shipping_lines[0].taxes[0].total',
		],
	])(
		'is left out and named with file, entry, field and what to do if it has %s',
		async (_, about, sentence) => {
			const { count, sentences } = await importing({
				'orders.json': [orderDocument(7, about), orderDocument(8)],
			});
			expect([count, sentences]).toEqual([1, [expect.stringContaining(sentence)]]);
		},
	);

	it('is checked in other files, too', async () => {
		const found = await importing({
			'products.json': [{ id: 3, name: 'Mug', price: 'cheap' }],
		});
		expect(found.sentences).toEqual([expect.stringContaining('has "cheap" as price')]);
	});

	it('is of another kind if every entry of its file lacks a required field', async () => {
		await expect(importing({ 'refunds.json': [{ id: 3 }] })).rejects.toThrow(
			'small/refunds.json: entry 1 (id 3) has no parent_id',
		);
		const mixed = { 'orders.json': [{ id: 3 }, orderDocument(7)] };
		expect((await importing(mixed)).sentences).toEqual([
			expect.stringContaining('small/orders.json: entry 1 (id 3) has no date_created'),
		]);
	});

	it('is left out and named if its id is repeated, even in another file of the same kind', async () => {
		const review = { id: 7, product_id: 3 };
		const reviews = [review, { id: 8, product_id: 3 }, review];
		expect((await importing({ 'reviews.json': reviews })).sentences).toEqual([
			'Entries 1 and 3 of small/reviews.json have the same ID 7. Export it again from /wc/v3/products/reviews, with each entry once.',
		]);
		const mug = { id: 3, name: 'Mug' };
		const twice = { 'products.json': [mug], 'products-trashed.json': [mug] };
		expect((await importing(twice)).sentences).toEqual([
			expect.stringContaining('which is already in small/products.json'),
		]);
	});

	const odd = ['1e30', '0000-00-00T00:00:00', 1.5, 1e300];
	it.each<[ExportFileName, object, string]>([
		['orders.json', orderDocument(7), 'id customer_id total cart_tax date_created_gmt date_paid'],
		[
			'refunds.json',
			{ id: 3, parent_id: 7, date_created: '2026-03-01T12:00:00', amount: '1', line_items: [] },
			'parent_id amount refunded_by date_created',
		],
		[
			'products.json',
			{ id: 3, name: 'Mug' },
			'parent_id price stock_quantity low_stock_amount menu_order total_sales date_created',
		],
		['categories.json', { id: 3, name: 'Mugs' }, 'parent menu_order count'],
		['coupons.json', { id: 3, code: 'x' }, 'amount date_created date_expires'],
		['tax-rates.json', { id: 3 }, 'rate priority order'],
		['reviews.json', { id: 3 }, 'product_id rating date_created'],
		[
			'analytics-downloads.json',
			{ id: 1, date: '2026-03-01T10:00:00', date_gmt: '2026-03-01T10:00:00' },
			'product_id order_id user_id date_gmt',
		],
		['analytics-customers.json', { id: 1 }, 'user_id date_last_active date_registered_gmt'],
		['notes.json', { id: 1 }, 'id date_created date_reminder_gmt'],
	])('never causes an error message of the database engine: %s', async (name, example, fields) => {
		const unclear: string[] = [];
		for (const field of fields.split(' ')) {
			for (const value of odd) {
				const { sentences } = await importing({ [name]: [{ ...example, [field]: value }] });
				for (const sentence of sentences) {
					const isClear = /^small\/[\w-]+\.json: (entry 1 .*(has|lacks)|refund 3 belongs to)/;
					if (!isClear.test(sentence)) unclear.push(`${field} ${value}: ${sentence}`);
				}
			}
		}
		expect(unclear).toEqual([]);
	});

	it('counts once if orders and refunds repeat it because pages shifted: the latest version is kept', async () => {
		const order = (total: string, modified: string) =>
			orderDocument(7, { total, date_modified_gmt: modified });
		const refund = { id: 9, parent_id: 7, date_created: '2026-03-02T12:00:00', amount: '1.00' };
		const lines = { line_items: [] };
		const database = await importSmall({
			'orders.json': [
				order('10.00', '2026-03-01T12:00:00'),
				order('30.00', '2026-03-03T12:00:00'),
				order('20.00', '2026-03-02T12:00:00'),
			],
			'refunds.json': [
				{ ...refund, ...lines },
				{ ...refund, ...lines },
			],
		});
		expect(
			await database.all(
				'SELECT order_id AS id, CAST( total_sales AS DOUBLE ) AS total FROM wc_order_stats ORDER BY 1',
			),
		).toEqual([
			{ id: 7, total: 30 },
			{ id: 9, total: -1 },
		]);
		expect(await database.all('SELECT id FROM orders')).toEqual([{ id: 7 }]);
		await database.close();
	});

	it('may be repeated in customers and downloads of the reports, whose pages overlap', async () => {
		const customer = { id: 4, user_id: 0, name: 'Ann Lee', email: 'ann@example.com' };
		const download = { id: 1, date: '2026-03-01T10:00:00', date_gmt: '2026-03-01T10:00:00' };
		const database = await importSmall({
			'analytics-customers.json': [customer, customer],
			'analytics-downloads.json': [download, download],
		});
		expect(
			await database.all(
				'SELECT (SELECT count(*) FROM wc_customer_lookup) AS customers, (SELECT count(*) FROM wc_download_log) AS downloads',
			),
		).toEqual([{ customers: 1, downloads: 1 }]);
		await database.close();
	});
});

describe('A file that is not a response', () => {
	it.each([
		[
			'orders.json',
			'<html>502',
			'orders.json is not a list of entries, it begins with "<html>502"',
		],
		['tax-classes.json', '', 'tax-classes.json is empty'],
		['products.json', 'null', 'products.json is not a list of entries, it begins with "null"'],
		['wp-settings.json', '', 'wp-settings.json is empty. Export it again from /wp/v2/settings.'],
		['wp-settings.json', 'null', 'wp-settings.json contains null, which is not a document'],
		['wp-settings.json', '{}<br>', 'wp-settings.json is damaged, cut off or has extra data at its'],
	])('is rejected by name: %s with %j', async (name, text, sentence) => {
		const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-export-'));
		try {
			for (const [file, { kind }] of Object.entries(exportFiles)) {
				writeFileSync(path.join(folder, file), kind === 'list' ? '[]' : '{}');
			}
			writeFileSync(path.join(folder, name), text);
			await expect(importShop(folder, path.join(folder, 'shop.duckdb'))).rejects.toThrow(sentence);
			expect(readdirSync(folder).filter((file) => file.includes('duckdb'))).toEqual([]);
		} finally {
			rmSync(folder, { recursive: true });
		}
	});
});
