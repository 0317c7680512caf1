import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { defaultSize } from '../model';

/**
 * Follows an element's width in px; null until it is known, which it is before the first paint. Nothing measures while the page
 * is being put together, as that would lay it out twice: the browser tells once it has laid it out, and what is drawn then
 * is drawn before the next paint, so that no frame shows another width.
 */
export function useElementWidth() {
	const [element, ref] = useState<HTMLElement | null>(null);
	const [width, setWidth] = useState<number | null>(null);
	useLayoutEffect(() => {
		if (!element) return undefined;
		const measure = () => setWidth(element.clientWidth || defaultSize.width);
		if (typeof ResizeObserver === 'undefined') {
			measure();
			return undefined;
		}
		const observer = new ResizeObserver(() => flushSync(measure));
		observer.observe(element);
		return () => observer.disconnect();
	}, [element]);
	return { ref, width };
}
