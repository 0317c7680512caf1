import type { LookupRules, Owner, Row } from './lookup-rows';
import type { OrderItems, TaxItem } from './order-source';

/** Returns rows of wc_order_tax_lookup of an order or a refund, one per rate. */
export function taxRows(
	owner: Owner,
	dateCreated: string,
	items: OrderItems,
	rules: LookupRules,
): Row[] {
	const byRate = new Map<number, { shipping: number; order: number }>();
	for (const tax of items.taxes) {
		const before = byRate.get(tax.rateId) ?? { shipping: 0, order: 0 };
		byRate.set(tax.rateId, {
			shipping: before.shipping + tax.shippingTaxTotal,
			order: before.order + tax.taxTotal,
		});
	}
	return [...byRate].map(([rateId, rounded]) => {
		const { shipping, order } = rules.roundsTaxAtSubtotal
			? unrounded(rateId, rounded, items, rules.precision)
			: rounded;
		return [owner.id, owner.parentId, rateId, dateCreated, shipping, order, shipping + order];
	});
}

/**
 * A shop that rounds the sum stores unrounded taxes by rate. REST rounds the order's tax lines, but the items have all
 * digits. If the two do not match, the tax line is right.
 */
function unrounded(
	rateId: number,
	rounded: { readonly shipping: number; readonly order: number },
	{ lines, fees, shipping }: OrderItems,
	precision: number,
) {
	const goods = taxOf([...lines, ...fees], rateId);
	const parcel = taxOf(shipping, rateId);
	return {
		order: roundsTo(goods, rounded.order, precision) ? goods : rounded.order,
		shipping: roundsTo(parcel, rounded.shipping, precision) ? parcel : rounded.shipping,
	};
}

function taxOf(
	items: readonly { readonly taxes: readonly (readonly [rateId: number, amount: number])[] }[],
	rate: TaxItem['rateId'],
): number {
	let sum = 0;
	for (const { taxes } of items) {
		for (const [rateId, amount] of taxes) if (rateId === rate) sum += amount;
	}
	return sum;
}

/** Rounding may differ by half a cent either way: prices with tax round it down, others up. */
function roundsTo(amount: number, rounded: number, precision: number): boolean {
	const dust = 1e-9;
	return Math.abs(amount - rounded) <= 0.5 / 10 ** precision + dust;
}
