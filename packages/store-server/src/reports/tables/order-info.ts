import groupBy from 'lodash/groupBy.js';
import mapValues from 'lodash/mapValues.js';
import type { Database } from '../../database/database';
import { fewRows } from '../../database/dialect';
import { idsOf, readReport, sql } from '../../database/sql';
import type { Features } from '../../schema/features';
import { originText } from '../../orders/attribution';

/** What the Orders table shows beyond numbers; ids and quantities are text, as in the peer. */
export interface ExtendedInfo {
	readonly products: readonly { id: string; name: string; quantity: string }[];
	readonly coupons: readonly { id: string; code: string }[];
	/** The row of the customer, or an empty list when there is none. */
	readonly customer: object;
	readonly attribution: { readonly origin: string };
}

interface OrderIds {
	readonly order_id: number;
	readonly parent_id: number;
	readonly customer_id: number;
}

/**
 * Reads products, coupons, customer and origin of the orders of one page. A refund lists its order's products, and in
 * older versions its own after them.
 */
export async function readExtendedInfo(
	database: Database,
	orders: readonly OrderIds[],
	{ refundsListOrderedItems }: Pick<Features, 'refundsListOrderedItems'>,
): Promise<Map<number, ExtendedInfo>> {
	const ids = orders.flatMap(({ order_id, parent_id }) =>
		parent_id === 0 ? [order_id] : [order_id, parent_id],
	);
	const [products, coupons, customers, origins] = await Promise.all([
		readProducts(database, ids),
		readCoupons(database, ids),
		readCustomers(
			database,
			orders.map(({ customer_id }) => customer_id),
		),
		readOrigins(database, ids),
	]);
	return new Map(
		orders.map(({ order_id, parent_id, customer_id }) => [
			order_id,
			{
				products: (refundsListOrderedItems && parent_id > 0
					? [parent_id]
					: [parent_id, order_id]
				).flatMap((id) => products[id] ?? []),
				coupons: coupons[order_id] ?? [],
				customer: customers.get(customer_id) ?? [],
				attribution: { origin: originText(origins.get(order_id)) },
			},
		]),
	);
}

interface ProductRow {
	readonly order_id: number;
	readonly id: number;
	readonly name: string;
	readonly quantity: number;
}

async function readProducts(database: Database, ids: readonly number[]) {
	const rows = await readReport<ProductRow>(
		database,
		sql`SELECT l.order_id AS order_id, COALESCE(NULLIF(l.variation_id, 0), l.product_id) AS id,
				COALESCE(p.name, i.order_item_name) AS name, l.product_qty AS quantity
			FROM wc_order_product_lookup l
			JOIN order_items i ON i.order_item_id = l.order_item_id AND i.order_id IN ${idsOf(ids)}
			LEFT JOIN products p ON p.id = COALESCE(NULLIF(l.variation_id, 0), l.product_id)
			WHERE l.order_id IN ${idsOf(ids)} ORDER BY l.order_item_id`,
	);
	return mapValues(groupBy(rows, 'order_id'), (group) =>
		group.map(({ id, name, quantity }) => ({ id: String(id), name, quantity: String(quantity) })),
	);
}

async function readCoupons(database: Database, ids: readonly number[]) {
	const rows = await readReport<{ order_id: number; id: number; code: string }>(
		database,
		sql`SELECT l.order_id, l.coupon_id AS id, c.code
			FROM wc_order_coupon_lookup l JOIN coupons c ON c.id = l.coupon_id AND c.status <> 'deleted'
			WHERE l.order_id IN ${idsOf(ids)} ORDER BY l.coupon_id`,
	);
	return mapValues(groupBy(rows, 'order_id'), (group) =>
		group.map(({ id, code }) => ({ id: String(id), code })),
	);
}

async function readCustomers(database: Database, ids: readonly number[]) {
	const rows = await readReport<{ customer_id: number; user_id: number | null }>(
		database,
		fewRows('wc_customer_lookup', sql`customer_id IN ${idsOf(ids)}`),
	);
	return new Map(
		rows.map((row) => [
			row.customer_id,
			{ ...row, user_id: row.user_id === null ? null : String(row.user_id) },
		]),
	);
}

async function readOrigins(database: Database, ids: readonly number[]) {
	const rows = await readReport<{ id: number; origin: string }>(
		database,
		sql`SELECT id, origin FROM orders WHERE id IN ${idsOf(ids)}`,
	);
	return new Map(rows.map(({ id, origin }) => [id, origin]));
}
