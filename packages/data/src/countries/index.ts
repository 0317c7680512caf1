import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { STORE_NAME as COUNTRIES_STORE_NAME, store as countriesStore } from './store';
export { useCountries } from './use-countries';
