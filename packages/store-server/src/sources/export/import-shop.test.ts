import { unzipSync, zipSync } from 'fflate';
import { spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { loadShopSettings } from '../../schema/shop-settings';
import { readOrderDocuments } from '../../orders/order-documents';
import { importShop } from './import-shop';

const fixture = path.resolve(import.meta.dirname, '../../../../../tests/fixtures/store-a.zip');
const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-import-'));
const file = path.join(folder, 'store-a.duckdb');
const packed = unzipSync(new Uint8Array(readFileSync(fixture)));

/** A folder with the fixture’s files and some changes; null removes a file. */
function exportWith(name: string, changes: Readonly<Record<string, string | null>>): string {
	const place = path.join(folder, name);
	mkdirSync(place);
	for (const [fileName, data] of Object.entries(packed))
		writeFileSync(path.join(place, fileName), data);
	for (const [fileName, text] of Object.entries(changes)) {
		if (text === null) rmSync(path.join(place, fileName));
		else writeFileSync(path.join(place, fileName), text);
	}
	return place;
}

function textOf(name: string): string {
	return Buffer.from(packed[name] ?? []).toString('utf8');
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a shop’s export', () => {
	let database: StoreDatabase;

	beforeAll(async () => {
		const [imported, summed]: [number[], number[]] = [[], []];
		await importShop(fixture, file, (share, of) => (of === 'days' ? summed : imported).push(share));
		for (const shares of [imported, summed]) {
			expect(shares).toEqual(shares.toSorted((one, other) => one - other));
			expect(shares.at(-1)).toBe(1);
		}
		database = await openDatabase(file);
	});

	afterAll(() => database.close());

	it('is imported completely: orders, refunds, customers, products, downloads', async () => {
		const [counts] = await database.all(`SELECT
			(SELECT count(*) FROM wc_order_stats WHERE parent_id = 0) AS orders,
			(SELECT count(*) FROM wc_order_stats WHERE parent_id <> 0) AS refunds,
			(SELECT count(*) FROM wc_order_product_lookup) AS lines,
			(SELECT count(*) FROM wc_order_coupon_lookup) AS coupons,
			(SELECT count(*) FROM wc_order_tax_lookup) AS taxes,
			(SELECT count(*) FROM wc_customer_lookup) AS customers,
			(SELECT count(*) FROM wc_product_attributes_lookup) AS attributes,
			(SELECT count(*) FROM products WHERE type <> 'variation') AS products,
			(SELECT count(*) FROM products WHERE type = 'variation') AS variations,
			(SELECT count(*) FROM wc_download_log) AS downloads,
			(SELECT count(*) FROM countries) AS countries`);
		expect(counts).toEqual({
			orders: 3000,
			refunds: 218,
			lines: 6268,
			coupons: 470,
			taxes: 3262,
			customers: 385,
			attributes: 85,
			products: 60,
			variations: 44,
			downloads: 971,
			countries: 249,
		});
	});

	it('gets the same derived order data as in the shop', async () => {
		const placeOf = (of: string) => ({
			...{ [`${of}_country`]: 'US', [`${of}_state`]: 'IL' },
			...{ [`${of}_city`]: 'Chicago', [`${of}_postcode`]: '60601' },
		});
		const [order] = await database.all('SELECT * FROM wc_order_stats WHERE order_id = 3173');
		expect(order).toEqual({
			...{ order_id: 3173, order_number: 5, parent_id: 0 },
			...{ shipping_instance: '', user_role: 'customer', has_coupon: false, came_back: false },
			date_created: '2026-10-31 21:00:59',
			date_created_gmt: '2026-11-01 01:00:59',
			date_paid: '2026-10-31 21:05:53',
			date_completed: expect.any(String) as unknown,
			num_items_sold: 2,
			total_sales: 91.96,
			tax_total: expect.any(Number) as unknown,
			shipping_total: expect.any(Number) as unknown,
			net_total: 78.6,
			returning_customer: 1,
			status: 'wc-completed',
			customer_id: 37,
			...placeOf('billing'),
			...placeOf('shipping'),
			...{ payment_method: 'cod', shipping_method: 'flat_rate', created_via: 'checkout' },
			...{ source_type: 'referral', source: 'blog.example.net', referrer: 'blog.example.net' },
			...{ medium: '', campaign: '', term: '', content: '', device: 'Mobile', landing_page: '' },
			...{ currency: 'USD', refund_reason: null, refunded_by: null, days_to_refund: null },
		});
		// The taxes of two rates each end in half a cent: their sum is rounded, not each of them.
		const [line] = await database.all(
			'SELECT tax_amount, product_gross_revenue FROM wc_order_product_lookup WHERE order_item_id = 55',
		);
		expect(line).toEqual({ tax_amount: 3.63, product_gross_revenue: 37.117 });
	});

	it('keeps the ids of customers, including those that its overlapping pages omitted', async () => {
		const rows = await database.all(
			'SELECT customer_id, user_id, first_name, last_name, date_last_active FROM wc_customer_lookup WHERE customer_id IN (275, 37) ORDER BY customer_id',
		);
		expect(rows).toEqual([
			{
				customer_id: 37,
				user_id: 38,
				first_name: 'Pablo',
				last_name: 'Xu',
				date_last_active: '2026-11-07 20:41:43',
			},
			{
				customer_id: 275,
				user_id: null,
				first_name: 'Clara',
				last_name: 'Edwards',
				date_last_active: '2024-11-27 23:55:26',
			},
		]);
	});

	it('marks returning customers; excluded orders do not count as a first purchase', async () => {
		expect(
			await database.all(
				'SELECT returning_customer AS returning, count(*) AS orders FROM wc_order_stats WHERE parent_id = 0 GROUP BY ALL ORDER BY 1',
			),
		).toEqual([
			{ returning: 0, orders: 381 },
			{ returning: 1, orders: 2619 },
		]);
	});

	it('has the exact sums of October 2026, to the cent', async () => {
		const [sums] = await database.all(`SELECT sum(total_sales) AS total, sum(net_total) AS net,
			count(*) FILTER (WHERE parent_id = 0) AS orders FROM wc_order_stats
			WHERE date_paid BETWEEN '2026-10-01' AND '2026-10-31 23:59:59'
			AND status NOT IN ('wc-pending', 'wc-cancelled', 'wc-failed')`);
		expect(sums).toEqual({ total: 19481.01, net: 15196.53, orders: 141 });
	});

	it('is sorted by date on disk', async () => {
		const [unsorted] = await database.all(
			'SELECT count(*) AS rows FROM (SELECT date_created < lag(date_created) OVER (ORDER BY rowid) AS back FROM wc_order_stats) WHERE back',
		);
		expect(unsorted).toEqual({ rows: 0 });
	});

	it('includes the shop’s settings', async () => {
		expect(await loadShopSettings(database)).toMatchObject({
			title: 'Rig Outfitters',
			timeZone: 'America/New_York',
			weekStart: 0,
			currency: { code: 'USD', symbol: '$', precision: 2, priceFormat: '%1$s%2$s' },
			dateType: 'date_paid',
			pricesIncludeTax: false,
			excludedStatuses: ['auto-draft', 'trash', 'checkout-draft', 'pending', 'cancelled', 'failed'],
		});
	});

	it('keeps the document of an order, or rebuilds it from its rows', async () => {
		const [kept] = await readOrderDocuments(database, [3173]);
		await database.run('UPDATE orders SET body = NULL WHERE id = 3173');
		const [composed, none] = await readOrderDocuments(database, [3173, 99]);
		expect(none).toBeUndefined();
		const fields = [
			'id',
			'number',
			'status',
			'total',
			'total_tax',
			'date_created',
			'date_paid_gmt',
		];
		for (const field of fields) expect(composed?.[field]).toEqual(kept?.[field]);
		expect(composed?.['line_items']).toMatchObject([
			{ name: 'Walnut Desk Clock', quantity: 1 },
			{ name: 'Knit Gloves', quantity: 1 },
		]);
	});
});

