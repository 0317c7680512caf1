import { registerOnce, typedName } from '../resource';
import { STORE_NAME, store } from './store';

registerOnce(store);

/** Name of the store, for `select` and `dispatch`. */
export const COUNTRIES_STORE_NAME = typedName(STORE_NAME, store);
export { store as countriesStore } from './store';
export type { Country, Locale, Locales, SettingProperties } from '@store-analytics/rest-api';
export { useCountries } from './use-countries';
