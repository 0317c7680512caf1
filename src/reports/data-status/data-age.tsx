import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import clsx from 'clsx';
import { __, _n, sprintf } from '@wordpress/i18n';
import { announce, Button, useRecovery } from '@store-analytics/components';
import { failureOf } from '@store-analytics/rest-api/client';
import { WayOut } from '../../platform/failures';
import { useShownResponses, type ShownResponses } from '@store-analytics/data';

/** A minute in milliseconds. */
export const minute = 60_000;
const step = minute / 4;

interface DataAgeProps {
	/** Shows the state of the sync before it; the age of new numbers is then hidden. */
	readonly lead?: ReactNode;
}

/** Shows the age of the numbers on screen, and whether a refresh is in flight; reserves its place without numbers. */
export function DataAge({ lead }: DataAgeProps) {
	const { receivedAt, isRefreshing, hasFailed, error, refresh } = useShownResponses();
	const tryAgain = useRecovery(hasFailed ? error : undefined, refresh);
	const now = useSyncExternalStore(onStep, steppedTime);
	const minutes = Math.floor((now - (receivedAt ?? now)) / minute);
	const age = receivedAt === undefined ? '' : ageText(minutes);
	const isSaid = !lead || isRefreshing || hasFailed || minutes > 0;
	const text = sentence(age, { isRefreshing, hasFailed });
	useAnnouncements(receivedAt !== undefined, { isRefreshing, hasFailed }, text);
	return (
		<div
			className={clsx('woocommerce-report-age', {
				'has-data': lead !== undefined,
				'has-failed': hasFailed && !isRefreshing,
			})}
		>
			{receivedAt !== undefined && (
				<>
					{lead}
					{isSaid && <span>{text}</span>}
					{hasFailed && !isRefreshing ? (
						<>
							<span>{failureOf(error).problem}</span>
							<WayOut error={error} onRetry={tryAgain} />
						</>
					) : (
						<Button variant="link" disabled={isRefreshing} accessibleWhenDisabled onClick={refresh}>
							{__('Refresh', 'store-analytics')}
						</Button>
					)}
				</>
			)}
		</div>
	);
}

/** Returns how long ago the newest numbers on screen came; empty without numbers. */
export function useAgeText(): string {
	const { receivedAt } = useShownResponses();
	const now = useSyncExternalStore(onStep, steppedTime);
	return receivedAt === undefined ? '' : timeSince(Math.floor((now - receivedAt) / minute));
}

/** Whole minutes in words, behind a label that says what they are of. */
function timeSince(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	if (minutes < 1) return __('Just now', 'store-analytics');
	if (hours < 1) {
		/* translators: %d: minutes */
		return sprintf(_n('%d minute ago', '%d minutes ago', minutes, 'store-analytics'), minutes);
	}
	/* translators: %d: hours */
	return sprintf(_n('%d hour ago', '%d hours ago', hours, 'store-analytics'), hours);
}

type State = Pick<ShownResponses, 'isRefreshing' | 'hasFailed'>;

/** How long ago whole minutes are, in words. */
export function ageText(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	if (minutes < 1) return __('Updated just now', 'store-analytics');
	if (hours < 1) {
		/* translators: %d: minutes */
		const text = _n('Updated %d minute ago', 'Updated %d minutes ago', minutes, 'store-analytics');
		return sprintf(text, minutes);
	}
	/* translators: %d: hours */
	return sprintf(
		_n('Updated %d hour ago', 'Updated %d hours ago', hours, 'store-analytics'),
		hours,
	);
}

function sentence(age: string, { isRefreshing, hasFailed }: State): string {
	if (isRefreshing) {
		/* translators: %s: how old the numbers on screen are, such as "Updated 3 minutes ago" */
		return sprintf(__('%s · Refreshing…', 'store-analytics'), age);
	}
	if (!hasFailed) return age;
	/* translators: %s: how old the numbers on screen are, such as "Updated 3 minutes ago" */
	return sprintf(__('%s · Newer numbers could not be loaded.', 'store-analytics'), age);
}

/** Returns the time in steps of 15 seconds, which is precise enough for minutes. */
export function steppedTime(): number {
	return Math.ceil(Date.now() / step) * step;
}

/** Calls back every 15 seconds until the returned function is called. */
export function onStep(listener: () => void): () => void {
	const timer = setInterval(listener, step);
	return () => clearInterval(timer);
}

/** Announces changes of the numbers on screen, but not the passing of time. */
function useAnnouncements(isShown: boolean, { isRefreshing, hasFailed }: State, text: string) {
	const previous = useRef({ isRefreshing: false, hasFailed: false });
	useEffect(() => {
		const before = previous.current;
		previous.current = { isRefreshing, hasFailed };
		if (!isShown) return;
		const hasChanged = before.isRefreshing !== isRefreshing || (!before.hasFailed && hasFailed);
		if (hasChanged) announce(text);
	}, [isShown, isRefreshing, hasFailed, text]);
}
