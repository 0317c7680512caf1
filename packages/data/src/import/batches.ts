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

/** Returns when batches of orders enter the reports, in shops that import in batches; undefined until known. */
export function getImportBatches(state: ResourceState): ImportBatches | undefined {
	return valueOf(state, batches);
}

/** Returns the error of the last request; undefined without one. */
export function getImportBatchesError(state: ResourceState): unknown {
	return state.errors[batches.key()];
}

function parseBatches(reply: unknown): ImportBatches {
	const fields = isDictionary(reply) ? reply : {};
	const failed = fields['failed_count'];
	const more = fields['failed_overflow_count'];
	const overflow = typeof more === 'number' ? more : 0;
	const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
	return {
		mode: fields['mode'] === 'scheduled' ? 'scheduled' : 'immediate',
		last_processed_date: text(fields['last_processed_date']),
		next_scheduled: text(fields['next_scheduled']),
		import_in_progress_or_due: fields['import_in_progress_or_due'] === true,
		...(typeof failed === 'number' && { failed: { count: failed, overflow } }),
	};
}

/** Requests the state of the batches. */
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

/** Starts a batch now and requests the state again; rejects when the shop does not start one. */
export function triggerImportBatch(): Thunk<Promise<void>> {
	return post(paths.importBatchTrigger);
}

/** Has the shop import failed orders again and requests the state again; rejects when the shop does not try. */
export function retryFailedImports(): Thunk<Promise<void>> {
	return post(paths.failedImportRetry);
}

function post(path: string): Thunk<Promise<void>> {
	return async ({ registry }) => {
		try {
			await request({ path, method: 'POST' });
		} catch (error) {
			throw new OperationError(error);
		} finally {
			// Also after a refusal, because another user may have started one.
			registry
				.dispatch(STORE_NAME)
				['invalidateResolution']?.(...(['getImportBatches', []] as never[])); // bound actions have no types by name
		}
	};
}
