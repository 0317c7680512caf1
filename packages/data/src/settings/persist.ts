import { isDictionary, paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { __ } from '@wordpress/i18n';
import {
	fail,
	OperationError,
	receive,
	setRequesting,
	stateOf,
	tellOtherTabs,
	type Thunk,
} from '../resource';
import {
	dirty,
	dirtyKeys,
	group,
	pick,
	settingsOf,
	STORE_NAME,
	updateSettingsForGroup,
	type SettingValues,
} from './groups';

interface SettingUpdate {
	id: string;
	value: unknown;
}

/** A key of a group holds either one setting's value or, like `wcAdminSettings`, several by id. */
function updatesOf(key: string, value: unknown): SettingUpdate[] {
	return isDictionary(value)
		? Object.entries(value).map(([id, inner]) => ({ id, value: inner }))
		: [{ id: key, value }];
}

/** What the shop says is wrong with a setting; a batch answers 200 even when it refuses some. */
function refusalIn(reply: unknown): unknown {
	const updated = isDictionary(reply) && Array.isArray(reply['update']) ? reply['update'] : [];
	return updated.find((entry) => isDictionary(entry) && 'error' in entry)?.error;
}

function failure(cause: unknown): OperationError {
	return new OperationError(
		cause,
		__('There was a problem updating your settings.', 'store-analytics'),
	);
}

/** Sends changed keys; resolves when the shop has taken all of them. */
async function send(name: string, values: SettingValues, keys: readonly string[]): Promise<void> {
	const update = keys.flatMap((key) => updatesOf(key, values[key]));
	const reply = await request({
		path: paths.settingsBatch(name),
		method: 'POST',
		data: { update },
	});
	const refusal = refusalIn(reply);
	if (!reply || refusal) throw failure(refusal);
}

/**
 * Saves the changed keys of a group in one request (S7.settings.2); nothing when none is changed (S5.stores.4). Rejects,
 * with the error kept for the group and the keys still dirty, when the shop does not take them. A key that is changed
 * again meanwhile stays dirty.
 */
export function persistSettingsForGroup(name: string): Thunk<Promise<void>> {
	return async ({ dispatch, select }) => {
		const before = stateOf({ select });
		const keys = dirtyKeys(before, name);
		if (keys.length === 0) return;
		const key = group.key(name);
		const sent = settingsOf(before, name);
		dispatch(setRequesting(key, true));
		dispatch(fail(key, undefined));
		try {
			await send(name, sent, keys);
			const now = stateOf({ select });
			const isSaved = (id: string) =>
				keys.includes(id) && Object.is(settingsOf(now, name)[id], sent[id]);
			const left = dirtyKeys(now, name).filter((id) => !isSaved(id));
			dispatch(receive({ [dirty.key(name)]: left }));
			tellOtherTabs(STORE_NAME, 'receiveSettings', name, pick(sent, keys));
		} catch (error) {
			dispatch(fail(key, error));
			throw error instanceof OperationError ? error : failure(error);
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
