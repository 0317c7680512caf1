import { useEffect, useRef } from 'react';

/**
 * Another level starts at the top: the row or the link that led there has gone. Its focus moves to the way back, or at the
 * top level to the heading of the page; that of a filter stays.
 */
export function useTopOfLevel(level: string) {
	const ways = '.woocommerce-table, .sa-breadcrumbs, [role="application"]';
	const place = useRef<HTMLDivElement>(null);
	const previous = useRef(level);
	useEffect(() => {
		if (previous.current === level) return;
		previous.current = level;
		const { activeElement: active } = document;
		if (active && active !== document.body && !active.closest(ways)) return;
		const target = place.current ?? document.querySelector<HTMLElement>('h1[tabindex]');
		target?.focus({ preventScroll: true });
		window.scrollTo?.(0, 0);
	}, [level]);
	return place;
}
