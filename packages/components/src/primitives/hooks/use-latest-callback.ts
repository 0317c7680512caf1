import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a constant function that runs the newest `callback`. Call it from events and effects, not while rendering.
 */
export function useLatestCallback<Args extends unknown[], Result>(
	callback: (...args: Args) => Result,
): (...args: Args) => Result {
	const latest = useRef(callback);
	useLayoutEffect(() => {
		latest.current = callback;
	});
	return useCallback((...args: Args) => latest.current(...args), []);
}
