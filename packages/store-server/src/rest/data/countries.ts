import { fetchRows, raw, sql } from '../../database/sql';
import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';
import countryLocales from './country-locales.json';

interface CountryRow {
	readonly code: string;
	readonly name: string;
	readonly states: string;
}

/** `GET data/countries`: every country with its states. */
export const countries: Route = route({
	path: '/wc-analytics/data/countries',
	async handle({ context, restUrl }) {
		const rows = await fetchRows<CountryRow>(
			context.database,
			raw('SELECT code, name, states FROM countries ORDER BY position'),
		);
		return { data: rows.map((row) => writeCountry(row, restUrl)) };
	},
});

/** `GET data/countries/locales`: how addresses differ by country. */
export const countryAddressRules: Route = route({
	path: '/wc-analytics/data/countries/locales',
	handle: ({ features }) => ({ data: addressRules(features.addressFields) }),
});

/** Since 10.x a country is never hidden, a company is not asked for, a telephone is, and some countries differ. */
function addressRules(isNewer: boolean): object {
	if (!isNewer) {
		return countryLocales;
	}
	const fields = Object.fromEntries(
		Object.entries(countryLocales.default).filter(([name]) => name !== 'company'),
	);
	return {
		...countryLocales,
		BW: {
			postcode: { required: false, hidden: true },
			state: { required: false, hidden: true, label: 'District' },
		},
		CY: { state: { required: false, hidden: true } },
		IE: { ...countryLocales.IE, postcode: { ...countryLocales.IE.postcode, required: true } },
		default: {
			...fields,
			country: { ...countryLocales.default.country, hidden: false },
			phone: {
				label: 'Phone',
				required: false,
				type: 'tel',
				class: ['form-row-wide'],
				validate: ['phone'],
				autocomplete: 'tel',
				priority: 100,
			},
		},
	};
}

/** `GET data/countries/{code}`. */
export const country: Route = route({
	path: '/wc-analytics/data/countries/:location([\\w-]+)',
	args: { location: { type: 'string', required: true } },
	async handle({ args, context, restUrl }) {
		const [row] = await fetchRows<CountryRow>(
			context.database,
			sql`SELECT code, name, states FROM countries WHERE code = ${args.location.toUpperCase()}`,
		);
		if (!row) {
			throw new RestError(
				'woocommerce_rest_data_invalid_location',
				'There are no locations matching these parameters.',
				404,
			);
		}
		return { data: writeCountry(row, restUrl) };
	},
});

function writeCountry({ code, name, states }: CountryRow, restUrl: (path: string) => string) {
	const collection = restUrl('/wc-analytics/data/countries');
	const list: unknown = JSON.parse(states);
	return {
		code,
		name,
		states: list,
		_links: {
			self: [{ href: `${collection}/${code.toLowerCase()}` }],
			collection: [{ href: collection }],
		},
	};
}
