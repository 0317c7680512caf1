import { useEffect, useRef, useState } from 'react';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { importStore } from '@store-analytics/data';
import { storeClock, storeWallTime } from '@store-analytics/date';
import type { ImportBatches } from '@store-analytics/rest-api';
import { askAfter } from '../../platform/ask-again';

const second = 1000;
const firstWait = 5 * second;
const longestWait = 60 * second;
/** The longest timeout of a timer. */
const longestTimer = 2 ** 31 - 1;

/**
 * Returns when orders enter the reports. It is requested when needed, while a batch is running (less and less often,
 * never in a hidden tab), and when the next one is due. `onImported` is called for new data.
 */
export function useImportBatches(isWanted: boolean, onImported: () => void) {
	const batches = useSelect(
		(select) => (isWanted ? select(importStore).getImportBatches() : undefined),
		[isWanted],
	);
	const error = useSelect(
		(select) => (isWanted ? select(importStore).getImportBatchesError() : undefined),
		[isWanted],
	);
	const isAsking = useSelect(
		(select) => isWanted && !select(importStore).hasFinishedResolution('getImportBatches', []),
		[isWanted],
	);
	useNewsOnOpening(isWanted);
	usePolling(batches, error);
	useImported(batches, onImported);
	return { batches, hasFailed: Boolean(error), isAsking, ...useTrigger() };
}

/** The state from another screen may be outdated. */
export function useNewsOnOpening(isWanted: boolean): void {
	const registry = useRegistry();
	useEffect(() => {
		const { hasFinishedResolution } = registry.select(importStore);
		if (!isWanted || !hasFinishedResolution('getImportBatches', [])) return;
		void registry.dispatch(importStore).invalidateResolution('getImportBatches', []);
	}, [isWanted, registry]);
}

interface WithResponseTime {
	getResponseTime(selector: string, args: readonly unknown[]): number | undefined;
}

function usePolling(batches: ImportBatches | undefined, error: unknown): void {
	const registry = useRegistry();
	// Equal responses keep the same object.
	const receivedAt = useSelect((select) => {
		const known = select(importStore.name) as WithResponseTime; // every store of ours has it beside its own selectors
		return known.getResponseTime('getImportBatches', []);
	}, []);
	const polls = useRef(0);
	useEffect(() => {
		if (batches === undefined) return undefined;
		polls.current = batches.import_in_progress_or_due ? polls.current + 1 : 0;
		const wait = batches.import_in_progress_or_due
			? Math.min(firstWait * 1.5 ** (polls.current - 1), longestWait)
			: untilNext(batches);
		if (wait === undefined) return undefined;
		return askAfter(wait, () => {
			void registry.dispatch(importStore).invalidateResolution('getImportBatches', []);
		});
	}, [batches, receivedAt, error, registry]);
}

/** Milliseconds until shortly after the next batch; undefined without one. */
function untilNext({ next_scheduled: next }: ImportBatches): number | undefined {
	const due = next === null ? null : storeWallTime(next);
	const wait = due === null ? -1 : due.getTime() - storeClock().now.getTime();
	return wait < 0 ? undefined : Math.min(wait + firstWait, longestTimer);
}

function useImported(batches: ImportBatches | undefined, onImported: () => void): void {
	const previous = useRef<ImportBatches>();
	useEffect(() => {
		const before = previous.current;
		previous.current = batches;
		if (before === undefined || batches === undefined) return;
		const isOver = before.import_in_progress_or_due && !batches.import_in_progress_or_due;
		const hasCaughtUp = (batches.failed?.count ?? 0) < (before.failed?.count ?? 0);
		const isNew = before.last_processed_date !== batches.last_processed_date;
		if (isOver || isNew || hasCaughtUp) onImported();
	}, [batches, onImported]);
}

function useTrigger() {
	const { triggerImportBatch } = useDispatch(importStore);
	const [isStarting, setIsStarting] = useState(false);
	/** Why the shop has not started one. */
	const [refusal, setRefusal] = useState<{ readonly error: unknown }>();
	const trigger = async () => {
		setIsStarting(true);
		setRefusal(undefined);
		try {
			await triggerImportBatch();
		} catch (error) {
			setRefusal({ error });
		}
		setIsStarting(false);
	};
	return { isStarting, refusal, trigger };
}
