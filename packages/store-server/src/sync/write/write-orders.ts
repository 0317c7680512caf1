import type { StoreDatabase } from '../../database/store-database';
import type { OrderRules } from '../../documents/import-settings';
import { isOrder } from '../../documents/read/counted-order';
import { eventsOf, writeEvent } from '../../documents/shop-events';
import { refundsOf } from '../../documents/refunds-of-orders';
import { goneCouponRows, noteGoneCoupons } from '../../documents/read/coupons';
import { joinSameCoupons } from '../../documents/same-coupons';
import { goneTaxRateRows, noteGoneTaxRates } from '../../documents/taxes/gone-tax-rates';
import { noteTaxCodes, taxCodeRows } from '../../documents/taxes/tax-codes';
import { blankCustomer } from '../../orders/customer';
import { emailKey } from '../../orders/customer-directory';
import { reportedCoupon } from '../../orders/lookup-rows';
import type { CouponItem, OrderItems, SourceOrder, TaxItem } from '../../orders/order-source';
import { ShopWriter, type OrderCustomers } from '../../orders/shop-writer';
import type { TaxPlace } from '../../orders/tax-places';
import { reportedRate, taxCodeId } from '../../orders/tax-rows';
import { CustomerScope } from './customer-scope';
import { OrderBatch, type OrderWithRefunds, type ToldCustomer } from './order-batch';
import { readPlaces } from './order-rules';
import { deleteRows, withIds, type Keys } from './row-tables';

/** Rows of orders and refunds, by their ids. */
const ORDER_ROWS: Keys = [
	['orders', 'id'],
	['refunds', 'id'],
	['order_items', 'order_id'],
	['order_item_meta', 'order_id'],
	['wc_order_stats', 'order_id'],
	['wc_order_product_lookup', 'order_id'],
	['wc_order_coupon_lookup', 'order_id'],
	['wc_order_tax_lookup', 'order_id'],
];

type ToldCustomers = ReadonlyMap<number, ToldCustomer | undefined>;

/**
 * Customers are assigned when all orders of a person are processed together; some shops tell them before. A rewritten
 * order of the same person keeps its customer, whom no list may contain.
 */
function unsettled(told: ToldCustomers, kept: ReadonlyMap<number, KeptOrder>): OrderCustomers {
	return {
		customerOf: ({ id, userId, billing }) => {
			const before = kept.get(id);
			const isSame =
				before?.user_id === userId && emailKey(before.email) === emailKey(billing.email);
			return { ...blankCustomer, id: told.get(id)?.id ?? (isSame ? before.customer_id : 0) };
		},
		find: () => null,
		rows: () => [],
	};
}

interface KeptOrder {
	readonly id: number;
	readonly modified: string | null;
	readonly body: string | null;
	readonly user_id: number;
	readonly customer_id: number;
	readonly email: string;
}

/**
 * Replaces orders with their refunds. Newer ones in the store stay, and equal ones are skipped, unless all must be
 * rewritten. Resolves to the people whose customers must be assigned.
 */
export async function writeOrders(
	within: StoreDatabase,
	bundles: readonly OrderWithRefunds[],
	rules: OrderRules,
	anew = false,
): Promise<CustomerScope> {
	const batch = await OrderBatch.begin(within, rules);
	await batch.add(bundles);
	return writeBatch(within, batch, anew);
}

