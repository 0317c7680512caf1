import { useCallback, useRef, useSyncExternalStore } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { useShownResponses } from '@store-analytics/data';
import {
	dateText,
	shortTime,
	storeClock,
	storeWallTime,
	toStoreMoment,
} from '@store-analytics/date';
import type { ImportBatches } from '@store-analytics/rest-api';
import { FailureLine } from '../../platform/failures';
import { useAppSettings } from '../../platform/settings/settings-context';
import { ageText, minute, onStep, steppedTime } from './data-age';
import { FailedImports } from './failed-imports';
import { useAnnouncedUpdate } from './use-announced-update';
import { useImportBatches } from './use-import-batches';

/**
 * Shows the age of the data, the next import of orders, and a button that imports now; reserves its place until known.
 */
export function ScheduledStatus({ isLive }: { isLive: boolean }) {
	const shown = useShownResponses();
	const { receivedAt, isRefreshing, refresh } = shown;
	const { capabilities } = useAppSettings();
	const newsRef = useRef(false);
	const showNews = useCallback(() => {
		newsRef.current = true;
		refresh();
	}, [refresh]);
	const { batches, hasFailed, isAsking, isStarting, refusal, trigger } = useImportBatches(
		receivedAt !== undefined,
		showNews,
	);
	const now = useSyncExternalStore(onStep, steppedTime);
	const isRunning = isStarting || batches?.import_in_progress_or_due === true;
	const isOld = shown.hasFailed && !isRefreshing;
	useAnnouncedUpdate({
		...{ isRunning, isAsking, newsRef, isRefreshing },
		hasFailed: refusal !== undefined || isOld,
	});
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
						!refusal && <Next at={batches?.next_scheduled ?? null} />
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
					<Failed error={isOld ? shown.error : undefined} onRetry={refresh} />
					<NotStarted refusal={refusal} onRetry={() => void trigger()} />
					<FailedImports batches={batches} />
				</>
			)}
		</div>
	);
}

/** A refresh that failed, while the old numbers stay. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	if (error === undefined) return null;
	const what = __('Newer numbers could not be loaded.', 'store-analytics');
	return <FailureLine recovers what={what} error={error} onRetry={onRetry} />;
}

interface NotStartedProps {
	readonly refusal: { readonly error: unknown } | undefined;
	readonly onRetry: () => void;
}

function NotStarted({ refusal, onRetry }: NotStartedProps) {
	if (!refusal) return null;
	const what = __('The update could not be started.', 'store-analytics');
	return <FailureLine what={what} error={refusal.error} onRetry={onRetry} />;
}

interface LastProps {
	/** Milliseconds since the responses arrived. */
	readonly dataAge: number;
	/** Null if there are no batches. */
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

function Next({ at }: { at: string | null }) {
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
