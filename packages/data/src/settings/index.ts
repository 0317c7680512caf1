import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { STORE_NAME as SETTINGS_STORE_NAME, store as settingsStore } from './store';
export type { SettingValues } from './groups';
export {
	hydrateSettings,
	useSettings,
	withSettingsHydration,
	type SettingsControls,
} from './use-settings';
