import { exactSum } from '../exact-sum';
import { linesOf, recordOf, totalIn } from './documents';
import { isOrder, number, type Documents, type Row } from './source';
import { refundFields, returnedLines, taxIn, wholeRefund } from './whole-refunds';

/** The parts of an order or refund that only its document contains, not its row of Orders. */

/** Tax and shipping together. */
const beyondNet = (row: Row) => number(row, 'total_sales') - number(row, 'net_total');

export const shippingDocuments: Documents = {
	of: (row) => Math.abs(beyondNet(row)) > 1e-6,
	fields: refundFields,
};

export const refundDocuments: Documents = {
	of: (row) => !isOrder(row) && shippingDocuments.of(row),
	fields: refundFields,
};

/** Shipping without tax; negative for a refund. */
export const shippingOf = (fullRefunds: boolean) => (row: Row) => {
	if (!shippingDocuments.of(row)) return 0;
	if (isOrder(row)) return number(recordOf(row['document']), 'shipping_total');
	const whole = wholeRefund(row, fullRefunds);
	if (!whole) return totalIn(row['document'], 'shipping_lines');
	const { order, before } = whole;
	const earlier = before.map((refund) => -totalIn(refund, 'shipping_lines'));
	return exactSum([-number(order, 'shipping_total'), ...earlier]);
};

export const taxOf = (fullRefunds: boolean) => (row: Row) =>
	taxAndShippingOf(fullRefunds)(row) - shippingOf(fullRefunds)(row);

/** Since 10.2, a refund of the whole order returns its tax and shipping, less what earlier refunds returned. */
export const taxAndShippingOf = (fullRefunds: boolean) => (row: Row) => {
	const whole = shippingDocuments.of(row) ? wholeRefund(row, fullRefunds) : undefined;
	if (!whole) return beyondNet(row);
	const taxes = [
		-number(whole.order, 'total_tax'),
		...whole.before.map((refund) => -taxIn(refund)),
	];
	return exactSum([...taxes, shippingOf(fullRefunds)(row)]);
};

/**
 * The same since 11.1: a refund in one sum returns what earlier refunds left. A refund that an update has marked as full
 * returns the order, whatever its amount.
 */
export function taxAndShippingLeft(row: Row): number {
	return isOrder(row) || beyondNet(row) <= 0 ? beyondNet(row) : taxAndShippingOf(true)(row);
}

export const taxLeft = (row: Row) => taxAndShippingLeft(row) - shippingOf(true)(row);

export const discountDocuments: Documents = { of: isOrder, fields: ['coupon_lines'] };

/** Discounts by coupons, without tax. Later returns do not change them. */
export function discountOf(row: Row): number {
	return exactSum(couponLines(row).map((line) => number(line, 'discount')));
}

export const couponsOf = (row: Row) =>
	couponLines(row).map(({ code }) => String(code).toLowerCase());

const couponLines = (row: Row) => (isOrder(row) ? linesOf(row['document'], 'coupon_lines') : []);

export const itemDocuments: Documents = { of: () => true, fields: refundFields };

/**
 * Ids of the existing products in an order or refund. Since 10.2, a refund in one sum has the products of its order.
 */
export const productsOf = (fullRefunds: boolean) => (row: Row) => {
	const lines = isOrder(row)
		? linesOf(row['document'], 'line_items')
		: returnedLines(row, fullRefunds);
	return [...new Set(lines.map((line) => number(line, 'product_id')))].filter((id) => id > 0);
};

/** Checks whether an order or refund has items whose product no longer exists. */
export const hasDeletedProduct = ({ document }: Row) =>
	linesOf(document, 'line_items').some((line) => number(line, 'product_id') === 0);
