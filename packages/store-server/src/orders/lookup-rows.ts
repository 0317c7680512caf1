import sumBy from 'lodash/sumBy.js';
import type { PlainValue } from '../database/values';
import { orderDimensions } from '../schema/order-dimensions';
import { itemCount, type CountedRefund } from './full-refund';
import { namedId } from './named-id';
import type { CouponItem, LineItem, OrderItems, SourceOrder } from './order-source';
import type { TaxPlaceRules } from './tax-places';

/** One row of a table, in the order of its columns. */
export type Row = readonly PlainValue[];

/** The context of an order's rows. */
export interface LookupRules extends TaxPlaceRules {
	/** Number of decimals. */
	readonly precision: number;
	readonly roundsTaxAtSubtotal: boolean;
	/** See `NumberRules`; false by default. */
	readonly fullRefunds?: boolean;
	couponId(code: string): number | undefined;
}

/** What an order, and its refunds, say of its customer. */
export interface CustomerOfOrder {
	readonly returning: boolean;
	/** 1 for the first order of the customer; null without a customer. */
	readonly orderNumber: number | null;
}

/** Row of wc_order_stats for an order. */
export function orderStatsRow(
	order: SourceOrder,
	customerId: number,
	{ returning, orderNumber }: CustomerOfOrder,
): Row {
	return [
		order.id,
		0,
		order.created.local,
		order.created.utc,
		order.paid?.local ?? null,
		order.completed?.local ?? null,
		itemCount(order.items),
		order.total,
		order.totalTax,
		order.shippingTotal,
		order.total - order.totalTax - order.shippingTotal,
		returning ? 1 : 0,
		`wc-${order.status}`,
		customerId,
		...dimensionsOf(order),
		null,
		null,
		null,
		...lastColumns(order, orderNumber),
	];
}

/** The last columns, which refunds have of their order. The role comes later (customer-roles.ts), and so does whether customers came back. */
function lastColumns({ shippingInstance, items }: SourceOrder, orderNumber: number | null): Row {
	return [orderNumber, shippingInstance ?? '', null, items.coupons.length > 0, false];
}

function dimensionsOf({ dimensions }: SourceOrder): string[] {
	return orderDimensions.map((column) => dimensions[column]);
}

/**
 * Returns the row of wc_order_stats for a refund: its counted amounts and its own date, with its order's status,
 * customer, kind of customer and number. If not `isDated`, it was paid and completed only if its order was.
 */
export function refundStatsRow(
	refund: CountedRefund,
	order: SourceOrder,
	customerId: number,
	{ returning, orderNumber }: CustomerOfOrder,
	isDated: boolean,
): Row {
	const { local, utc } = refund.created;
	return [
		refund.id,
		order.id,
		local,
		utc,
		isDated || order.paid ? local : null,
		isDated || order.completed ? local : null,
		refund.itemCount,
		-refund.amount,
		refund.totalTax,
		refund.shippingTotal,
		refund.netTotal,
		returning ? 1 : 0,
		`wc-${order.status}`,
		customerId,
		...dimensionsOf(order),
		refund.reason,
		refund.refundedBy,
		daysBetween(order.created.local, local),
		...lastColumns(order, orderNumber),
	];
}

/** The days from one local date to another, whatever the hours. */
function daysBetween(from: string, to: string): number {
	const dayOf = (stamp: string) => Date.parse(`${stamp.slice(0, 10)}T00:00:00Z`);
	return Math.round((dayOf(to) - dayOf(from)) / 86_400_000);
}

/** An order, or a refund with the order that it belongs to (0: none). */
export interface Owner {
	readonly id: number;
	readonly parentId: number;
	/** A refund without lines, which returns those of its order. */
	readonly hasLinesOfOrder?: boolean;
}

/**
 * Returns rows of wc_order_product_lookup of an order or a refund. Lines without quantity have none, unless the shop
 * uses the rules since 10.2 and a refund returns an amount for them. A refund without lines returns no free items.
 */
export function productRows(
	owner: Owner,
	customerId: number,
	dateCreated: string,
	shippingTotal: number,
	items: OrderItems,
	rules: LookupRules,
): Row[] {
	const count = itemCount(items);
	const shippingTax = sumBy(items.shipping, (line) => sumBy(line.taxes, ([, amount]) => amount));
	const rates = new Set(items.taxes.map((tax) => tax.rateId));
	const isFree = ({ total }: LineItem) => round(total, rules.precision) === 0;
	return items.lines
		.filter((line) =>
			owner.hasLinesOfOrder || line.quantity === 0
				? rules.fullRefunds === true && owner.parentId !== 0 && !isFree(line)
				: true,
		)
		.map((line) => {
			const net = round(line.total, rules.precision);
			const share = count === 0 ? 0 : line.quantity / count;
			const shipping = shippingTotal * share;
			const taxOnShipping = shippingTax * share;
			const tax = lineTax(line, rates, rules);
			return [
				line.id,
				owner.id,
				owner.parentId,
				line.productId,
				line.variationId,
				customerId,
				dateCreated,
				line.quantity,
				net,
				net + tax + shipping + taxOnShipping,
				line.subtotal - line.total,
				tax,
				shipping,
				taxOnShipping,
				line.taxClass ?? '',
				(line.options ?? []).join('\n'),
			];
		});
}

function lineTax(line: LineItem, rates: ReadonlySet<number>, rules: LookupRules): number {
	const tax = sumBy(line.taxes, ([rateId, amount]) => (rates.has(rateId) ? amount : 0));
	return rules.roundsTaxAtSubtotal ? tax : round(tax, rules.precision);
}

/** Returns the id of a coupon in reports. Of a deleted coupon, orders may name the code only. */
export function reportedCoupon(
	{ couponId, code }: CouponItem,
	idOfCode: LookupRules['couponId'],
): number {
	return couponId ?? idOfCode(code) ?? namedId('coupon', code.toLowerCase());
}

/** Returns rows of wc_order_coupon_lookup. */
export function couponRows(order: SourceOrder, rules: LookupRules): Row[] {
	const discounts = new Map<number, number>();
	for (const coupon of order.items.coupons) {
		const id = reportedCoupon(coupon, rules.couponId);
		discounts.set(id, (discounts.get(id) ?? 0) + coupon.discount);
	}
	return [...discounts].map(([couponId, discount]) => [
		order.id,
		couponId,
		order.created.local,
		discount,
	]);
}

/** Rounds half away from zero, as WooCommerce rounds prices. */
export function round(amount: number, digits: number): number {
	const scale = 10 ** digits;
	const scaled = Math.abs(amount) * scale;
	return (Math.sign(amount) * Math.round(scaled + scaled * Number.EPSILON)) / scale;
}