/** Works like `writeOrders` for orders that were already parsed. */
export async function writeBatch(
	within: StoreDatabase,
	batch: OrderBatch,
	anew = false,
): Promise<CustomerScope> {
	const { rules, orders: read } = batch;
	const kept = await keptOrders(
		within,
		read.map(({ order }) => order.id),
	);
	const changed = read.filter(({ order }) => isNews(order, kept.get(order.id), anew));
	const scope = new CustomerScope();
	for (const { order } of changed) {
		const before = kept.get(order.id);
		if (before) scope.add(order.id, before.user_id, before.email);
		scope.add(order.id, order.userId, order.billing.email);
	}
	const orders = changed.map(({ order }) => order).filter(isOrder);
	const readRefunds = changed.flatMap((bundle) => bundle.refunds);
	const once = new Map(readRefunds.map((entry) => [entry.refund.id, entry]));
	const refunds = refundsOf([...once.values()], orders);
	const refundIds = refunds.map(({ refund }) => refund.id);
	const replaced = changed.map(({ order }) => order.id).filter((id) => kept.has(id));
	if (replaced.length + refundIds.length > 0) await removeOrders(within, replaced, refundIds);
	await writeGone(within, orders);
	await writeTaxCodes(within, [...orders, ...refunds.map(({ refund }) => refund)]);
	const couponIds = await couponIdsOf(within, orders);
	const ratePlaces = await placesOfCodes(within, orders);
	const told: ToldCustomers = new Map(read.map(({ order, customer }) => [order.id, customer]));
	const writer = new ShopWriter(within, unsettled(told, kept), {
		...rules.rules,
		settlesLater: true,
		isReturning: (id) => told.get(id)?.isReturning,
		couponId: (code) => couponIds.get(code.toLowerCase()),
		placeOfRate: (tax) => ratePlaces.get(taxCodeId(tax)),
	});
	for (const event of eventsOf(orders, refunds, rules.rules.fullRefunds)) {
		await writeEvent(writer, event);
	}
	await writer.finish();
	await within.append('deleted_product_ids', batch.takeDeletedProducts());
	const joined = await joinSameCoupons(within);
	if (joined.length > 0) {
		for (const { id, user_id, email } of (await keptOrders(within, joined)).values())
			scope.add(id, user_id, email);
	}
	return scope;
}

/** Deletes orders that the shop no longer has; resolves to their people. */
export async function deleteOrders(
	within: StoreDatabase,
	ids: readonly number[],
): Promise<CustomerScope> {
	const scope = new CustomerScope();
	for (const { id, user_id, email } of (await keptOrders(within, ids)).values()) {
		scope.add(id, user_id, email);
	}
	await removeOrders(within, ids, []);
	return scope;
}

/** Days of orders in reports, by any of their dates, `YYYY-MM-DD` in the shop's zone; also those of refunds. */
export async function daysOfOrders(
	within: StoreDatabase,
	ids: Iterable<number>,
): Promise<{ readonly id: number; readonly day: string }[]> {
	return withIds(within, ids, (list) =>
		within.all<{ id: number; day: string }>(
			`SELECT DISTINCT id, strftime(moment, '%Y-%m-%d') AS day FROM (
				SELECT CASE parent_id WHEN 0 THEN order_id ELSE parent_id END AS id,
					unnest([date_created, date_paid, date_completed]) AS moment
				FROM wc_order_stats WHERE order_id IN ${list} OR parent_id IN ${list})
				WHERE moment IS NOT NULL`,
		),
	);
}

async function keptOrders(
	within: StoreDatabase,
	ids: Iterable<number>,
): Promise<Map<number, KeptOrder>> {
	const rows = await withIds(within, ids, (list) =>
		within.all<KeptOrder>(
			`SELECT id, date_modified_gmt AS modified, body, user_id, customer_id, email FROM orders WHERE id IN ${list}`,
		),
	);
	return new Map(rows.map((row) => [row.id, row]));
}

function isNews(order: SourceOrder, kept: KeptOrder | undefined, anew: boolean): boolean {
	if (!kept) return true;
	const isNoOlder = (order.modified?.utc ?? '') >= (kept.modified ?? '');
	return isNoOlder && (anew || order.body !== kept.body);
}