describe('an export of another shop', () => {
	it('is read with that shop’s time zone, statuses and names', async () => {
		const orders = JSON.parse(textOf('orders.json')) as Record<string, unknown>[];
		const few = orders.slice(0, 3).map((order) => {
			const document = structuredClone(order) as { line_items: Record<string, unknown>[] };
			for (const line of document.line_items)
				Object.assign(line, { product_id: 0, variation_id: 0 });
			Object.assign(document, { date_created: '2026-03-01T00:10:00', date_created_gmt: null });
			return document;
		});
		Object.assign(few[0]?.line_items[0] ?? {}, { name: 'Turntable Slipmat' });
		Object.assign(few[1]?.line_items[0] ?? {}, { name: 'Something of old' });
		Object.assign(few[2]?.line_items[0] ?? {}, { name: 'Something of old' });
		Object.assign(few[2] ?? {}, { status: 'trash' });
		const place = exportWith('other', {
			'orders.json': JSON.stringify(few),
			'refunds.json': '[]',
			'analytics-customers.json': '[]',
			'wp-settings.json': '{"title":"Chai","timezone":"+05:30","start_of_week":1,"locale":"ar"}',
		});
		const other = path.join(folder, 'other.duckdb');
		await importShop(place, other);
		const database = await openDatabase(other);
		expect(await loadShopSettings(database)).toMatchObject({ timeZone: '+05:30', locale: 'ar' });
		const stats = await database.all('SELECT date_created, date_created_gmt FROM wc_order_stats');
		expect(stats).toEqual([
			{ date_created: '2026-03-01 00:10:00', date_created_gmt: '2026-02-28 18:40:00' },
			{ date_created: '2026-03-01 00:10:00', date_created_gmt: '2026-02-28 18:40:00' },
		]);
		const names = await database.all(
			"SELECT DISTINCT product_id FROM order_items WHERE order_item_name IN ('Turntable Slipmat', 'Something of old') ORDER BY 1",
		);
		expect(names).toEqual([{ product_id: 1_000_000_000 }, { product_id: 1_000_000_001 }]);
		expect(await database.all('SELECT name FROM products WHERE id >= 1000000000')).toEqual([]);
		await database.close();
	});
});

