import { useEffect, useRef, useState } from 'react';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { importStore } from '@store-analytics/data';
import { storeClock, storeWallTime } from '@store-analytics/date';
import type { ImportBatches } from '@store-analytics/rest-api';
import { askAfter } from '../../platform/ask-again';

const second = 1000;
const firstWait = 5 * second;
const longestWait = 60 * second;
/** The longest that a timer takes. */
const longestTimer = 2 ** 31 - 1;

/**
 * When orders come into the reports; asked for once it is wanted, and again while a batch is under way (ever less often,
 * and never in a tab that nobody looks at) and when the next one is due. `onImported` is called when there is new data.
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

/** What another screen was told may be old by now. */
function useNewsOnOpening(isWanted: boolean): void {
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
	// A response that says the same as the last one is the same object.
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

/** A little after the next batch is due; undefined when none is to come. */
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
		if (isOver || before.last_processed_date !== batches.last_processed_date) onImported();
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
