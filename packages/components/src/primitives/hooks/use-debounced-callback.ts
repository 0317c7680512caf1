import { useEffect, useMemo } from 'react';
import debounce from 'lodash/debounce.js';
import { useLatestCallback } from './use-latest-callback';

export interface DebouncedCallback<Args extends unknown[]> {
	(...args: Args): void;
	/** Cancels the waiting call, if there is one. */
	cancel(): void;
}

/**
 * Runs `callback` with the last arguments after `wait` ms without a call; 0 runs at once. Unmounting cancels a waiting
 * call.
 * @example const search = useDebouncedCallback((text: string) => load(text), 500)
 */
export function useDebouncedCallback<Args extends unknown[]>(
	callback: (...args: Args) => void,
	wait: number,
): DebouncedCallback<Args> {
	const run = useLatestCallback(callback);
	const debounced = useMemo(() => {
		if (wait > 0) return debounce(run, wait);
		return Object.assign((...args: Args) => run(...args), { cancel() {} });
	}, [run, wait]);
	useEffect(() => debounced.cancel, [debounced]);
	return debounced;
}
