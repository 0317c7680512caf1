import { useEffect, useRef } from 'react';
import { failureOf, whenReachable } from '@store-analytics/rest-api/client';

/**
 * Repeats what failed once the server can be reached again, if it was the connection that failed. Only for what reads:
 * a change is repeated by its user.
 * @example useRecovery(error, retry)
 */
export function useRecovery(error: unknown, onRetry: (() => void) | undefined): void {
	const { kind } = failureOf(error);
	const isWaiting =
		error !== undefined && onRetry !== undefined && (kind === 'offline' || kind === 'unreachable');
	const latest = useRef(onRetry);
	useEffect(() => {
		latest.current = onRetry;
	});
	// A new error is a new failure, also if it is of the same kind.
	useEffect(
		() => (isWaiting ? whenReachable(() => latest.current?.()) : undefined),
		[isWaiting, error],
	);
}
