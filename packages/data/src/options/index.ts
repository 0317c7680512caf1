import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { STORE_NAME as OPTIONS_STORE_NAME, store as optionsStore } from './store';
export type { Options, OptionsUpdate } from './store';
export { hydrateOptions, useOptionsHydration, withOptionsHydration } from './hydration';
export { useOption } from './use-options';
