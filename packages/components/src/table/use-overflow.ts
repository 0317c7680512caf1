import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Where a box has more to show sideways, in reading direction. */
export interface Overflow {
	start: boolean;
	end: boolean;
}

const none: Overflow = { start: false, end: false };

/** Follows whether a box scrolls sideways; give `ref` to the box and `update` to its `onScroll`. */
export function useOverflow<Box extends HTMLElement>() {
	const ref = useRef<Box>(null);
	const [overflow, setOverflow] = useState(none);
	const update = useCallback(() => {
		const next = ref.current ? measure(ref.current) : none;
		setOverflow((now) => (now.start === next.start && now.end === next.end ? now : next));
	}, []);
	useLayoutEffect(() => {
		if (!ref.current || typeof ResizeObserver === 'undefined') {
			update();
			return undefined;
		}
		// Told first when the browser has laid the page out, as to measure here would make it do so twice; drawn before it paints.
		const observer = new ResizeObserver(() => flushSync(update));
		observer.observe(ref.current);
		for (const child of ref.current.children) observer.observe(child);
		return () => observer.disconnect();
	}, [update]);
	return { ref, overflow, update };
}

function measure(box: HTMLElement): Overflow {
	const room = box.scrollWidth - box.clientWidth;
	// Negative in right-to-left pages; zooming leaves fractions.
	const scrolled = Math.abs(box.scrollLeft);
	return { start: scrolled > 1, end: room - scrolled > 1 };
}
