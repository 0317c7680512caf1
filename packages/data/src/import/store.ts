import { dateText, getStoreTimeZoneMoment } from '@store-analytics/date';
import {
	isDictionary,
	paths,
	type ImportStatus,
	type ImportTotals,
} from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import {
	createResourceStore,
	fail,
	OperationError,
	queryKey,
	receive,
	resolver,
	slot,
	stateOf,
	valueOf,
	type ResourceState,
	type Thunk,
} from '../resource';
import {
	getImportBatches,
	getImportBatchesError,
	batchesLoading,
	retryFailedImports,
	STORE_NAME,
	triggerImportBatch,
} from './batches';

export { STORE_NAME } from './batches';

/** The period of past orders to import. */
export interface ImportPeriod {
	/** Day in the format MM/DD/YYYY (S3.import.4). */
	date: string;
	/** `all`, a number of days, or `custom`, which uses `date`. */
	label: string;
}

/** The state of the import form. */
export interface ImportForm {
	period: ImportPeriod;
	skipPrevious: boolean;
}

/** Whether an import was started here, and when, in milliseconds since 1970. */
export interface ImportStarted {
	activeImport: boolean;
	lastImportStartTimestamp: number;
}

const form = slot<ImportForm>('form');
const started = slot<ImportStarted>('started');
const notStarted: ImportStarted = { activeImport: false, lastImportStartTimestamp: 0 };
const status = slot<ImportStatus, [query?: object]>('status', queryKey);
const totals = slot<ImportTotals, [query?: object]>('totals', queryKey);
const nothingYet = Object.freeze({});

const pristine = new Map<string, ImportForm>();

/** The initial form: all orders, with today in the date field. */
function pristineForm(): ImportForm {
	const date = dateText(getStoreTimeZoneMoment(), 'MM/DD/YYYY', 'en');
	const known = pristine.get(date) ?? { period: { date, label: 'all' }, skipPrevious: true };
	pristine.clear();
	pristine.set(date, known);
	return known;
}

const formOf = (state: ResourceState): ImportForm => valueOf(state, form) ?? pristineForm();
const startedOf = (state: ResourceState): ImportStarted => valueOf(state, started) ?? notStarted;

/** Errors are kept by query or by path of an operation. */
const errorKey = (what: unknown): string =>
	`error|${typeof what === 'string' ? what : queryKey(what)}`;

const selectors = {
	getImportBatches,
	getImportBatchesError,
	getImportStarted: startedOf,
	getFormSettings: formOf,
	/** Returns the progress of the import; `{}` until known. A new `timestamp` in the query requests it again. */
	getImportStatus: (state: ResourceState, query?: object): Partial<ImportStatus> =>
		valueOf(state, status, query) ?? nothingYet,
	/** Returns how much there is to import; `{}` until known. */
	getImportTotals: (state: ResourceState, query?: object): Partial<ImportTotals> =>
		valueOf(state, totals, query) ?? nothingYet,
	/** What went wrong for a query or a path; false for nothing. */
	getImportError: (state: ResourceState, what?: unknown): unknown =>
		state.errors[errorKey(what)] ??
		state.errors[status.key(Object(what))] ??
		state.errors[totals.key(Object(what))] ??
		false,
};

/** After a change of the form, the import in progress no longer matches it (S4.import.1). */
function changeForm(change: (current: ImportForm) => Partial<ImportForm>): Thunk<void> {
	return ({ dispatch, select }) => {
		const state = stateOf({ select });
		const current = formOf(state);
		dispatch(
			receive({
				[form.key()]: { ...current, ...change(current) },
				[started.key()]: { ...startedOf(state), activeImport: false },
			}),
		);
	};
}

function setImportStarted(activeImport: boolean): Thunk<void> {
	return ({ dispatch, select }) => {
		const { lastImportStartTimestamp: last } = startedOf(stateOf({ select }));
		const lastImportStartTimestamp = activeImport ? Date.now() : last;
		dispatch(receive({ [started.key()]: { activeImport, lastImportStartTimestamp } }));
	};
}

/**
 * Starts, stops or undoes an import by its path (S7.export-and-import.2). Rejects, and keeps the error for the path.
 */
function updateImportation(path: string, importStarted = false): Thunk<Promise<unknown>> {
	return async ({ dispatch }) => {
		dispatch(fail(errorKey(path), undefined));
		dispatch(setImportStarted(importStarted));
		try {
			return await request({ path, method: 'POST', isExpected: isDictionary });
		} catch (error) {
			dispatch(setImportStarted(false));
			dispatch(fail(errorKey(path), error));
			throw new OperationError(error);
		}
	};
}

const actions = {
	setImportStarted,
	/** Chooses a period by its label, or a custom day with `isDate`. */
	setImportPeriod: (value: string, isDate = false) =>
		changeForm(({ period }) => ({
			period: isDate ? { date: value, label: 'custom' } : { ...period, label: value },
		})),
	setSkipPrevious: (skipPrevious: boolean) => changeForm(() => ({ skipPrevious })),
	setImportStatus: (query: object, value: ImportStatus) => receive({ [status.key(query)]: value }),
	setImportTotals: (query: object, value: ImportTotals) => receive({ [totals.key(query)]: value }),
	setImportError: (what: unknown, error: unknown) => fail(errorKey(what), error),
	triggerImportBatch,
	retryFailedImports,
	updateImportation,
};

function parseStatus(reply: unknown): ImportStatus {
	return isDictionary(reply)
		? { ...reply, is_importing: reply['is_importing'] === true }
		: { is_importing: false };
}

function parseTotals(reply: unknown): ImportTotals {
	const count = (value: unknown) => (typeof value === 'number' ? value : 0);
	return isDictionary(reply)
		? { customers: count(reply['customers']), orders: count(reply['orders']) }
		: { customers: 0, orders: 0 };
}

/** The timestamp only distinguishes requests; the shop does not need it (S7.export-and-import.3). */
function withoutTimestamp(query: object): object {
	return { ...query, timestamp: undefined };
}

const resolvers = {
	getImportBatches: resolver('getImportBatches', batchesLoading),
	getImportStatus: resolver('getImportStatus', {
		store: STORE_NAME,
		slot: status,
		limit: 20,
		load: ([query = {}], signal) =>
			request({
				path: paths.importStatus,
				query: withoutTimestamp(query),
				signal,
				isExpected: isDictionary,
				parse: parseStatus,
			}),
	}),
	getImportTotals: resolver('getImportTotals', {
		store: STORE_NAME,
		slot: totals,
		limit: 20,
		load: ([query = {}], signal) =>
			request({
				path: paths.importTotals,
				query,
				signal,
				isExpected: isDictionary,
				parse: parseTotals,
			}),
	}),
};

/** `wc/admin/import`: imports past orders and customers into the reports (S7.export-and-import). */
export const store = createResourceStore(STORE_NAME, { selectors, actions, resolvers });
