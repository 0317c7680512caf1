import { useEffect, useRef, type ReactNode } from 'react';

/** Milliseconds between checks whether the place can be scrolled to (S9.tables-timeline-and.3). */
const RETRY_TIME = 250;

export interface ScrollToProps {
	/** Pixels of distance from its upper edge, such as `'-100'` below a bar. */
	offset?: string;
	children?: ReactNode;
}

/**
 * Scrolls its content to the upper edge of the window once, as soon as it has a layout.
 * @example <ScrollTo offset="-100"><Section /></ScrollTo>
 */
export function ScrollTo({ offset = '0', children }: ScrollToProps) {
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const scroll = () => {
			const target = element.current;
			if (target && isLaidOut(target)) {
				const top = target.getBoundingClientRect().top + window.scrollY;
				window.scrollTo(0, top + (parseInt(offset, 10) || 0));
			} else timer = setTimeout(scroll, RETRY_TIME);
		};
		scroll();
		return () => clearTimeout(timer);
	}, [offset]);
	return <div ref={element}>{children}</div>;
}

/** Checks whether it has a layout: it is not inside a hidden element. */
function isLaidOut(element: HTMLElement): boolean {
	return element.getClientRects().length > 0;
}
