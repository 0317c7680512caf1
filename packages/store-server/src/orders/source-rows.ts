import type { Row } from './lookup-rows';
import type { ChargeItem, OrderItems, SourceOrder, SourceRefund } from './order-source';

/** Row of `orders`. */
export function orderRow(order: SourceOrder, customerId: number): Row {
	const { billing } = order;
	return [
		order.id,
		order.number,
		order.orderKey,
		order.status,
		order.currency,
		order.pricesIncludeTax,
		order.created.local,
		order.created.utc,
		order.modified?.local ?? null,
		order.modified?.utc ?? null,
		order.paid?.local ?? null,
		order.paid?.utc ?? null,
		order.completed?.local ?? null,
		order.completed?.utc ?? null,
		order.discountTotal,
		order.discountTax,
		order.shippingTotal,
		order.shippingTax,
		order.cartTax,
		order.total,
		order.totalTax,
		order.userId,
		customerId,
		billing.firstName,
		billing.lastName,
		billing.email,
		billing.address1,
		billing.city,
		billing.state,
		billing.postcode,
		billing.country,
		order.paymentMethod,
		order.paymentMethodTitle,
		order.createdVia,
		order.ipAddress,
		order.customerNote,
		order.origin,
		order.body,
	];
}

/** Row of `refunds`. */
export function refundRow(refund: SourceRefund, orderId: number): Row {
	return [
		refund.id,
		orderId,
		refund.created.local,
		refund.created.utc,
		refund.amount,
		refund.reason,
		refund.refundedBy,
		refund.body,
	];
}

/** Rows of `order_items` of an order or a refund. */
export function itemRows(orderId: number, items: OrderItems): Row[] {
	return [
		...items.lines.map((line) => [
			line.id,
			orderId,
			'line_item',
			line.name,
			line.productId,
			line.variationId,
			line.quantity,
			line.subtotal,
			line.subtotalTax,
			line.total,
			line.totalTax,
			null,
		]),
		...items.taxes.map((tax) => [
			tax.id,
			orderId,
			'tax',
			tax.code,
			null,
			null,
			null,
			null,
			null,
			null,
			tax.taxTotal,
			tax.shippingTaxTotal,
			tax.code,
			tax.rateId,
			tax.ratePercent,
			tax.label,
			tax.compound,
		]),
		...items.coupons.map((coupon) => [
			coupon.id,
			orderId,
			'coupon',
			coupon.code,
			null,
			null,
			null,
			null,
			null,
			coupon.discount,
			coupon.discountTax,
			null,
			coupon.code,
		]),
		...items.shipping.map((line) => chargeRow(orderId, 'shipping', line)),
		...items.fees.map((line) => chargeRow(orderId, 'fee', line)),
	];
}

function chargeRow(orderId: number, type: 'shipping' | 'fee', item: ChargeItem): Row {
	return [
		item.id,
		orderId,
		type,
		item.name,
		null,
		null,
		null,
		null,
		null,
		item.total,
		item.totalTax,
		null,
		item.method,
	];
}

/** Rows of `order_item_meta`: the chosen options of variations. */
export function itemMetaRows(orderId: number, items: OrderItems): Row[] {
	return items.lines.flatMap((line) =>
		line.meta.map((meta) => [
			line.id,
			orderId,
			meta.key,
			meta.value,
			meta.displayKey,
			meta.displayValue,
		]),
	);
}
