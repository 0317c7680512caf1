import { useMemo, useSyncExternalStore } from 'react';

let version = 0;
const listeners = new Set<() => void>();

/** Says that an extension added or removed a filter. */
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

/** Counts the filters that came and went: what was made with filters is made anew when it changes. */
function useExtensionsVersion(): number {
	return useSyncExternalStore(subscribe, () => version);
}

/** A value that extensions filter: made when `compute` changes (keep it with useCallback) and when a filter comes late. */
export function useFiltered<Value>(compute: () => Value): Value {
	const current = useExtensionsVersion();
	return useMemo(() => {
		void current;
		return compute();
	}, [compute, current]);
}
