import {
	isDictionary,
	parseItems,
	paths,
	type Country,
	type Locale,
	type Locales,
} from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import {
	createResourceStore,
	fail,
	receive,
	resolver,
	slot,
	valueOf,
	type ResourceState,
} from '../resource';

/** Name of the countries store. */
export const STORE_NAME = 'wc/admin/countries';

// One response for all selectors, whichever country is requested.
const countries = slot<readonly Country[], [code?: string]>('countries', () => '');
const locales = slot<Locales, [id?: string]>('locales', () => '');
const noCountries: readonly Country[] = Object.freeze([]);
const noLocales: Locales = Object.freeze({});

const listCountries = (state: ResourceState): readonly Country[] =>
	valueOf(state, countries) ?? noCountries;
const listLocales = (state: ResourceState): Locales => valueOf(state, locales) ?? noLocales;

const selectors = {
	/** Address rules by country code; `{}` until they are there. */
	getLocales: listLocales,
	/** Address rules of a place given as `CC:STATE` or `CC`. */
	getLocale: (state: ResourceState, id: string): Locale | undefined =>
		listLocales(state)[id.split(':')[0] ?? ''],
	/** All countries; empty until they are there. */
	getCountries: listCountries,
	/** A country by its code. */
	getCountry: (state: ResourceState, code: string): Country | undefined =>
		listCountries(state).find((country) => country.code === code),
	getCountriesError: (state: ResourceState): unknown => state.errors[countries.key()],
};

const actions = {
	getLocalesSuccess: (values: Locales) => receive({ [locales.key()]: values }),
	getLocalesError: (error: unknown) => fail(locales.key(), error),
	getCountriesSuccess: (values: readonly Country[]) => receive({ [countries.key()]: values }),
	getCountriesError: (error: unknown) => fail(countries.key(), error),
};

function parseCountries(reply: unknown): Country[] {
	return parseItems(reply).map(({ code, name, states }) => ({
		code: String(code ?? ''),
		name: String(name ?? ''),
		states: parseItems(states).map((state) => ({
			code: String(state['code'] ?? ''),
			name: String(state['name'] ?? ''),
		})),
	}));
}

const countriesLoading = {
	store: STORE_NAME,
	slot: countries,
	load: (_: [string?], signal: AbortSignal) =>
		request({ path: paths.countries, signal, parse: parseCountries }),
};

const localesLoading = {
	store: STORE_NAME,
	slot: locales,
	load: (_: [string?], signal: AbortSignal) =>
		request({
			path: paths.locales,
			signal,
			parse: (reply) => (isDictionary(reply) ? (reply as Locales) : {}), // rules are displayed, not relied upon
		}),
};

const resolvers = {
	getCountries: resolver('getCountries', countriesLoading),
	getCountry: resolver('getCountry', countriesLoading),
	getLocales: resolver('getLocales', localesLoading),
	getLocale: resolver('getLocale', localesLoading),
};

/** `wc/admin/countries`: countries with their states, and the address format of each. */
export const store = createResourceStore(STORE_NAME, { selectors, actions, resolvers });
