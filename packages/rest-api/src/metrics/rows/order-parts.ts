import { exactSum } from '../exact-sum';
import { isOrder, number, type Documents, type Row } from './source';

/** The parts of an order or refund that only its document contains, not its row of Orders. */

/** Tax and shipping together. */
const beyondNet = (row: Row) => number(row, 'total_sales') - number(row, 'net_total');

const fields = ['shipping_total', 'total_tax', 'shipping_lines', 'line_items', 'fee_lines'];

export const shippingDocuments: Documents = {
	of: (row) => Math.abs(beyondNet(row)) > 1e-6,
	fields,
};

export const refundDocuments: Documents = {
	of: (row) => !isOrder(row) && shippingDocuments.of(row),
	fields,
};

/** Shipping without tax; negative for a refund. */
export function shippingOf(row: Row): number {
	if (!shippingDocuments.of(row)) return 0;
	const { document } = row;
	if (isOrder(row)) return number(recordOf(document), 'shipping_total');
	const order = inOneSum(row);
	if (order) return -number(order, 'shipping_total');
	return exactSum(linesOf(document, 'shipping_lines').map((line) => number(line, 'total')));
}

export const taxOf = (row: Row) => taxAndShippingOf(row) - shippingOf(row);

/** Since 10.2, WooCommerce counts a refund in one sum as a return of the whole order, even after earlier refunds. */
export function taxAndShippingOf(row: Row): number {
	const order = shippingDocuments.of(row) ? inOneSum(row) : undefined;
	if (!order) return beyondNet(row);
	return -number(order, 'total_tax') - number(order, 'shipping_total');
}

/**
 * The same since 11.1: a refund in one sum returns what earlier refunds left. A refund that an update has marked as full
 * returns the order, whatever its amount.
 */
export function taxAndShippingLeft(row: Row): number {
	return isOrder(row) || beyondNet(row) <= 0 ? beyondNet(row) : taxAndShippingOf(row);
}

export const taxLeft = (row: Row) => taxAndShippingLeft(row) - shippingOf(row);

export const discountDocuments: Documents = { of: isOrder, fields: ['coupon_lines'] };

/** Discounts by coupons, without tax. Later returns do not change them. */
export function discountOf(row: Row): number {
	return exactSum(couponLines(row).map((line) => number(line, 'discount')));
}

export const couponsOf = (row: Row) =>
	couponLines(row).map(({ code }) => String(code).toLowerCase());

const couponLines = (row: Row) => (isOrder(row) ? linesOf(row['document'], 'coupon_lines') : []);

export const itemDocuments: Documents = { of: () => true, fields: ['line_items'] };

/**
 * Ids of the existing products in an order or refund. Since 10.2, a refund in one sum has the products of its order.
 */
export const productsOf = (fullRefunds: boolean) => (row: Row) => {
	const document = (fullRefunds && inOneSum(row)) || row['document'];
	const ids = linesOf(document, 'line_items').map((line) => number(line, 'product_id'));
	return [...new Set(ids)].filter((id) => id > 0);
};

/** Checks whether an order or refund has items whose product no longer exists. */
export const hasDeletedProduct = ({ document }: Row) =>
	linesOf(document, 'line_items').some((line) => number(line, 'product_id') === 0);

/** The order behind a refund without lines. */
export function inOneSum({ document, order }: Row): Row | undefined {
	const lines = ['line_items', 'shipping_lines', 'fee_lines'];
	const isOfLines = lines.some((name) => linesOf(document, name).length > 0);
	return isOfLines || order === undefined ? undefined : recordOf(order);
}

/** The lines of a document under this name. */
export function linesOf(document: unknown, name: string): readonly Row[] {
	const lines = recordOf(document)[name];
	return Array.isArray(lines) ? lines.map(recordOf) : [];
}

/** A document, or nothing as an empty one. */
export function recordOf(value: unknown): Row {
	return typeof value === 'object' && value !== null ? { ...value } : {};
}
