import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the headings down with the page while their table is scrolled past, because a horizontally scrolling box cuts
 * off sticky headings. They stop at their `scroll-margin-block-start`; the style sheet decides which tables do this.
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
			// Set on the headings: on the box, all rows would inherit it and recalculate their styles.
			headings.style.setProperty('--sa-head-shift', `${shift}px`);
		};
		// In the next frame: measuring at once would force a layout during rendering.
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
