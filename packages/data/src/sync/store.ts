import { isDictionary, paths, type StoreDamage, type SyncStatus } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import {
	createResourceStore,
	OperationError,
	receive,
	resolver,
	slot,
	valueOf,
	type ResourceState,
	type Thunk,
} from '../resource';

/** Name of the store of the sync with a shop. */
export const STORE_NAME = 'store-analytics/sync';

const status = slot<SyncStatus | null>('status');
const damage = slot<StoreDamage | null>('damage');

function isExpected(reply: unknown): boolean {
	return reply === null || (isDictionary(reply) && Array.isArray(reply['collections']));
}

const selectors = {
	/** Returns the state of the sync; undefined until known, null for a store that follows no shop. */
	getSyncStatus: (state: ResourceState): SyncStatus | null | undefined => valueOf(state, status),
	/** Returns the error of the last request; undefined without one. */
	getSyncStatusError: (state: ResourceState): unknown => state.errors[status.key()],
	/** Returns what has happened to the store's file; undefined until known, null for nothing. */
	getDamage: (state: ResourceState): StoreDamage | null | undefined => valueOf(state, damage),
	/** Returns the error of the last request; undefined without one. */
	getDamageError: (state: ResourceState): unknown => state.errors[damage.key()],
};

/** Starts a sync now, and with `prove` a comparison with the shop's own reports. Rejects if it could not be started. */
function askShop(prove: boolean): Thunk<Promise<void>> {
	return async ({ dispatch }) => {
		try {
			const reply = await request<SyncStatus>({
				path: paths.sync,
				method: 'POST',
				data: { prove },
				isExpected,
			});
			dispatch(receive({ [status.key()]: reply }));
		} catch (error) {
			throw new OperationError(error);
		}
	};
}

/** `store-analytics/sync`: the state of the embedded store's sync with its shop. */
export const store = createResourceStore(STORE_NAME, {
	selectors,
	actions: {
		receiveSyncStatus: (value: SyncStatus) => receive({ [status.key()]: value }),
		askShop,
	},
	resolvers: {
		getSyncStatus: resolver('getSyncStatus', {
			store: STORE_NAME,
			slot: status,
			load: (_, signal) => request<SyncStatus | null>({ path: paths.sync, signal, isExpected }),
		}),
		getDamage: resolver('getDamage', {
			store: STORE_NAME,
			slot: damage,
			load: (_, signal) => request<StoreDamage | null>({ path: paths.damage, signal }),
		}),
	},
});
