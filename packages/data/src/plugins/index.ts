import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { STORE_NAME as PLUGINS_STORE_NAME, store as pluginsStore } from './store';
export { hydratePlugins, withPluginsHydration, type PluginsOnPage } from './hydration';
export { pluginNames } from './plugin-names';
export { PluginError } from './plugin-errors';
export type { PluginsReply } from './install';
export type { PaypalStatus } from './state';
