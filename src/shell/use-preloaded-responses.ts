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
 * Watches the responses that the page has brought or asked for. Where an extension has a screen ask something else, or where REST says
 * something else to who asks alone, this screen asks by itself from then on. The embedded store has one voice only.
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
			// Whoever has gone on to another range or screen by now proves nothing.
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
