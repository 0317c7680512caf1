import type { Database } from '../database/database';
import { loadShopSettings } from '../schema/shop-settings';
import {
	composeOrder,
	composeRefund,
	type ItemColumns,
	type OrderColumns,
	type OrderDocument,
	type RefundColumns,
	type RefundRow,
} from './order-document';

/**
 * Returns documents of orders by id, in the order of `ids`, without unknown ids. For an imported order this is the
 * shop's document; others are built from their rows.
 */
export async function readOrderDocuments(
	database: Database,
	ids: readonly number[],
): Promise<OrderDocument[]> {
	if (ids.length === 0) return [];
	const marks = ids.map(() => '?').join(', ');
	const orders = await database.all<OrderColumns>(
		`SELECT * FROM orders WHERE id IN (${marks})`,
		ids,
	);
	const bare = orders.filter(({ body }) => body === null).map(({ id }) => id);
	const [items, refunds, settings] = await Promise.all([
		itemsOf(database, bare),
		refundsOf(database, bare),
		loadShopSettings(database),
	]);
	const { precision } = settings.currency;
	const byId = new Map(
		orders.map((order) => [
			order.id,
			order.body === null
				? composeOrder(order, items.get(order.id) ?? [], refunds.get(order.id) ?? [], precision)
				: (JSON.parse(order.body) as OrderDocument), // the import accepted documents only
		]),
	);
	return ids.map((id) => byId.get(id)).filter((document) => document !== undefined);
}

/** Returns documents of refunds by id, like those of orders. */
export async function readRefundDocuments(
	database: Database,
	ids: readonly number[],
): Promise<OrderDocument[]> {
	if (ids.length === 0) return [];
	const refunds = await database.all<RefundRow & { readonly body: string | null }>(
		`SELECT * FROM refunds WHERE id IN (${ids.map(() => '?').join(', ')})`,
		ids,
	);
	const bare = refunds.filter(({ body }) => body === null).map(({ id }) => id);
	const [items, settings] = await Promise.all([
		itemsOf(database, bare),
		loadShopSettings(database),
	]);
	const byId = new Map(
		refunds.map((refund) => [
			refund.id,
			refund.body === null
				? composeRefund(refund, items.get(refund.id) ?? [], settings.currency.precision)
				: (JSON.parse(refund.body) as OrderDocument), // the import accepted documents only
		]),
	);
	return ids.map((id) => byId.get(id)).filter((document) => document !== undefined);
}

async function itemsOf(database: Database, ids: readonly number[]) {
	if (ids.length === 0) return new Map<number, ItemColumns[]>();
	const marks = ids.map(() => '?').join(', ');
	const rows = await database.all<ItemColumns>(
		`SELECT * FROM order_items WHERE order_id IN (${marks}) ORDER BY order_item_id`,
		ids,
	);
	return grouped(rows, (row) => row.order_id);
}

async function refundsOf(database: Database, ids: readonly number[]) {
	if (ids.length === 0) return new Map<number, RefundColumns[]>();
	const marks = ids.map(() => '?').join(', ');
	const rows = await database.all<RefundColumns>(
		`SELECT id, parent_id, amount, reason FROM refunds WHERE parent_id IN (${marks}) ORDER BY id DESC`,
		ids,
	);
	return grouped(rows, (row) => row.parent_id);
}

function grouped<Row>(rows: readonly Row[], key: (row: Row) => number): Map<number, Row[]> {
	const groups = new Map<number, Row[]>();
	for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
	return groups;
}
