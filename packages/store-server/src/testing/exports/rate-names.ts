import type { ShopDescription } from '../shops/shop-description';
import { rateId } from './ids';
import type { RestDocument } from './rest-document';

/**
 * An order's data about a rate, which it keeps if the rate is deleted: its code with ASCII letters in capitals, and its
 * name.
 */
export function rateNames({ taxRates }: ShopDescription, at: number): RestDocument {
	const {
		country = '',
		state = '',
		name = '',
		priority = 1,
		percent,
		compound,
	} = taxRates[at] ?? {};
	const code = [country, state, name, String(priority)].filter((part) => part !== '').join('-');
	return {
		rate_code: code.replace(/[a-z]/g, (letter) => letter.toUpperCase()),
		rate_id: rateId(at),
		label: name,
		compound,
		rate_percent: percent,
	};
}
