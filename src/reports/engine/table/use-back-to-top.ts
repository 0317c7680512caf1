import { useEffect, useRef } from 'react';

/**
 * After a change of page the reader starts at the top of the table again: it is scrolled to at once, and has the focus as
 * soon as its rows are there. Until then its controls take none; whoever goes elsewhere meanwhile is left there.
 */
export function useBackToTop(isLoading: boolean) {
	const place = useRef<HTMLDivElement>(null);
	const turned = useRef<Element | null>(null);
	useEffect(() => {
		const { activeElement: current } = document;
		if (isLoading || turned.current === null) return;
		if (current === turned.current || current === document.body) {
			place.current
				?.querySelector<HTMLElement>('table :is(a, button, input):not(:disabled)')
				?.focus({ preventScroll: true });
		}
		turned.current = null;
	});
	return {
		place,
		toTop: () => {
			place.current?.scrollIntoView?.({ block: 'start' });
			turned.current = document.activeElement;
		},
	};
}
