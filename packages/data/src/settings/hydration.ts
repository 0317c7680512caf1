import { hydrateResponse, type Hydrate } from '../resource/hydrate';
import type { SettingValues } from './groups';
import { STORE_NAME } from './store';

/** Puts a group's settings that the page brought along into a registry; they are not dirty. */
export function hydrateSettings(group: string, settings: SettingValues): Hydrate {
	return (registry) =>
		hydrateResponse(
			registry,
			{ store: STORE_NAME, selector: 'getSettings', args: [group] },
			(actions) => {
				actions['updateSettingsForGroup']?.(group, settings);
				actions['clearIsDirty']?.(group);
			},
		);
}
