import { registerOnce, typedName } from '../resource';
import { STORE_NAME, store } from './store';

registerOnce(store);

/** Name of the store, for `select` and `dispatch`. */
export const SETTINGS_STORE_NAME = typedName(STORE_NAME, store);
export { store as settingsStore } from './store';
export type { SettingValues } from './groups';
export { hydrateSettings } from './hydration';
export { SettingsError, type RefusedSetting } from './batch';
