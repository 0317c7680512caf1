import { registerOnce, typedName } from '../resource';
import { STORE_NAME, store } from './store';

registerOnce(store);

/** Name of the store, for `select` and `dispatch`. */
export const OPTIONS_STORE_NAME = typedName(STORE_NAME, store);
export { store as optionsStore } from './store';
export type { Options, OptionsUpdate } from './store';
export { hydrateOptions } from './hydration';
