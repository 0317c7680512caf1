import type { Country } from '@store-analytics/rest-api';
import { useLoadable, type Loadable } from '../resource/reading/use-loadable';
import { STORE_NAME } from './store';

const source = {
	store: STORE_NAME,
	selector: 'getCountries',
	errorSelector: 'getCountriesError',
	args: [],
};

function present(value: unknown): readonly Country[] | undefined {
	return Array.isArray(value) && value.length > 0 ? value : undefined;
}

/**
 * Returns all countries, with names in the shop's language.
 * @example const countries = useCountries()
 */
export function useCountries(isEnabled = true): Loadable<readonly Country[]> {
	return useLoadable(source, present, isEnabled);
}
