import { useEffect, useRef } from 'react';
import { countReadResponses, refreshResponses } from '@store-analytics/data';
import { useRegistry } from '@wordpress/data';
import { declinePreloading } from '../platform/preloaded/decline-preloading';
import { mayAskTogether, preloadedResponses } from '../platform/preloaded/preloaded-responses';

/** Milliseconds between two looks at what a screen has asked. */
const pause = 3000;

/** Looks at a screen that has asked nothing yet: its code may come slowly. */
const maxLooks = 10;

/**
 * Observes the page's preloaded responses. If an extension changes a screen's requests, or if REST returns other data
 * for a request alone, this screen sends its own requests from then on. The embedded store needs no such check.
 */
export function usePreloadedResponses(path: string): void {
	const registry = useRegistry();
	const opened = useRef({ path, href: location.href });
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		let isGone = false;
		const wait = (read: number, looks: number) => {
			timer = setTimeout(() => void look(read, looks).catch(() => undefined), pause);
		};
		const look = async (before: number, looks: number): Promise<void> => {
			const { responses } = await preloadedResponses();
			// A user who has moved on to another range or screen proves nothing.
			if (isGone || responses.length === 0 || location.href !== opened.current.href) return;
			const read = countReadResponses(registry, responses);
			if (read < responses.length) {
				const isComing = read > before || (read === 0 && looks < maxLooks);
				return isComing ? wait(read, looks + 1) : declinePreloading(opened.current.path);
			}
			if (!mayAskTogether()) return;
			const { areResponsesConfirmed } = await import('../platform/preloaded/confirm-responses');
			if (await areResponsesConfirmed(opened.current.path, responses)) return;
			declinePreloading(opened.current.path);
			refreshResponses(responses);
		};
		wait(0, 1);
		return () => {
			isGone = true;
			clearTimeout(timer);
		};
	}, [registry]);
}
