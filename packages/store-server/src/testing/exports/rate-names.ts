import type { ShopDescription } from '../shops/shop-description';
import { rateId } from './ids';
import type { RestDocument } from './rest-document';

/** What an order keeps of a rate, also when that is gone: its code in capitals of plain letters, and its name. */
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
