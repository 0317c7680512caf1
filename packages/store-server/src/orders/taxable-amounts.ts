import sumBy from 'lodash/sumBy.js';
import type { ChargeItem, LineItem, OrderItems } from './order-source';

/** Rates that are charged on other taxes, too. */
export function compoundRates({ taxes }: Pick<OrderItems, 'taxes'>): ReadonlySet<number> {
	return new Set(taxes.filter(({ compound }) => compound).map(({ rateId }) => rateId));
}

/**
 * Returns the taxed amount by rate: the net total of all lines, fees and shipping to which the rate applies. A compound
 * rate also taxes the other taxes of the item, and the compound ones before it.
 */
export function taxableAmounts(
	{ lines, fees, shipping }: OrderItems,
	compound: ReadonlySet<number>,
): ReadonlyMap<number, number> {
	const sums = new Map<number, number>();
	for (const item of [...lines, ...fees, ...shipping]) {
		const taxes = taxesByRate(item);
		let before = sumBy([...taxes], ([rateId, tax]) => (compound.has(rateId) ? 0 : tax));
		for (const [rateId, tax] of taxes) {
			const onTop = compound.has(rateId) ? before : 0;
			sums.set(rateId, (sums.get(rateId) ?? 0) + item.total + onTop);
			if (compound.has(rateId)) before += tax;
		}
	}
	return sums;
}

/** The rest of an item after refunds has several entries of a rate. */
function taxesByRate({ taxes, taxedBy }: LineItem | ChargeItem): ReadonlyMap<number, number> {
	const sums = new Map<number, number>();
	for (const [rateId, tax] of taxes) {
		if (taxedBy && !taxedBy.includes(rateId)) continue;
		sums.set(rateId, (sums.get(rateId) ?? 0) + tax);
	}
	return sums;
}
