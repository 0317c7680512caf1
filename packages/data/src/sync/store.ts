import { isDictionary, paths, type SyncStatus } from '@store-analytics/rest-api';
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

function isExpected(reply: unknown): boolean {
	return reply === null || (isDictionary(reply) && Array.isArray(reply['collections']));
}

const selectors = {
	/** How it stands with the shop; undefined until known, null for a store that follows none. */
	getSyncStatus: (state: ResourceState): SyncStatus | null | undefined => valueOf(state, status),
	/** What went wrong when that was asked for last; undefined for nothing. */
	getSyncStatusError: (state: ResourceState): unknown => state.errors[status.key()],
};

/** Has the shop asked now, and with `prove` compared with its own reports; rejects when that could not be started. */
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

/** `store-analytics/sync`: how the embedded store stands with the shop that it follows. */
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
	},
});
