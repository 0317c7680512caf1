import { useCallback, useSyncExternalStore } from 'react';

/** WordPress's breakpoints, in CSS pixels. */
export const BREAKPOINTS = {
	mobile: 480,
	small: 600,
	medium: 782,
	large: 960,
	wide: 1280,
	huge: 1440,
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/**
 * Returns whether the viewport is at least (`>=`, the default) or below (`<`) a breakpoint, and renders again on
 * changes.
 * @example const isLarge = useViewportMatch('large')
 */
export function useViewportMatch(breakpoint: Breakpoint, operator: '>=' | '<' = '>='): boolean {
	const width = BREAKPOINTS[breakpoint];
	const query = `(min-width: ${width}px)`;
	const subscribe = useCallback((notify: () => void) => observe(query, notify), [query]);
	const isAtLeast = useSyncExternalStore(subscribe, () => matches(query, width));
	return operator === '>=' ? isAtLeast : !isAtLeast;
}

/** Paper is narrow, but shows what the screen shows. */
function matches(query: string, width: number): boolean {
	const isPrinted = window.matchMedia?.('print').matches ?? true;
	return isPrinted ? window.innerWidth >= width : window.matchMedia(query).matches;
}

function observe(query: string, notify: () => void): () => void {
	const list = window.matchMedia?.(query);
	if (list?.addEventListener) {
		list.addEventListener('change', notify);
		return () => list.removeEventListener('change', notify);
	}
	window.addEventListener('resize', notify);
	return () => window.removeEventListener('resize', notify);
}
