import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the headings down with the page while their table is scrolled past: what scrolls sideways cuts off what would stick to the
 * window. Where they stop is their `scroll-margin-block-start`; the sheet decides which tables move theirs.
 */
export function useStickyHead(box: RefObject<HTMLElement>, isScrollable: boolean): void {
	useLayoutEffect(() => {
		const element = box.current;
		const headings = element?.querySelector('thead');
		const head = headings?.querySelector<HTMLElement>('th');
		if (!element || !headings || !head || !isScrollable) return undefined;
		let shown = 0;
		const follow = () => {
			const stop = Number.parseFloat(getComputedStyle(head).scrollMarginTop) || 0;
			const { top, height } = element.getBoundingClientRect();
			// Not below the last row.
			const room = Math.max(0, height - 2 * head.offsetHeight);
			const above = stop - (top + element.clientTop);
			const shift = Math.round(Math.min(Math.max(0, above), room));
			if (shift === shown) return;
			shown = shift;
			// On the headings: on the box it would be inherited by all rows, and cost the styles of each.
			headings.style.setProperty('--sa-head-shift', `${shift}px`);
		};
		// With the next frame: to measure at once would lay the page out while it is being put together.
		const frame = requestAnimationFrame(follow);
		window.addEventListener('scroll', follow, { passive: true });
		window.addEventListener('resize', follow);
		return () => {
			cancelAnimationFrame(frame);
			window.removeEventListener('scroll', follow);
			window.removeEventListener('resize', follow);
			headings.style.removeProperty('--sa-head-shift');
		};
	}, [box, isScrollable]);
}
