import { parseItems, paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import {
	createResourceStore,
	errorOf,
	fail,
	forget,
	receive,
	resolver,
	setRequesting,
	stateOf,
	type Loading,
	type ResourceState,
	type Thunk,
} from '../resource';
import {
	agreed,
	dirty,
	dirtyKeys,
	group,
	groupNames,
	pick,
	receiveSettings,
	setting,
	settingsOf,
	STORE_NAME,
	updateSettingsForGroup,
	type SettingValues,
} from './groups';
import { persistSettingsForGroup, updateAndPersistSettingsForGroup } from './persist';

export { STORE_NAME } from './groups';

const identity = (value: unknown) => value;

const selectors = {
	/** Groups that have settings in the store. */
	getSettingsGroupNames: (state: ResourceState): readonly string[] => groupNames(state),
	/** Returns the state of a group by key; the shop's response has the group's own name. */
	getSettings: (state: ResourceState, name: string): SettingValues => settingsOf(state, name),
	/** Some keys of a group. */
	getSettingsForGroup: (
		state: ResourceState,
		name: string,
		keys: readonly string[] = [],
	): SettingValues => pick(settingsOf(state, name), keys),
	/** Keys that are changed and not saved. */
	getDirtyKeys: (state: ResourceState, name: string): readonly string[] => dirtyKeys(state, name),
	/** Whether any of the keys is changed and not saved. */
	getIsDirty: (state: ResourceState, name: string, keys: readonly string[] = []): boolean => {
		const changed = dirtyKeys(state, name);
		return keys.some((key) => changed.includes(key));
	},
	/** Whether the group is being saved. */
	isUpdateSettingsRequesting: (state: ResourceState, name: string): boolean =>
		state.requesting[group.key(name)] ?? false,
	/** Returns one setting, or `fallback` if it is missing; `filter` computes the result from both. */
	getSetting: (
		state: ResourceState,
		name: string,
		key: string,
		fallback: unknown = false,
		filter: (value: unknown, fallback: unknown) => unknown = identity,
	): unknown => filter(settingsOf(state, name)[key] ?? fallback, fallback),
	/** What went wrong last in a group, as a whole or with one of its settings; false for nothing. */
	getLastSettingsErrorForGroup: (state: ResourceState, name: string): unknown => {
		const ofKeys = Object.keys(settingsOf(state, name)).map((key) =>
			errorOf(state, setting, name, key),
		);
		return errorOf(state, group, name) ?? ofKeys.find(Boolean) ?? false;
	},
	/** What went wrong with a group, or with one setting of it; false for nothing. */
	getSettingsError: (state: ResourceState, name: string, id?: string): unknown =>
		(id ? errorOf(state, setting, name, id) : errorOf(state, group, name)) ?? false,
};

const actions = {
	updateSettingsForGroup,
	receiveSettings,
	updateErrorForGroup:
		(name: string, data: SettingValues | null, error: unknown): Thunk<void> =>
		({ dispatch }) => {
			const keys = Object.keys(data ?? {}).map((key) => setting.key(name, key));
			for (const key of keys.length > 0 ? keys : [group.key(name)]) dispatch(fail(key, error));
		},
	setIsRequesting: (name: string, isRequesting: boolean) =>
		setRequesting(group.key(name), isRequesting),
	clearIsDirty: (name: string) => receive({ [dirty.key(name)]: [], [agreed.key(name)]: {} }),
	clearSettings:
		(): Thunk<void> =>
		({ dispatch, select }) => {
			dispatch(forget(Object.keys(stateOf({ select }).data)));
		},
	persistSettingsForGroup,
	updateAndPersistSettingsForGroup,
};

function valuesOf(reply: unknown): SettingValues {
	return Object.fromEntries(parseItems(reply).map(({ id, value }) => [String(id), value]));
}

const loading: Loading<[name: string], SettingValues> = {
	store: STORE_NAME,
	slot: group,
	isMerged: true,
	async load([name], signal, { select }) {
		const values = await request({ path: paths.settings(name), signal, parse: valuesOf });
		const state = stateOf({ select });
		// A response that is older than the user's change must not revert it.
		return dirtyKeys(state, name).includes(name)
			? settingsOf(state, name)
			: { ...settingsOf(state, name), [name]: values };
	},
};

const resolvers = {
	getSettings: resolver('getSettings', loading),
	// One response for both, so that the page's values for the group count here too.
	getSettingsForGroup:
		(name: string): Thunk<Promise<void>> =>
		async ({ resolveSelect }) => {
			await resolveSelect['getSettings']?.(name);
		},
};

/** `wc/admin/settings`: settings by group, with their unsaved changes. */
export const store = createResourceStore(STORE_NAME, { selectors, actions, resolvers });
