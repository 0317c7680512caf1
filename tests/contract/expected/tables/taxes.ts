import { grouped } from '../grouped';
import { countedIn } from '../request/filters';
import { measureTaxes, without } from '../measures';
import { isWithin, type Period } from '../request/periods';
import type { Query } from '../request/query';
import { rateCode } from '../segments';
import { dateOf, type Shop } from '../shop';
import type { Table } from './table';

/** Rows of Taxes: one per rate. */
export function taxesTable(shop: Shop, query: Query, period: Period): Table {
	const wanted = query.ids('taxes');
	const isCounted = countedIn(shop);
	const lines = shop.taxes.filter(
		({ transaction, rateId }) =>
			isWithin(period, dateOf(transaction, 'date_created')) &&
			isCounted(transaction) &&
			(wanted.length === 0 || wanted.includes(rateId)),
	);
	const rows = [...grouped(lines, ({ rateId }) => rateId)].map(([id, own]) => {
		const numbers = without('tax_codes', measureTaxes(own));
		const rate = shop.documents.rates.find((one) => one.id === id);
		const { code = '', label = '', percent = 0 } = own[0] ?? {};
		const about = rate
			? {
					name: rate.name,
					tax_rate: Number(rate.rate),
					country: rate.country,
					state: rate.state,
					priority: rate.priority,
				}
			: { ...partsOfCode(code, label, shop), tax_rate: percent };
		return {
			id,
			keys: {
				...numbers,
				tax_rate_id: id,
				name: about.name,
				tax_code: rate ? rateCode(rate) : code,
				rate: about.tax_rate,
			},
			row: { tax_rate_id: id, ...about, ...numbers },
		};
	});
	return { rows, defaultKey: 'tax_rate_id' };
}

/**
 * Splits `US-CA-CA DISTRICT TAX-2`, which omits empty parts. The tax's name in the order shows where the name begins.
 * The part before it is a country only if such a country exists.
 */
function partsOfCode(code: string, label: string, { documents }: Shop) {
	const parts = code.split('-');
	const priority = Number(parts.pop());
	const front = parts.join('-');
	const begin = front.length - label.length;
	const isNamed = label !== '' && front.slice(begin).toLowerCase() === label.toLowerCase();
	const place = isNamed ? front.slice(0, begin).split('-') : parts.slice(0, -1);
	const isCountry = documents.countries.some((country) => country.code === place[0]);
	const [country = '', ...state] = isCountry ? place : ['', ...place];
	return {
		country,
		state: state.filter((part) => part !== '').join('-'),
		name: isNamed ? front.slice(begin) : (parts.at(-1) ?? ''),
		priority,
	};
}
