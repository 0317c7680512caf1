import { useMemo, useState } from 'react';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { forgetReports, settingsStore } from '@store-analytics/data';
import { readRecord } from '../../boot/read-value';
import { createNotice } from '../../shell/notices';
import { defaultsOf, realChanges, savable } from './draft';
import type { Settings, Values } from './setting';

const group = 'wc_admin';
const key = 'wcAdminSettings';

/**
 * What the user enters on top of what is saved. The rest of the app goes by the settings store, which has saved values
 * only: what the shop refuses stays here for another try, and out of the store.
 */
export function useSettingsDraft(settings: Settings, onSaved: () => void) {
	const stored = useSelect((select) => select(settingsStore).getSetting(group, key), []);
	const isSaving = useSelect(
		(select) => select(settingsStore).isUpdateSettingsRequesting(group),
		[],
	);
	const saved = useMemo(() => readRecord(stored), [stored]);
	const [entered, setEntered] = useState<Values>({});
	const changes = realChanges(entered, saved);
	const values: Values = { ...saved, ...changes };
	const persist = usePersist(saved);

	const save = async (next: Values) => {
		const sent = savable(next, settings);
		if (!(await persist(sent))) return;
		// What was entered while this was on its way is still to be saved.
		setEntered((latest) => realChanges(latest, sent));
		onSaved();
	};
	return {
		values,
		isDirty: Object.keys(changes).length > 0,
		isSaving,
		change: (name: string, value: unknown) => setEntered((old) => ({ ...old, [name]: value })),
		save: () => save(values),
		reset: () => {
			const defaults = defaultsOf(settings);
			setEntered(defaults);
			return save({ ...saved, ...defaults });
		},
	};
}

/** Sends all settings; answers whether the shop took them. */
function usePersist(saved: Values): (values: Values) => Promise<boolean> {
	const { updateAndPersistSettingsForGroup, updateSettingsForGroup, clearIsDirty } =
		useDispatch(settingsStore);
	const registry = useRegistry();
	return async (values) => {
		try {
			await updateAndPersistSettingsForGroup(group, { [key]: values });
		} catch {
			await updateSettingsForGroup(group, { [key]: saved });
			await clearIsDirty(group);
			createNotice({
				id: 'analytics-settings',
				status: 'error',
				content: __('There was a problem updating your settings.', 'store-analytics'),
			});
			return false;
		}
		// Which orders count and on which day has changed: numbers on hand are of yesterday's rules.
		forgetReports(registry);
		createNotice({
			id: 'analytics-settings',
			status: 'success',
			content: __('Your settings have been saved.', 'store-analytics'),
		});
		return true;
	};
}
