import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { defaultSize } from '../model';

/** Follows an element's width in px; measured before the first paint and drawn before the next one, so that no frame shows another width. */
export function useElementWidth() {
	const [element, ref] = useState<HTMLElement | null>(null);
	const [width, setWidth] = useState<number>(defaultSize.width);
	useLayoutEffect(() => {
		if (!element) return undefined;
		const measure = () => setWidth(element.clientWidth || defaultSize.width);
		measure();
		if (typeof ResizeObserver === 'undefined') return undefined;
		const observer = new ResizeObserver(() => flushSync(measure));
		observer.observe(element);
		return () => observer.disconnect();
	}, [element]);
	return { ref, width };
}
