import sumBy from 'lodash/sumBy.js';
import type { ChargeItem, LineItem, OrderItems } from './order-source';
import type { TaxPlace } from './tax-places';

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

/** What was taxed in the country and in the state of a tax line. */
export interface PlaceBase {
	readonly ofCountry: number;
	readonly ofState: number;
}

/** A tax line with its place. */
interface PlacedTax extends TaxPlace {
	readonly id: number;
	readonly rateId: number;
}

/**
 * Returns, by tax line, the part of the net total of all items that no earlier line of the same place has: where a state, a
 * county and a city tax the same goods, the taxed sales of the place are those of one of them. Lines without items have none.
 */
export function placeBases(
	{ lines, fees, shipping }: OrderItems,
	taxes: readonly PlacedTax[],
): ReadonlyMap<number, PlaceBase> {
	const sums = new Map<number, PlaceBase>();
	for (const item of [...lines, ...fees, ...shipping]) {
		const applied = taxesByRate(item);
		const counted = new Set<string>();
		const once = (place: string) => {
			const isFirst = !counted.has(place);
			counted.add(place);
			return isFirst ? item.total : 0;
		};
		for (const { id, rateId, country, state } of taxes) {
			if (!applied.has(rateId)) continue;
			const { ofCountry = 0, ofState = 0 } = sums.get(id) ?? {};
			sums.set(id, {
				ofCountry: ofCountry + once(country),
				ofState: ofState + once(`${country}:${state}`),
			});
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
