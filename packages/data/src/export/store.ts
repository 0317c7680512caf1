import { isDictionary, paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import {
	createResourceStore,
	fail,
	messageOf,
	OperationError,
	queryKey,
	receive,
	setRequesting,
	slot,
	valueOf,
	type ResourceState,
	type Thunk,
} from '../resource';

/** Name of the export store. */
export const STORE_NAME = 'wc/admin/export';

const exportId = slot<string, [type: string, args: object]>(
	'export',
	(type, args) => `${type}?${queryKey(args)}`,
);

/** Returns the key of an operation and its subject, such as `startExport` and `{ type, args }`. */
function operationKey(selector: string, args: unknown): string {
	return `${selector}?${queryKey(args)}`;
}

const selectors = {
	/** Checks whether an operation is in flight, e.g. `( 'startExport', { type, args } )`. */
	isExportRequesting: (state: ResourceState, selector: string, args: unknown): boolean =>
		state.requesting[operationKey(selector, args)] ?? false,
	/** Id of the export that was started for a report and its arguments. */
	getExportId: (state: ResourceState, type: string, args: object): string | undefined =>
		valueOf(state, exportId, type, args),
	/** What went wrong with an operation; false for nothing. */
	getError: (state: ResourceState, selector: string, args: unknown): unknown =>
		state.errors[operationKey(selector, args)] ?? false,
};

/** Name of the operation, as selectors take it. */
const startName = 'startExport';

/** Returns the id of a started export; throws the shop's own message if it started none (S5.stores.1). */
async function start(type: string, args: object): Promise<{ id: string; message: string }> {
	const reply = await request({
		path: paths.reportExport(type),
		method: 'POST',
		data: { report_args: args, email: true },
	});
	const { export_id: id, message } = isDictionary(reply) ? reply : {};
	const text = typeof message === 'string' ? message : '';
	if (!id) throw new OperationError(reply, text);
	return { id: String(id), message: text };
}

/** Requests a report as a file by e-mail (S7.export-and-import.1). Rejects and keeps the message (S8.15). */
function startExport(type: string, args: object): Thunk<Promise<string>> {
	return async ({ dispatch }) => {
		const key = operationKey(startName, { type, args });
		dispatch(fail(key, undefined));
		dispatch(setRequesting(key, true));
		try {
			const { id, message } = await start(type, args);
			dispatch(receive({ [exportId.key(type, args)]: id }));
			return message;
		} catch (error) {
			dispatch(fail(key, messageOf(error) || error));
			throw error instanceof OperationError ? error : new OperationError(error);
		} finally {
			dispatch(setRequesting(key, false));
		}
	};
}

const actions = {
	setExportId: (type: string, args: object, id: string) =>
		receive({ [exportId.key(type, args)]: id }),
	setIsRequesting: (selector: string, args: unknown, isRequesting: boolean) =>
		setRequesting(operationKey(selector, args), isRequesting),
	setError: (selector: string, args: unknown, error: unknown) =>
		fail(operationKey(selector, args), error),
	startExport,
};

/** `wc/admin/export`: reports that the shop writes into files. */
export const store = createResourceStore(STORE_NAME, { selectors, actions });
