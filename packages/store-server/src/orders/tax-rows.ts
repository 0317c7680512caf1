import type { LookupRules, Owner, Row } from './lookup-rows';
import { namedId } from './named-id';
import type { OrderItems, TaxItem } from './order-source';

/**
 * Returns the id of a tax line in reports. It is the rate's, except if the order names several taxes by one id, or by
 * 0, as services do that compute taxes: those are told apart by code and percent, and the first keeps the id.
 */
export function reportedRate(tax: TaxItem, taxes: readonly TaxItem[]): number {
	const { rateId, code, label, ratePercent } = tax;
	const first = taxes.find((other) => other.rateId === rateId);
	const isFirst = !first || first === tax || nameOf(first) === nameOf(tax);
	if (rateId > 0 && isFirst) return rateId;
	return namedId('tax', rateId, (code || label).toUpperCase(), ratePercent);
}

function nameOf({ code, label, ratePercent }: TaxItem): string {
	return `${(code || label).toUpperCase()} ${ratePercent}`;
}

/** Returns rows of wc_order_tax_lookup of an order or a refund, one per tax. */
export function taxRows(
	owner: Owner,
	dateCreated: string,
	items: OrderItems,
	rules: LookupRules,
): Row[] {
	const byTax = new Map<number, { rateId: number; shipping: number; order: number }>();
	for (const tax of items.taxes) {
		const id = reportedRate(tax, items.taxes);
		const before = byTax.get(id) ?? { shipping: 0, order: 0 };
		byTax.set(id, {
			rateId: tax.rateId,
			shipping: before.shipping + tax.shippingTaxTotal,
			order: before.order + tax.taxTotal,
		});
	}
	return [...byTax].map(([id, { rateId, ...rounded }]) => {
		const { shipping, order } = rules.roundsTaxAtSubtotal
			? unrounded(rateId, rounded, items, rules.precision)
			: rounded;
		return [owner.id, owner.parentId, id, dateCreated, shipping, order, shipping + order];
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
