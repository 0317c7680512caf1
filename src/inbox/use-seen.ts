import { useEffect, type RefObject } from 'react';
import type { Note } from '@store-analytics/rest-api';

/** Milliseconds in view after which a message counts as seen. */
const glance = 500;

/**
 * Reports the ids of unread messages whose lines (`data-note`) have scrolled into view; all of them in browsers without
 * an observer.
 */
export function useSeen(
	list: RefObject<HTMLElement>,
	notes: readonly Note[] | undefined,
	onSeen: (ids: readonly number[]) => void,
): void {
	const unread = (notes ?? []).filter(({ is_read: isRead }) => !isRead).map(({ id }) => id);
	const key = unread.join();
	useEffect(() => {
		const ids = key === '' ? [] : key.split(',').map(Number);
		if (ids.length === 0 || !list.current) return undefined;
		const inView = new Set<number>(typeof IntersectionObserver === 'undefined' ? ids : []);
		let timer: ReturnType<typeof setTimeout> | undefined;
		const wait = () => {
			clearTimeout(timer);
			if (inView.size > 0) timer = setTimeout(() => onSeen([...inView]), glance);
		};
		wait();
		if (typeof IntersectionObserver === 'undefined') return () => clearTimeout(timer);
		const observer = new IntersectionObserver((entries) => {
			for (const { target, isIntersecting } of entries) {
				const id = Number((target as HTMLElement).dataset.note); // only lines of the list are observed
				if (isIntersecting) inView.add(id);
				else inView.delete(id);
			}
			wait();
		});
		for (const id of ids) {
			const line = list.current.querySelector(`[data-note="${id}"]`);
			if (line) observer.observe(line);
		}
		return () => {
			clearTimeout(timer);
			observer.disconnect();
		};
	}, [key, list, onSeen]);
}
