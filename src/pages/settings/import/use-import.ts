import { useEffect, useRef, useState } from 'react';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { forgetReports, importStore, notesStore } from '@store-analytics/data';
import { ApiError } from '@store-analytics/rest-api/client';
import { getStoreTimeZoneMoment } from '@store-analytics/date';
import { readRecord, readText } from '../../../platform/read-value';
import { importQuery, isUnderWay, phaseOf } from './import-phase';

const path = '/wc-analytics/reports/import';
const pollEvery = 3000;
const statusQuery = {};
const unknown = { imported: 0, total: 0 };

/** Returns the import's state on the server, the choices for the next one, and the actions. */
export function useImport() {
	const form = useSelect((select) => select(importStore).getFormSettings(), []);
	const { activeImport } = useSelect((select) => select(importStore).getImportStarted(), []);
	const query = importQuery(form, getStoreTimeZoneMoment());
	const queryKey = query === null ? '' : JSON.stringify(query);
	const { status, totals, error } = useResponses(queryKey);
	const [failure, setFailure] = useState<unknown>();
	// A new choice concerns the next import, not the last one.
	const [isChoosing, setIsChoosing] = useState(false);
	const isInProgress = status.is_importing === true || activeImport;
	const isLast = isInProgress || (!isChoosing && (status.orders ?? status.customers));
	const customers = isLast
		? (status.customers ?? unknown)
		: { imported: 0, total: totals.customers ?? 0 };
	const orders = isLast ? (status.orders ?? unknown) : { imported: 0, total: totals.orders ?? 0 };
	const hasFailed = failure !== undefined || Boolean(error);
	// An invalid date sends no request.
	const isKnown =
		status.is_importing !== undefined &&
		(isLast || query === null || totals.orders !== undefined || totals.customers !== undefined);
	const phase = phaseOf({ customers, orders, isKnown: Boolean(isKnown), isInProgress, hasFailed });
	const { run, refresh } = useOperations(queryKey, setFailure);
	usePolling(isUnderWay(phase), status);
	const actions = useDispatch(importStore);
	const choose = (change: () => unknown) => {
		setIsChoosing(true);
		change();
	};
	const start = async (skipExisting: boolean) => {
		setIsChoosing(false);
		const params = new URLSearchParams({ skip_existing: String(skipExisting) });
		if (query?.days !== undefined) params.set('days', String(query.days));
		await run(`${path}?${params}`, true);
	};
	return {
		form,
		phase,
		customers,
		orders,
		importedFrom: status.imported_from,
		isDateValid: query !== null,
		failure: failure ?? error,
		choosePeriod: (label: string) => choose(() => actions.setImportPeriod(label)),
		chooseDate: (text: string) => choose(() => actions.setImportPeriod(text, true)),
		chooseSkip: (isOn: boolean) => choose(() => actions.setSkipPrevious(isOn)),
		start: () => start(form.skipPrevious),
		startAgain: () => start(false),
		stop: () => run(`${path}/cancel`, false),
		remove: () => run(`${path}/delete`, false),
		refresh,
	};
}

/** The server's response to the current choice. */
function useResponses(queryKey: string) {
	return useSelect(
		(select) => {
			const { getImportStatus, getImportTotals, getImportError } = select(importStore);
			const query: object | undefined = queryKey === '' ? undefined : JSON.parse(queryKey);
			return {
				status: getImportStatus(statusQuery),
				totals: query ? getImportTotals(query) : {},
				error: getImportError(statusQuery) || (query && getImportError(query)) || undefined,
			};
		},
		[queryKey],
	);
}

/** Starts, stops and undoes; then requests the new state. */
function useOperations(queryKey: string, setFailure: (error: unknown) => void) {
	const registry = useRegistry();
	const { updateImportation, setImportStarted, invalidateResolution } = useDispatch(importStore);
	const refresh = () => {
		setFailure(undefined);
		void invalidateResolution('getImportStatus', [statusQuery]);
		if (queryKey !== '') void invalidateResolution('getImportTotals', [JSON.parse(queryKey)]);
	};
	const run = async (target: string, isStart: boolean) => {
		setFailure(undefined);
		try {
			const reply = readRecord(await updateImportation(target, isStart));
			// The shop's message is treated like a refusal.
			if (reply.status === 'error') throw refusal(readText(reply.message));
			if (isStart) void markNoteActioned(registry);
			forgetReports(registry);
			refresh();
		} catch (error) {
			await setImportStarted(false);
			setFailure(error);
		}
	};
	return { run, refresh };
}

const refusal = (message: string) => new ApiError({ code: 'import_refused', status: 400, message });

/** Polls three seconds after each response while an import runs, and drops old numbers when it is over. */
function usePolling(isRunning: boolean, status: { is_importing?: boolean }): void {
	const { invalidateResolution, setImportStarted } = useDispatch(importStore);
	const registry = useRegistry();
	const wasRunning = useRef(false);
	const response = useRef(status);
	useEffect(() => {
		const isNew = response.current !== status;
		response.current = status;
		if (isRunning && isNew && status.is_importing === false) void setImportStarted(false);
	}, [isRunning, status, setImportStarted]);
	useEffect(() => {
		if (wasRunning.current && !isRunning) forgetReports(registry);
		wasRunning.current = isRunning;
		if (!isRunning) return undefined;
		const timer = setTimeout(
			() => void invalidateResolution('getImportStatus', [statusQuery]),
			pollEvery,
		);
		return () => clearTimeout(timer);
	}, [isRunning, status, invalidateResolution, registry]);
}

/** Dismisses the inbox's suggestion of an import; a failure here loses nothing. */
async function markNoteActioned(registry: ReturnType<typeof useRegistry>): Promise<void> {
	try {
		const query = { status: 'unactioned', per_page: 25 };
		const notes = await registry.resolveSelect(notesStore).getNotes(query);
		const note = notes.find(({ name }) => name === 'wc-admin-historical-data');
		if (note) await registry.dispatch(notesStore).updateNote(note.id, { status: 'actioned' });
	} catch {
		// The import itself has started anyway.
	}
}
