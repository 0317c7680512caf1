import { useEffect, useRef, type RefObject } from 'react';

/** The box to bring into view when it is drawn, where that is asked for. */
export function useScrollHere(shouldScroll: boolean): RefObject<HTMLElement> {
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!shouldScroll) return undefined;
		// A change of screen scrolls to its top first.
		const timer = setTimeout(() => box.current?.scrollIntoView?.());
		return () => clearTimeout(timer);
	}, [shouldScroll]);
	return box;
}
