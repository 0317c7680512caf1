import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defaultSize } from '../model';

/** Between the margins of A4 or Letter in CSS px; style sheets fit the drawing to what the paper really has. */
const paperWidth = 690;

/**
 * Follows an element's width in px; null until it is known, which it is before the first paint. Nothing measures while the page
 * is being put together, as that would lay it out twice: the browser tells once it has laid it out, and what is drawn then
 * is drawn before the next paint, so that no frame shows another width.
 * On paper it is that of a usual sheet: the browser tells nobody how wide the one is that it prints on.
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
