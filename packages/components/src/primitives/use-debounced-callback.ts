import { useEffect, useMemo, useState } from 'react';
import { createTimer } from './timer';
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
	const [timer] = useState(createTimer);
	useEffect(() => timer.stop, [timer]);
	return useMemo(() => {
		const call = (...args: Args) => timer.start(wait, () => run(...args));
		return Object.assign(call, { cancel: timer.stop });
	}, [run, timer, wait]);
}
