import type { StoreDatabase } from '../../database/store-database';
import { CustomerDirectory } from '../../sync/customer-directory';
import { categoryTreeRows } from '../../sync/category-tree';
import type { SourceOrder, SourceRefund } from '../../sync/order-source';
import { ShopWriter } from '../../sync/shop-writer';
import { ShopTime } from '../../time/shop-time';
import { FIRST, type RandomShop } from './random-shop';
import { SourceMaker } from './random-orders';

const made = '2025-01-01 00:00:00';

/** For tests: puts a random shop into an empty store, by the same rules as a real one. */
export async function insertShop(database: StoreDatabase, shop: RandomShop): Promise<void> {
	await database.append('options', [
		['timezone_string', JSON.stringify(shop.timeZone)],
		['start_of_week', String(shop.weekStart)],
		['woocommerce_date_type', JSON.stringify(shop.dateType)],
		['woocommerce_price_num_decimals', String(shop.precision)],
	]);
	await insertCatalog(database);
	const codes = new Map([
		['ten', 9],
		['five', 10],
	]);
	const writer = new ShopWriter(database, new CustomerDirectory(), {
		precision: shop.precision,
		roundsTaxAtSubtotal: shop.roundsTaxAtSubtotal,
		excludedStatuses: ['pending', 'failed', 'cancelled'],
		couponId: (code) => codes.get(code),
	});
	for (const { order, refunds } of inOrderOfDate(shop)) {
		await writer.writeOrder(order);
		for (const refund of refunds) await writer.writeRefund(refund, order);
	}
	await writer.finish();
	await insertDownloads(database, shop);
}

function inOrderOfDate(
	shop: RandomShop,
): { order: SourceOrder; refunds: readonly SourceRefund[] }[] {
	const maker = new SourceMaker(new ShopTime(shop.timeZone), 10 ** shop.precision);
	return [...shop.orders]
		.sort((one, other) => one.created - other.created)
		.map((entry) => maker.make(entry));
}

const coupon = (id: number, code: string) => [
	id,
	code,
	'publish',
	1,
	'fixed_cart',
	made,
	made,
	null,
	null,
	'{}',
];

/** Products 1 to 3 (2 with two variations), category 6 below 5, two coupons and two rates. */
async function insertCatalog(database: StoreDatabase): Promise<void> {
	const product = (id: number, parent: number, type: string, quantity: number | null) => [
		id,
		parent,
		type,
		'publish',
		`Product ${id}`,
		`product-${id}`,
		`sku-${id}`,
		10,
		'',
		null,
		null,
		quantity === 0 ? 'outofstock' : 'instock',
		quantity,
		quantity === null ? 'no' : 'yes',
		2,
		0,
		0,
		made,
		made,
		'{}',
	];
	await database.append('products', [
		product(1, 0, 'simple', 1),
		product(2, 0, 'variable', null),
		product(3, 0, 'simple', 0),
		product(21, 2, 'variation', 50),
		product(22, 2, 'variation', null),
	]);
	const categories = [
		{ id: 5, parent: 0 },
		{ id: 6, parent: 5 },
		{ id: 7, parent: 0 },
	];
	await database.append(
		'categories',
		categories.map(({ id, parent }) => [id, `Category ${id}`, `c-${id}`, parent, 0, 1, '{}']),
	);
	await database.append('wc_category_lookup', categoryTreeRows(categories));
	await database.append('product_categories', [
		[1, 5],
		[2, 6],
		[3, 6],
		[3, 7],
	]);
	await database.append('coupons', [coupon(9, 'ten'), coupon(10, 'five')]);
	await database.append(
		'tax_rates',
		[1, 2].map((id) => [id, 'US', '', 7.5, `Tax ${id}`, id, `US-TAX-${id}`, '', id, '{}']),
	);
}

async function insertDownloads(database: StoreDatabase, { downloads }: RandomShop): Promise<void> {
	await database.append('download_permissions', [[1, 'file', 1, 1, null, 'a.zip', '/a.zip']]);
	await database.append(
		'wc_download_log',
		downloads.map((minutes, index) => {
			const at = new Date(FIRST + minutes * 60_000).toISOString();
			return [index + 1, at.slice(0, 19).replace('T', ' '), 1, null, '127.0.0.1'];
		}),
	);
}
