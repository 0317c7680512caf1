import { readRecord, readText } from '../../platform/read-value';

/** Countries that write "Portland, OR 97201", "Sydney NSW 2000" or "London SW1A 1AA". All others write "10115 Berlin". */
const codeAfterComma = new Set(['US', 'PR', 'CA']);
const codeAfterCity = new Set(['AU', 'GB', 'IE', 'NZ', 'IN', 'TH', 'TW']);

/**
 * Writes city, state and postcode in the order of the country.
 * @example placeLine({ city: 'Portland', state: 'OR', postcode: '97201', country: 'US' }) // 'Portland, OR 97201'
 */
export function placeLine(address: unknown): string {
	const place = readRecord(address);
	const [city, postcode, country] = [place.city, place.postcode, place.country].map((part) =>
		readText(part).trim(),
	);
	const state = ownState(readText(place.state).trim(), country ?? '');
	if (codeAfterComma.has(country ?? ''))
		return words([words([city, state].filter(Boolean), ', '), postcode]);
	if (codeAfterCity.has(country ?? '')) return words([city, state, postcode]);
	return words([postcode, city, state]);
}

/** Formats an address as on an envelope, without empty lines; `countries` gives names by code. */
export function addressLines(
	value: unknown,
	countries: Readonly<Record<string, string>>,
): string[] {
	const address = readRecord(value);
	const line = (...keys: string[]) => words(keys.map((key) => readText(address[key])));
	const country = readText(address.country);
	const familyFirst = country === 'JP' || country === 'CN' || country === 'HU';
	return [
		familyFirst ? line('last_name', 'first_name') : line('first_name', 'last_name'),
		line('company'),
		line('address_1'),
		line('address_2'),
		placeLine(address),
		countries[country] ?? country,
	].filter(Boolean);
}

/** A state as people write it: WooCommerce's codes such as "DE-BE" are on no envelope. */
function ownState(state: string, country: string): string {
	return country !== '' && state.startsWith(`${country}-`) ? '' : state;
}

function words(parts: readonly (string | undefined)[], between = ' '): string {
	return parts.filter(Boolean).join(between);
}
