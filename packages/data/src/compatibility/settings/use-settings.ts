import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import type { SettingValues } from '../../settings/groups';
import { hydrateSettings } from '../../settings/hydration';
import { store } from '../../settings/store';
import { withHydration } from '../hydration';

/** The result of {@link useSettings} besides the settings themselves. */
export interface SettingsControls {
	settingsError: boolean;
	isRequesting: boolean;
	/** Whether one of the read keys has unsaved changes. */
	isDirty: boolean;
	/** Saves the changes; rejects when the shop refuses them. */
	persistSettings(): Promise<void>;
	/** Changes one key and saves. */
	updateAndPersistSettings(name: string, data: unknown): Promise<void>;
	/** Changes one key; dirty until saved. */
	updateSettings(name: string, data: unknown): void;
}

/**
 * Reads some settings of a group by key, with functions to change and save them.
 * @example const { updateSettings, persistSettings } = useSettings('wc_admin', ['wcAdminSettings'])
 */
export function useSettings(
	group: string,
	keys: readonly string[] = [],
): SettingsControls & Record<string, unknown> {
	const joinedKeys = keys.join();
	const state = useSelect(
		(select) => {
			const settings = select(store);
			const names = joinedKeys === '' ? [] : joinedKeys.split(',');
			return {
				settingsError: Boolean(settings.getLastSettingsErrorForGroup(group)),
				isRequesting: settings.isUpdateSettingsRequesting(group),
				isDirty: settings.getIsDirty(group, names),
				values: settings.getSettingsForGroup(group, names),
			};
		},
		[group, joinedKeys],
	);
	const dispatch = useDispatch(store);
	const persistSettings = useCallback(
		() => dispatch.persistSettingsForGroup(group),
		[dispatch, group],
	);
	const updateAndPersistSettings = useCallback(
		(name: string, data: unknown) =>
			dispatch.updateAndPersistSettingsForGroup(group, { [name]: data }),
		[dispatch, group],
	);
	const updateSettings = useCallback(
		(name: string, data: unknown) => {
			void dispatch.updateSettingsForGroup(group, { [name]: data });
		},
		[dispatch, group],
	);
	return useMemo(() => {
		const { values, ...flags } = state;
		const controls = { persistSettings, updateAndPersistSettings, updateSettings };
		return { ...flags, ...values, ...controls };
	}, [state, persistSettings, updateAndPersistSettings, updateSettings]);
}

/**
 * Wraps a component so that the store contains the group's settings before its first render.
 * @example const Settings = withSettingsHydration('wc_admin', { wcAdminSettings: {} })(SettingsScreen)
 */
export const withSettingsHydration = (group: string, settings: SettingValues) =>
	withHydration(hydrateSettings(group, settings));
