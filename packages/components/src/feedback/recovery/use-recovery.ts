import { useEffect, useRef } from 'react';
import {
	addFailedRead,
	failureOf,
	repeatFailedReads,
	whenReachable,
} from '@store-analytics/rest-api/client';
import { keepFocus } from './keep-focus';

/**
 * Repeats what failed once the server can be reached again, if it was the connection that failed. Only for what reads:
 * a change is repeated by its user. Returns what *Try again* does: it repeats everything on the screen that failed and
 * keeps the focus near its button.
 * @example const tryAgain = useRecovery(error, retry)
 */
export function useRecovery(error: unknown, onRetry: (() => void) | undefined): () => void {
	const { kind } = failureOf(error);
	const hasFailed = error !== undefined && onRetry !== undefined;
	const isWaiting = hasFailed && (kind === 'offline' || kind === 'unreachable');
	const latest = useRef(onRetry);
	useEffect(() => {
		latest.current = onRetry;
	});
	useEffect(() => (hasFailed ? addFailedRead(() => latest.current?.()) : undefined), [hasFailed]);
	// A new error is a new failure, also if it is of the same kind.
	useEffect(
		() => (isWaiting ? whenReachable(() => latest.current?.()) : undefined),
		[isWaiting, error],
	);
	return tryAgain;
}

function tryAgain(): void {
	keepFocus();
	repeatFailedReads();
}
