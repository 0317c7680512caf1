import type { Row } from '../../orders/lookup-rows';
import type { OrderItems, TaxItem } from '../../orders/order-source';
import type { TaxPlace } from '../../orders/tax-places';
import { taxCodeId } from '../../orders/tax-rows';
import { cutRateCode, type KnownPlaces } from './gone-tax-rates';

/** Records the taxes of an order or a refund that are not known yet, by the id of their code. */
export function noteTaxCodes(
	{ taxes }: Pick<OrderItems, 'taxes'>,
	known: ReadonlySet<number>,
	codes: Map<number, TaxItem>,
): void {
	for (const tax of taxes) {
		const id = taxCodeId(tax);
		if (!known.has(id)) codes.set(id, tax);
	}
}

/** Returns the place in the code of each tax; a code is cut once. */
export function ratePlaces(places: KnownPlaces): (tax: TaxItem) => TaxPlace {
	const known = new Map<number, TaxPlace>();
	return (tax) => {
		const id = taxCodeId(tax);
		const before = known.get(id);
		if (before) return before;
		const { country, state } = cutRateCode(tax.code || tax.label, tax.label.trim(), places);
		known.set(id, { country, state });
		return { country, state };
	};
}

/** Rows of `tax_codes`. A name is spelled as in the order, whose code has capitals only. */
export function taxCodeRows(codes: ReadonlyMap<number, TaxItem>, places: KnownPlaces): Row[] {
	return [...codes].map(([id, tax]) => {
		const code = tax.code || tax.label;
		const label = tax.label.trim();
		const { country, state, name, priority } = cutRateCode(code, label, places);
		const isSame = name.toLowerCase() === label.toLowerCase();
		const spelled = isSame ? label : name;
		return [id, country, state, tax.ratePercent, spelled, priority, code, tax.rateId];
	});
}
