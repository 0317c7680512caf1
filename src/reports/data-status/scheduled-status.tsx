import { useEffect, useRef, useSyncExternalStore } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { announce, Button } from '@store-analytics/components';
import { useShownResponses } from '@store-analytics/data';
import {
	dateText,
	shortTime,
	storeClock,
	storeWallTime,
	toStoreMoment,
} from '@store-analytics/date';
import type { ImportBatches } from '@store-analytics/rest-api';
import { useAppSettings } from '../../platform/settings/settings-context';
import { ageText, minute, onStep, steppedTime } from './data-age';
import { useImportBatches } from './use-import-batches';

/** How old the data is, when orders are imported next, and a button that imports them now; keeps its place until known. */
export function ScheduledStatus({ isLive }: { isLive: boolean }) {
	const { receivedAt, isRefreshing, refresh } = useShownResponses();
	const { capabilities } = useAppSettings();
	const { batches, hasFailed, isStarting, isRefused, trigger } = useImportBatches(
		receivedAt !== undefined,
		refresh,
	);
	const now = useSyncExternalStore(onStep, steppedTime);
	const isRunning = isStarting || batches?.import_in_progress_or_due === true;
	useAnnouncements(isRunning, isRefused);
	const isKnown = receivedAt !== undefined && (batches !== undefined || hasFailed);
	return (
		<div className="woocommerce-report-age is-scheduled">
			{isKnown && (
				<>
					<span>{__('Scheduled updates', 'store-analytics')}</span>
					{(isLive || batches) && (
						<Last dataAge={now - receivedAt} batches={isLive ? undefined : batches} />
					)}
					{isRunning ? (
						<span>{__('Updating…', 'store-analytics')}</span>
					) : (
						<Next at={batches?.next_scheduled ?? null} isRefused={isRefused} />
					)}
					{capabilities['manage_woocommerce'] === true && batches && (
						<Button
							variant="link"
							disabled={isRunning || isRefreshing}
							accessibleWhenDisabled
							onClick={() => void trigger()}
						>
							{__('Update now', 'store-analytics')}
						</Button>
					)}
				</>
			)}
		</div>
	);
}

interface LastProps {
	/** Milliseconds since the responses came. */
	readonly dataAge: number;
	/** None when nothing waits for a batch. */
	readonly batches: ImportBatches | undefined;
}

/** Responses are never newer than the last batch, and may be older. */
function Last({ dataAge, batches }: LastProps) {
	const { last_processed_date: last } = batches ?? {};
	const imported = last ? storeWallTime(last) : null;
	if (batches && imported === null) {
		return <span>{__('Waiting for the first update', 'store-analytics')}</span>;
	}
	const batchAge = imported ? storeClock().now.getTime() - imported.getTime() : 0;
	const text = ageText(Math.max(0, Math.floor(Math.max(dataAge, batchAge) / minute)));
	return imported ? (
		<time dateTime={imported.toISOString()} title={dateText(toStoreMoment(imported), 'lll')}>
			{text}
		</time>
	) : (
		<span>{text}</span>
	);
}

function Next({ at, isRefused }: { at: string | null; isRefused: boolean }) {
	if (isRefused) return <span>{refusal()}</span>;
	const due = at === null ? null : storeWallTime(at);
	if (due === null) return null;
	return (
		<span>
			{sprintf(
				/* translators: %s: a time such as "5:24 PM", with its date unless it is today */
				__('Next update: %s', 'store-analytics'),
				shortTime(due),
			)}
		</span>
	);
}

const refusal = () => __('The update could not be started.', 'store-analytics');

function useAnnouncements(isRunning: boolean, isRefused: boolean): void {
	const wasRunning = useRef(false);
	useEffect(() => {
		if (wasRunning.current === isRunning) return;
		wasRunning.current = isRunning;
		if (isRunning) announce(__('The reports are being updated.', 'store-analytics'));
		else announce(isRefused ? refusal() : __('The reports are up to date.', 'store-analytics'));
	}, [isRunning, isRefused]);
}
