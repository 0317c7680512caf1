import { useMemo, useSyncExternalStore } from 'react';

let version = 0;
const listeners = new Set<() => void>();

/** Called when an extension adds or removes a filter. */
export function extensionsChanged(): void {
	version += 1;
	queueMicrotask(() => {
		for (const listener of [...listeners]) listener();
	});
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Counts added and removed filters; filtered values are computed again when it changes. */
function useExtensionsVersion(): number {
	return useSyncExternalStore(subscribe, () => version);
}

/**
 * Returns a value that extensions filter. It is computed again when `compute` changes (keep it with useCallback) and
 * when a filter is added late.
 */
export function useFiltered<Value>(compute: () => Value): Value {
	const current = useExtensionsVersion();
	return useMemo(() => {
		void current;
		return compute();
	}, [compute, current]);
}