async function removeOrders(
	within: StoreDatabase,
	ids: readonly number[],
	refundIds: readonly number[],
): Promise<void> {
	const found = await withIds(within, [...ids, ...refundIds], (list) =>
		within.all<{ id: number }>(
			`SELECT id FROM orders WHERE id IN ${list}
				UNION SELECT id FROM refunds WHERE id IN ${list} OR parent_id IN ${list}
				OR parent_id IN (SELECT id FROM refunds WHERE parent_id IN ${list})`,
		),
	);
	if (found.length === 0) return;
	await deleteRows(
		within,
		ORDER_ROWS,
		found.map(({ id }) => id),
	);
}

/** Coupons and tax rates that only orders contain. */
async function writeGone(within: StoreDatabase, orders: readonly SourceOrder[]): Promise<void> {
	const ids = await couponIdsOf(within, orders);
	const idOfCode = (code: string) => ids.get(code.toLowerCase());
	const coupons = orders.flatMap(({ items }) =>
		items.coupons.map((coupon) => reportedCoupon(coupon, idOfCode)),
	);
	const rates = orders.flatMap(({ items: { taxes } }) =>
		taxes.map((tax) => reportedRate(tax, taxes)),
	);
	const known = await presentIn(within, 'coupons', coupons);
	const knownRates = new Set([
		...(await presentIn(within, 'tax_rates', rates)),
		...(await presentIn(within, 'deleted_tax_rates', rates)),
	]);
	const goneCoupons = new Map<number, CouponItem>();
	const goneRates = new Map<number, TaxItem>();
	for (const order of orders) {
		noteGoneCoupons(order, { known, idOfCode }, goneCoupons);
		noteGoneTaxRates(order, knownRates, goneRates);
	}
	await within.append('coupons', goneCouponRows(goneCoupons));
	if (goneRates.size === 0) return;
	await within.append('deleted_tax_rates', goneTaxRateRows(goneRates, await readPlaces(within)));
}

/** Codes of taxes that no order had before. */
async function writeTaxCodes(
	within: StoreDatabase,
	all: readonly { readonly items: OrderItems }[],
): Promise<void> {
	const ids = all.flatMap(({ items }) => items.taxes.map(taxCodeId));
	const known = await presentIn(within, 'tax_codes', [...new Set(ids)]);
	const codes = new Map<number, TaxItem>();
	for (const { items } of all) noteTaxCodes(items, known, codes);
	if (codes.size === 0) return;
	await within.append('tax_codes', taxCodeRows(codes, await readPlaces(within)));
}

/** The places of the rates that orders name, by the id of their code. */
async function placesOfCodes(
	within: StoreDatabase,
	orders: readonly SourceOrder[],
): Promise<ReadonlyMap<number, TaxPlace>> {
	const ids = new Set(orders.flatMap(({ items }) => items.taxes.map(taxCodeId)));
	if (ids.size === 0) return new Map();
	const rows = await withIds(within, ids, (list) =>
		within.all<TaxPlace & { id: number }>(
			`SELECT id, country, state FROM tax_codes WHERE id IN ${list}`,
		),
	);
	return new Map(rows.map(({ id, ...place }) => [id, place]));
}

async function presentIn(
	within: StoreDatabase,
	table: 'coupons' | 'tax_rates' | 'deleted_tax_rates' | 'tax_codes',
	ids: readonly number[],
): Promise<Set<number>> {
	if (ids.length === 0) return new Set();
	const rows = await withIds(within, ids, (list) =>
		within.all<{ id: number }>(`SELECT id FROM ${table} WHERE id IN ${list}`),
	);
	return new Set(rows.map(({ id }) => id));
}

/** Ids by lower-case code; of two with one code, the one that is not in the trash. */
async function couponIdsOf(
	within: StoreDatabase,
	orders: readonly SourceOrder[],
): Promise<Map<string, number>> {
	if (!orders.some(({ items }) => items.coupons.length > 0)) return new Map();
	const rows = await within.all<{ id: number; code: string }>(
		`SELECT id, lower(code) AS code FROM coupons WHERE status <> 'deleted' ORDER BY status <> 'trash'`,
	);
	return new Map(rows.map(({ id, code }) => [code, id]));
}