describe('A killed import', () => {
	it('leaves only files that the next import deletes', async () => {
		const target = path.join(folder, 'again.duckdb');
		const gone = spawnSync(process.execPath, ['--version']).pid;
		writeFileSync(`${target}.${gone}.part`, 'half');
		writeFileSync(`${target}.${gone}.part.wal`, 'half');
		await importShop(exportWith('small', { 'orders.json': '[]' }), target);
		expect(readdirSync(folder).filter((name) => name.startsWith('again'))).toEqual([
			'again.duckdb',
		]);
	});
});

describe('An incomplete export', () => {
	const target = path.join(folder, 'never.duckdb');
	const attempt = (place: string) => importShop(place, target);

	afterEach(() => {
		expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([]);
	});

	it('is rejected with the file’s name and what to do', async () => {
		await expect(attempt(path.join(folder, 'nowhere'))).rejects.toThrow(
			/does not exist\. Enter a folder/,
		);
		mkdirSync(path.join(folder, 'empty'));
		await expect(attempt(path.join(folder, 'empty'))).rejects.toThrow(/is not an export of a shop/);
		await expect(attempt(exportWith('missing', { 'refunds.json': null }))).rejects.toThrow(
			/Missing in .*missing: refunds\.json \(\/wc\/v3\/refunds\)\. Save the response of that REST route there/,
		);
		writeFileSync(path.join(folder, 'text.zip'), 'no archive');
		await expect(attempt(path.join(folder, 'text.zip'))).rejects.toThrow(
			/text\.zip cannot be opened as a \.zip/,
		);
		const orders = packed['orders.json'] ?? new Uint8Array();
		const half = zipSync({ 'orders.json': orders }, { level: 0 }).subarray(0, 90_000);
		writeFileSync(path.join(folder, 'half.zip'), half);
		await expect(attempt(path.join(folder, 'half.zip'))).rejects.toThrow(
			/half\.zip cannot be opened as a \.zip/,
		);
	});

	it('is rejected if a file is cut off, damaged or of another kind', async () => {
		const orders = textOf('orders.json');
		await expect(
			attempt(exportWith('cut', { 'orders.json': orders.slice(0, orders.length / 2) })),
		).rejects.toThrow(/cut\/orders\.json is cut off after entry \d+\. Export it again/);
		await expect(
			attempt(exportWith('refused', { 'orders.json': '{"code":"rest_forbidden"}' })),
		).rejects.toThrow(/refused\/orders\.json is not a list/);
		await expect(
			attempt(exportWith('mixed', { 'orders.json': '[{"id":1,"name":"a product"}]' })),
		).rejects.toThrow(/mixed\/orders\.json: entry 1 \(id 1\) has no date_created/);
		await expect(
			attempt(exportWith('zone', { 'wp-settings.json': '{"timezone":"Mars/Base"}' })),
		).rejects.toThrow(/has the unknown time zone “Mars\/Base”/);
		expect(existsSync(target)).toBe(false);
	});
});
