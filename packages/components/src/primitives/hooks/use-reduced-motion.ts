import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * Returns whether the user prefers reduced motion.
 * @example const isReduced = useReducedMotion()
 */
export function useReducedMotion(): boolean {
	return useSyncExternalStore(observe, () => window.matchMedia?.(QUERY).matches ?? false);
}

function observe(notify: () => void): () => void {
	const list = window.matchMedia?.(QUERY);
	list?.addEventListener?.('change', notify);
	return () => list?.removeEventListener?.('change', notify);
}
