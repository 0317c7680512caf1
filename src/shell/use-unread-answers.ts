import { useEffect, useRef } from 'react';
import { areAnswersRead } from '@store-analytics/data';
import { useRegistry } from '@wordpress/data';
import { readPageAnswers } from '../boot/page-answers';

/** Read by the plugin's PHP (includes/first-answers.php): paths of screens whose answers shall not come with the page. */
const cookie = 'store-analytics-asks-itself';

/** Milliseconds in which a screen has asked all that it asks at first. */
const settled = 3000;

/** Seconds until the answers of a screen are tried again. */
const week = 7 * 24 * 60 * 60;

/**
 * An extension may have a screen ask something else than the page brought along. Computing that would cost the shop
 * twice: the plugin is told to leave it on this screen.
 */
export function useUnreadAnswers(path: string): void {
	const registry = useRegistry();
	const opened = useRef({ path, href: location.href });
	useEffect(() => {
		const answers = readPageAnswers();
		if (answers.length === 0) return undefined;
		const timer = setTimeout(() => {
			// Whoever has gone on to another range or screen by now proves nothing.
			const isStillThere = location.href === opened.current.href;
			if (isStillThere && !areAnswersRead(registry, answers)) remember(opened.current.path);
		}, settled);
		return () => clearTimeout(timer);
	}, [registry]);
}

function remember(path: string): void {
	const known = new RegExp(`${cookie}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
	const paths = new Set(decodeURIComponent(known).split('|').filter(Boolean)).add(path);
	const value = encodeURIComponent([...paths].join('|'));
	document.cookie = `${cookie}=${value}; path=${location.pathname}; max-age=${week}; samesite=strict`;
}
