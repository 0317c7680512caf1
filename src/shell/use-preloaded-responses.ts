import { useEffect, useRef } from 'react';
import { areResponsesRead, refreshResponses } from '@store-analytics/data';
import { useRegistry } from '@wordpress/data';
import { declinePreloading } from '../platform/preloaded/decline-preloading';
import { mayAskTogether, preloadedResponses } from '../platform/preloaded/preloaded-responses';

/** Milliseconds in which a screen has asked all that it asks at first. */
const settled = 3000;

/**
 * Watches the responses that the page has brought or asked for. Where an extension has a screen ask something else, or where REST says
 * something else to who asks alone, this screen asks by itself from then on. The embedded store has one voice only.
 */
export function usePreloadedResponses(path: string): void {
	const registry = useRegistry();
	const opened = useRef({ path, href: location.href });
	useEffect(() => {
		let isGone = false;
		const look = async () => {
			const { responses } = await preloadedResponses();
			// Whoever has gone on to another range or screen by now proves nothing.
			if (isGone || responses.length === 0 || location.href !== opened.current.href) return;
			if (!areResponsesRead(registry, responses)) return declinePreloading(opened.current.path);
			if (!mayAskTogether()) return;
			const { areResponsesConfirmed } = await import('../platform/preloaded/confirm-responses');
			if (await areResponsesConfirmed(opened.current.path, responses)) return;
			declinePreloading(opened.current.path);
			refreshResponses(responses);
		};
		const timer = setTimeout(() => void look().catch(() => undefined), settled);
		return () => {
			isGone = true;
			clearTimeout(timer);
		};
	}, [registry]);
}
