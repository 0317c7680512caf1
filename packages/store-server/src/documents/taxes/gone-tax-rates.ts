import type { Row } from '../../orders/lookup-rows';
import type { SourceOrder, TaxItem } from '../../orders/order-source';
import { reportedRate } from '../../orders/tax-rows';

/** Codes of states by country code. */
export type KnownPlaces = ReadonlyMap<string, ReadonlySet<string>>;

/** Parts of a rate’s code, in the capitals of the code. */
export interface RateCode {
	readonly country: string;
	readonly state: string;
	readonly name: string;
	readonly priority: number;
}

/** Records the deleted rates of an order. Data of later orders replaces that of earlier ones. */
export function noteGoneTaxRates(
	{ items }: SourceOrder,
	known: ReadonlySet<number>,
	gone: Map<number, TaxItem>,
): void {
	for (const tax of items.taxes) {
		const id = reportedRate(tax, items.taxes);
		if (!known.has(id)) gone.set(id, tax);
	}
}

/** Rows of `deleted_tax_rates`. */
export function goneTaxRateRows(gone: ReadonlyMap<number, TaxItem>, places: KnownPlaces): Row[] {
	return [...gone].map(([id, { code, label, ratePercent }]) => {
		const { country, state, name, priority } = cutRateCode(code, label, places);
		return [id, country, state, ratePercent, name || label, priority, code, label];
	});
}

/**
 * Splits `CC-STATE-NAME-PRIO`. Country and state may be missing, and state and name may contain hyphens. The name of
 * the tax in the order marks where the name begins; otherwise the known countries and states do.
 */
export function cutRateCode(code: string, label: string, places: KnownPlaces): RateCode {
	const [, front = code, digits = '1'] = /^(.*)-(\d+)$/s.exec(code) ?? [];
	const priority = Number(digits);
	const name = label.trim();
	if (name !== '' && endsWith(front, name)) {
		const place = front.slice(0, front.length - name.length);
		if (place === '' || place.endsWith('-')) {
			return { ...cutPlace(place.slice(0, -1), places), name: front.slice(place.length), priority };
		}
	}
	return { ...cutFront(front, places), priority };
}

/** Splits country and state from a known name. */
function cutPlace(place: string, places: KnownPlaces) {
	const [country = '', ...rest] = place.split('-');
	return isCountry(country, places)
		? { country, state: rest.join('-') }
		: { country: '', state: place };
}

function cutFront(front: string, places: KnownPlaces) {
	const [country = '', ...rest] = front.split('-');
	if (rest.length === 0 || !isCountry(country, places)) {
		return { country: '', state: '', name: front };
	}
	const after = rest.join('-');
	const states = [...(places.get(country) ?? [])].filter((state) =>
		after.toUpperCase().startsWith(`${state.toUpperCase()}-`),
	);
	const state = states.sort((one, other) => other.length - one.length)[0] ?? '';
	return { country, state, name: state === '' ? after : after.slice(state.length + 1) };
}

function isCountry(code: string, places: KnownPlaces): boolean {
	return places.size > 0 ? places.has(code) : /^[A-Z]{2}$/.test(code);
}

/** Compares without case: some codes capitalize only ASCII letters (`ERMäßIGT`), others all. */
function endsWith(front: string, name: string): boolean {
	const end = front.slice(-name.length);
	return end.toLowerCase() === name.toLowerCase();
}
