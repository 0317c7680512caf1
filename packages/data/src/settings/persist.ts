import { paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { fail, receive, setRequesting, stateOf, tellOtherTabs, type Thunk } from '../resource';
import {
	agreedAfter,
	isBatch,
	refusalsIn,
	SettingsError,
	updatesOf,
	type RefusedSetting,
} from './batch';
import {
	agreed,
	agreedValues,
	dirty,
	dirtyKeys,
	group,
	pick,
	settingsOf,
	STORE_NAME,
	updateSettingsForGroup,
	type SettingValues,
} from './groups';

/** Sends the changes; returns the refused settings. */
async function send(
	name: string,
	values: SettingValues,
	before: SettingValues,
): Promise<RefusedSetting[]> {
	const updates = updatesOf(values, before);
	const reply = await request({
		path: paths.settingsBatch(name),
		isExpected: isBatch,
		method: 'POST',
		data: { update: updates.map(({ id, value }) => ({ id, value })) },
	});
	return refusalsIn(reply, updates);
}

/**
 * Saves the changes of a group in one request (S7.settings.2), or sends nothing without any (S5.stores.4). Rejects with
 * a {@link SettingsError}, which the store keeps for the group, when the shop refuses some. The keys then stay dirty,
 * and the next save sends the refused ones. A key that changes meanwhile stays dirty.
 */
export function persistSettingsForGroup(name: string): Thunk<Promise<void>> {
	return async ({ dispatch, select }) => {
		const before = stateOf({ select });
		const keys = dirtyKeys(before, name);
		if (keys.length === 0) return;
		const key = group.key(name);
		const sent = pick(settingsOf(before, name), keys);
		const agreedBefore = agreedValues(before, name);
		dispatch(setRequesting(key, true));
		dispatch(fail(key, undefined));
		try {
			const refused = await send(name, sent, agreedBefore);
			const saved = agreedAfter(sent, agreedBefore, refused);
			const now = stateOf({ select });
			const isSaved = (id: string) =>
				refused.length === 0 && keys.includes(id) && Object.is(settingsOf(now, name)[id], sent[id]);
			const left = dirtyKeys(now, name).filter((id) => !isSaved(id));
			const agreedNow = { ...agreedValues(now, name), ...saved };
			const known = left.filter((id) => Object.hasOwn(agreedNow, id));
			dispatch(
				receive({ [dirty.key(name)]: left, [agreed.key(name)]: { ...pick(agreedNow, known) } }),
			);
			tellOtherTabs(STORE_NAME, 'receiveSettings', name, saved);
			if (refused.length > 0) throw new SettingsError(refused, refused);
		} catch (error) {
			dispatch(fail(key, error));
			throw error instanceof SettingsError ? error : new SettingsError(error);
		} finally {
			dispatch(setRequesting(key, false));
		}
	};
}

/** Changes settings and saves them at once; see {@link persistSettingsForGroup}. */
export function updateAndPersistSettingsForGroup(
	name: string,
	values: SettingValues,
): Thunk<Promise<void>> {
	return async ({ dispatch }) => {
		dispatch(updateSettingsForGroup(name, values));
		await dispatch(persistSettingsForGroup(name));
	};
}
