import { registerOnce, typedName } from '../../resource';
import { STORE_NAME, store } from './store';

registerOnce(store);

/** Name of the store, for `select` and `dispatch`. */
export const PLUGINS_STORE_NAME = typedName(STORE_NAME, store);
export { store as pluginsStore } from './store';
export { hydratePlugins, withPluginsHydration, type PluginsOnPage } from './hydration';
export { pluginNames } from './plugin-names';
export { PluginError } from './plugin-errors';
export type { PluginsReply } from './install';
export type { PaypalStatus, PaypalStatus as PaypalOnboardingStatus } from './state';
export type * from './plugin';
