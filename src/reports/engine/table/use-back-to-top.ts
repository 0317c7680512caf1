import { useEffect, useRef } from 'react';

/**
 * After a change of page, scrolls to the top of the table at once, and focuses it when its rows have loaded. Its
 * controls take no focus until then. If the user moves the focus elsewhere, it stays there.
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
