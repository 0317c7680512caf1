import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for the box to scroll into view when it is rendered, if requested. */
export function useScrollHere(shouldScroll: boolean): RefObject<HTMLElement> {
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!shouldScroll) return undefined;
		// A change of screen scrolls to the top first.
		const timer = setTimeout(() => box.current?.scrollIntoView?.());
		return () => clearTimeout(timer);
	}, [shouldScroll]);
	return box;
}
