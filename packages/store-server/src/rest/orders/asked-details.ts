import groupBy from 'lodash/groupBy.js';
import uniqBy from 'lodash/uniqBy.js';
import type { Database } from '../../database/database';
import { fewRows } from '../../database/dialect';
import { idsOf, fetchRows, sql } from '../../database/sql';
import { isFieldNamed } from '../router/reply/fields';

interface OrderOfUser {
	readonly id: number;
	/** 0 for a guest. */
	readonly user_id: number;
}

/** Fields of an order that it has only where `_fields` names them; numbers are text, as in the shop's tables. */
export interface AskedDetails {
	/** The row of the account in Customers; null for a guest. */
	readonly customer?: object | null;
	readonly products?: readonly object[];
}

/** Reads `customer` and `products` of orders, by order id, as far as `_fields` names them. */
export async function readAskedDetails(
	database: Database,
	orders: readonly OrderOfUser[],
	wanted: unknown,
): Promise<ReadonlyMap<number, AskedDetails>> {
	const customers = isFieldNamed(wanted, 'customer') ? await readCustomers(database, orders) : null;
	const products = isFieldNamed(wanted, 'products') ? await readProducts(database, orders) : null;
	return new Map(
		orders.map(({ id, user_id }) => [
			id,
			{
				...(customers && { customer: customers.get(user_id) ?? null }),
				...(products && { products: products[id] ?? [] }),
			},
		]),
	);
}

async function readCustomers(database: Database, orders: readonly OrderOfUser[]) {
	const users = orders.map(({ user_id }) => user_id).filter((id) => id > 0);
	const rows = await fetchRows<{ customer_id: number; user_id: number }>(
		database,
		fewRows('wc_customer_lookup', sql`user_id IN ${idsOf(users)}`),
	);
	return new Map(
		rows.map((row) => [
			row.user_id,
			{ ...row, customer_id: String(row.customer_id), user_id: String(row.user_id) },
		]),
	);
}

interface SoldRow {
	readonly order_id: number;
	readonly product_id: number;
	readonly variation_id: number;
	readonly quantity: number;
	readonly name: string | null;
}

/**
 * The products of orders: of several items with one product WooCommerce returns the first. A deleted product has no
 * name.
 */
async function readProducts(database: Database, orders: readonly OrderOfUser[]) {
	const ids = orders.map(({ id }) => id);
	// Reports leave some orders out, for example tests; their items count here.
	const rows = await fetchRows<SoldRow>(
		database,
		sql`SELECT i.order_id AS order_id, COALESCE(l.product_id, i.product_id) AS product_id,
				COALESCE(l.variation_id, i.variation_id) AS variation_id, i.quantity AS quantity, p.name AS name
			FROM order_items i
			LEFT JOIN wc_order_product_lookup l
				ON l.order_item_id = i.order_item_id AND l.order_id IN ${idsOf(ids)}
			LEFT JOIN products p ON p.id = COALESCE(l.product_id, i.product_id)
			WHERE i.order_id IN ${idsOf(ids)} AND i.order_item_type = 'line_item'
			ORDER BY 1, 2, i.order_item_id`,
	);
	const first = uniqBy(rows, ({ order_id, product_id }) => `${order_id} ${product_id}`);
	const written = first.map(({ name, quantity, ...row }) => ({
		order_id: String(row.order_id),
		product_id: String(row.product_id),
		product_quantity: String(quantity),
		variation_id: String(row.variation_id),
		product_name: name,
	}));
	return groupBy(written, 'order_id');
}
