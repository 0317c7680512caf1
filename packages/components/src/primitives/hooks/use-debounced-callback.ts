import { useEffect, useMemo } from 'react';
import debounce from 'lodash/debounce.js';
import { useLatestCallback } from './use-latest-callback';

export interface DebouncedCallback<Args extends unknown[]> {
	(...args: Args): void;
	/** Forgets the waiting call, if there is one. */
	cancel(): void;
}

/** Runs `callback` once nothing has called for `wait` ms, with the last arguments; 0 runs at once. A waiting call dies with the component. */
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
