import { slot, stateOf, valueOf, receive, type ResourceState, type Thunk } from '../resource';

/** Name of the settings store. */
export const STORE_NAME = 'wc/admin/settings';

/** Settings of a group by key. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** The state of a group. */
export const group = slot<SettingValues, [name: string]>('group', (name) => name);

/** Keys of a group with unsaved changes. */
export const dirty = slot<readonly string[], [group: string]>('dirty', (name) => name);

/** The last values that shop and page agreed on, for changed keys; a key that did not exist then is absent. */
export const agreed = slot<SettingValues, [group: string]>('agreed', (name) => name);

/** Only for errors of single settings. */
export const setting = slot<unknown, [group: string, key: string]>(
	'setting',
	(name, key) => `${name}:${key}`,
);

const noSettings: SettingValues = Object.freeze({});
const noKeys: readonly string[] = Object.freeze([]);

/** Settings of a group; the same object until one changes. */
export function settingsOf(state: ResourceState, name: string): SettingValues {
	return valueOf(state, group, name) ?? noSettings;
}

/** Returns the changed keys of a group; the same list until one is added or all are saved. */
export function dirtyKeys(state: ResourceState, name: string): readonly string[] {
	return valueOf(state, dirty, name) ?? noKeys;
}

/** Returns the agreed values of the changed keys; see {@link agreed}. */
export function agreedValues(state: ResourceState, name: string): SettingValues {
	return valueOf(state, agreed, name) ?? noSettings;
}

const picked = new WeakMap<SettingValues, Map<string, SettingValues>>();

/** Returns some settings of a group; the same object while group and keys are the same. */
export function pick(values: SettingValues, keys: readonly string[]): SettingValues {
	const known = picked.get(values) ?? new Map<string, SettingValues>();
	picked.set(values, known);
	const name = JSON.stringify(keys);
	const result = known.get(name) ?? Object.fromEntries(keys.map((key) => [key, values[key]]));
	known.set(name, result);
	return result;
}

const namesByData = new WeakMap<object, readonly string[]>();

/** Names of the groups that have settings here. */
export function groupNames({ data }: ResourceState): readonly string[] {
	const known = namesByData.get(data);
	if (known) return known;
	const names = Object.keys(data)
		.filter((key) => key.startsWith('group|'))
		.map((key) => key.slice('group|'.length));
	namesByData.set(data, names);
	return names;
}

/** Merges settings into a group and marks their keys as dirty (S4.settings.1). */
export function updateSettingsForGroup(name: string, values: SettingValues): Thunk<void> {
	return ({ dispatch, select }) => {
		const state = stateOf({ select });
		const old = settingsOf(state, name);
		const changed = dirtyKeys(state, name);
		const added = Object.keys(values).filter((key) => !changed.includes(key));
		const known = added.filter((key) => Object.hasOwn(old, key));
		dispatch(
			receive({
				[group.key(name)]: { ...old, ...values },
				[dirty.key(name)]: [...changed, ...added],
				[agreed.key(name)]: { ...agreedValues(state, name), ...pick(old, known) },
			}),
		);
	};
}

/** Stores saved settings, and keeps unsaved changes. */
export function receiveSettings(name: string, values: SettingValues): Thunk<void> {
	return ({ dispatch, select }) => {
		const state = stateOf({ select });
		const changed = dirtyKeys(state, name);
		const saved = Object.entries(values).filter(([key]) => !changed.includes(key));
		const next = { ...settingsOf(state, name), ...Object.fromEntries(saved) };
		dispatch(receive({ [group.key(name)]: next }));
	};
}
