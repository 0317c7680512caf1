import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the headings down with the page while their table is scrolled past: what scrolls sideways cuts off what would stick to the
 * window. Where they stop is their `scroll-margin-block-start`; the sheet decides which tables move theirs.
 */
export function useHeadInSight(box: RefObject<HTMLElement>, isScrollable: boolean): void {
	useLayoutEffect(() => {
		const element = box.current;
		const head = element?.querySelector<HTMLElement>('thead th');
		if (!element || !head || !isScrollable) return undefined;
		const follow = () => {
			const stop = Number.parseFloat(getComputedStyle(head).scrollMarginTop) || 0;
			const { top, height } = element.getBoundingClientRect();
			// Not below the last row.
			const room = Math.max(0, height - 2 * head.offsetHeight);
			const above = stop - (top + element.clientTop);
			const shift = Math.round(Math.min(Math.max(0, above), room));
			element.style.setProperty('--sa-head-shift', `${shift}px`);
		};
		follow();
		window.addEventListener('scroll', follow, { passive: true });
		window.addEventListener('resize', follow);
		return () => {
			window.removeEventListener('scroll', follow);
			window.removeEventListener('resize', follow);
			element.style.removeProperty('--sa-head-shift');
		};
	}, [box, isScrollable]);
}
