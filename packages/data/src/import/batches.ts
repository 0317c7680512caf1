import { isDictionary, paths, type ImportBatches } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import {
	OperationError,
	slot,
	valueOf,
	type Loading,
	type ResourceState,
	type Thunk,
} from '../resource';

/** Name of the import store. */
export const STORE_NAME = 'wc/admin/import';

const batches = slot<ImportBatches>('batches');

/** When orders come into the reports, where they come in batches; undefined until known. */
export function getImportBatches(state: ResourceState): ImportBatches | undefined {
	return valueOf(state, batches);
}

/** What went wrong when that was asked for last; undefined for nothing. */
export function getImportBatchesError(state: ResourceState): unknown {
	return state.errors[batches.key()];
}

function parseBatches(reply: unknown): ImportBatches {
	const fields = isDictionary(reply) ? reply : {};
	const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
	return {
		mode: fields['mode'] === 'scheduled' ? 'scheduled' : 'immediate',
		last_processed_date: text(fields['last_processed_date']),
		next_scheduled: text(fields['next_scheduled']),
		import_in_progress_or_due: fields['import_in_progress_or_due'] === true,
	};
}

/** How they are asked for. */
export const batchesLoading: Loading<[], ImportBatches> = {
	store: STORE_NAME,
	slot: batches,
	load: (_, signal) =>
		request({
			path: paths.importBatches,
			signal,
			isExpected: isDictionary,
			parse: parseBatches,
		}),
};

/** Starts a batch now and asks how things are; rejects when the shop does not start one. */
export function triggerImportBatch(): Thunk<Promise<void>> {
	return async ({ registry }) => {
		try {
			await request({ path: paths.importBatchTrigger, method: 'POST' });
		} catch (error) {
			throw new OperationError(error);
		} finally {
			// Also when it is refused: somebody else may have started one.
			registry
				.dispatch(STORE_NAME)
				['invalidateResolution']?.(...(['getImportBatches', []] as never[])); // bound actions have no types by name
		}
	};
}
