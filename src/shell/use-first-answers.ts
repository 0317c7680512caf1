import { useEffect, useRef } from 'react';
import { areAnswersRead, refreshAnswers } from '@store-analytics/data';
import { useRegistry } from '@wordpress/data';
import { declineAnswers } from '../platform/preloaded/decline-answers';
import { firstAnswers } from '../platform/preloaded/first-answers';

/** Milliseconds in which a screen has asked all that it asks at first. */
const settled = 3000;

/**
 * Watches the answers that the page has brought or asked for. Where an extension has a screen ask something else, or where REST says
 * something else to who asks alone, this screen asks by itself from then on.
 */
export function useFirstAnswers(path: string): void {
	const registry = useRegistry();
	const opened = useRef({ path, href: location.href });
	useEffect(() => {
		let isGone = false;
		const look = async () => {
			const { answers } = await firstAnswers();
			// Whoever has gone on to another range or screen by now proves nothing.
			if (isGone || answers.length === 0 || location.href !== opened.current.href) return;
			if (!areAnswersRead(registry, answers)) return declineAnswers(opened.current.path);
			const { areAnswersConfirmed } = await import('../platform/preloaded/confirm-answers');
			if (await areAnswersConfirmed(opened.current.path, answers)) return;
			declineAnswers(opened.current.path);
			refreshAnswers(answers);
		};
		const timer = setTimeout(() => void look().catch(() => undefined), settled);
		return () => {
			isGone = true;
			clearTimeout(timer);
		};
	}, [registry]);
}
