import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The sides where a box has more content, in reading direction. */
export interface Overflow {
	start: boolean;
	end: boolean;
}

const none: Overflow = { start: false, end: false };

/** Tracks whether a box scrolls sideways; pass `ref` to the box and `update` to its `onScroll`. */
export function useOverflow<Box extends HTMLElement>() {
	const ref = useRef<Box>(null);
	const scrolled = useRef(0);
	const [overflow, setOverflow] = useState(none);
	const show = useCallback((room: number) => {
		const next = { start: scrolled.current > 1, end: room - scrolled.current > 1 };
		setOverflow((now) => (now.start === next.start && now.end === next.end ? now : next));
	}, []);
	const update = useCallback(() => {
		if (!ref.current) return;
		// Negative in right-to-left pages; zooming leaves fractions.
		scrolled.current = Math.abs(ref.current.scrollLeft);
		show(ref.current.scrollWidth - ref.current.clientWidth);
	}, [show]);
	useLayoutEffect(() => {
		const box = ref.current;
		if (!box || typeof ResizeObserver === 'undefined') {
			update();
			return undefined;
		}
		const parts = [box, ...box.children];
		const widths = new Map<Element, number>();
		// The browser reports it after layout and before paint. Measuring would repeat the layout of everything
		// rendered at the same time, such as a chart.
		const observer = new ResizeObserver((entries) => {
			for (const { target, borderBoxSize } of entries) {
				widths.set(target, borderBoxSize[0]?.inlineSize ?? 0);
			}
			const [shown = 0, ...contents] = parts.map((part) => widths.get(part) ?? 0);
			flushSync(() => show(Math.max(...contents) - shown));
		});
		for (const part of parts) observer.observe(part);
		return () => observer.disconnect();
	}, [update, show]);
	return { ref, overflow, update };
}
