import { useMemo, useState } from 'react';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { listed } from '@store-analytics/components';
import { forgetReports, SettingsError, settingsStore } from '@store-analytics/data';
import { readRecord } from '../../platform/read-value';
import { createFailureNotice, reasonOf } from '../../platform/failures';
import { createNotice } from '../../platform/notices';
import { defaultsOf, realChanges, shownValues, spokenName, without } from './draft';
import type { Settings, Values } from './setting';

const group = 'wc_admin';
const key = 'wcAdminSettings';

/**
 * Returns the user's input over the saved values. The rest of the app reads the settings store, which contains saved
 * values only; refused ones stay here for another try.
 */
export function useSettingsDraft(settings: Settings, onSaved: () => void) {
	const stored = useSelect((select) => select(settingsStore).getSetting(group, key), []);
	const isSaving = useSelect(
		(select) => select(settingsStore).isUpdateSettingsRequesting(group),
		[],
	);
	const saved = useMemo(() => readRecord(stored), [stored]);
	// A default on the screen is no change; any other value is one.
	const shown = useMemo(() => shownValues(settings, saved), [settings, saved]);
	const [entered, setEntered] = useState<Values>({});
	const changes = realChanges(entered, shown);
	const persist = usePersist(saved);

	const save = async (wanted: Values) => {
		const { refused, error } = await persist(wanted);
		// Input during the request is still unsaved.
		const done = { ...shown, ...without(wanted, refused) };
		setEntered((latest) => realChanges(latest, done));
		tellOutcome(
			refused.map((name) => spokenName(name, settings)),
			error,
		);
		if (refused.length === 0) onSaved();
	};
	return {
		values: { ...shown, ...changes },
		isDirty: Object.keys(changes).length > 0,
		isSaving,
		change: (name: string, value: unknown) => setEntered((old) => ({ ...old, [name]: value })),
		save: () => save(changes),
		reset: () => {
			const defaults = defaultsOf(settings);
			setEntered(defaults);
			// Written even if nothing was chosen, because the user asked for defaults.
			return save(realChanges(defaults, { ...shown, ...saved }));
		},
	};
}

interface Outcome {
	/** Names of the refused settings. */
	readonly refused: readonly string[];
	readonly error?: unknown;
}

/** Sends changed settings; returns the refused ones with the reasons. */
function usePersist(saved: Values): (changes: Values) => Promise<Outcome> {
	const { updateAndPersistSettingsForGroup, updateSettingsForGroup, clearIsDirty } =
		useDispatch(settingsStore);
	const registry = useRegistry();
	return async (changes) => {
		const names = Object.keys(changes);
		if (names.length === 0) return { refused: [] };
		let outcome: Outcome = { refused: [] };
		try {
			await updateAndPersistSettingsForGroup(group, { [key]: { ...saved, ...changes } });
		} catch (error) {
			outcome = { refused: refusedOf(error, names), error };
			const taken = without(changes, outcome.refused);
			await updateSettingsForGroup(group, { [key]: { ...saved, ...taken } });
			await clearIsDirty(group);
		}
		// Statuses or dates of the reports have changed, so loaded numbers are outdated.
		if (outcome.refused.length < names.length) forgetReports(registry);
		return outcome;
	};
}

/** The unsaved names: all of them, unless the shop says which. */
function refusedOf(error: unknown, names: readonly string[]): readonly string[] {
	if (!(error instanceof SettingsError)) return names;
	const refused = names.filter((name) => error.refused.some(({ id }) => id === name));
	return refused.length > 0 ? refused : names;
}

function tellOutcome(failed: readonly string[], error: unknown): void {
	const id = 'analytics-settings';
	if (failed.length === 0) {
		const content = __('Your settings have been saved.', 'store-analytics');
		createNotice({ id, status: 'success', content });
		return;
	}
	const content = sprintf(
		/* translators: %s: names of settings, separated by commas, such as "Date type, Updates" */
		__('There was a problem updating your settings. Not saved: %s.', 'store-analytics'),
		listed(failed),
	);
	// If settings are named individually, their values were refused, and there is no further reason.
	const isRefusal = error instanceof SettingsError && error.refused.length > 0;
	const sentence = isRefusal ? content : `${content} ${reasonOf(error)}`;
	createFailureNotice(id, sentence, error);
}
