import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defaultSize } from '../model';

/** The width between the margins of A4 and Letter in CSS px; style sheets fit the drawing to the actual paper. */
const paperWidth = 690;

/**
 * Returns an element's width in px; null until it is known, which is before the first paint. It never measures during
 * rendering, because that would cause a second layout. The browser reports the width after layout, and the drawing
 * follows before the next paint, so no frame shows another width. On paper the width is that of a usual sheet, because
 * browsers do not report it.
 */
export function useElementWidth() {
	const ref = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState<number | null>(null);
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) return undefined;
		if (typeof ResizeObserver === 'undefined') {
			setWidth(element.clientWidth || defaultSize.width);
			return undefined;
		}
		const paper = window.matchMedia('print');
		const measure = () =>
			flushSync(() =>
				setWidth(paper.matches ? paperWidth : element.clientWidth || defaultSize.width),
			);
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		paper.addEventListener('change', measure);
		return () => {
			observer.disconnect();
			paper.removeEventListener('change', measure);
		};
	}, []);
	return { ref, width };
}
