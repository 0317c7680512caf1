import { useEffect, useRef, type RefObject } from 'react';
import { announce } from '@store-analytics/components';
import {
	getHistory,
	getNewPath,
	wpNavMenuClassChange,
	wpNavMenuUrlUpdate,
	type Query,
} from '@store-analytics/navigation';
import type { Match, Page } from '../pages/list';

interface Screen {
	readonly path: string;
	readonly query: Query;
	readonly match: Match | undefined;
	readonly title: string;
}

/** Keeps what lies around the app in step with the open screen: document title, body classes, WordPress's menu, focus. */
export function usePageEffects(
	{ path, query, match, title }: Screen,
	{ documentTitle, owns }: { documentTitle: string; owns: (path: string) => boolean },
	heading: RefObject<HTMLElement>,
): void {
	useEffect(() => {
		document.title = documentTitle;
	}, [documentTitle]);
	useBodyClass(match?.page.path ?? path);
	useEffect(() => {
		// Extensions and WooCommerce's own scripts call these by name.
		Object.assign(window, {
			wpNavMenuUrlUpdate: (dates?: Query) => wpNavMenuUrlUpdate(dates, owns),
			wpNavMenuClassChange,
		});
	}, [owns]);
	useEffect(() => {
		wpNavMenuUrlUpdate(query, owns);
		if (match) wpNavMenuClassChange(menuPlace(match.page), path);
	}, [path, query, match, owns]);
	useHome(path, match !== undefined);
	useFocusOnArrival(path, title, heading);
}

function menuPlace({ wpOpenMenu, navArgs }: Page) {
	return {
		...(wpOpenMenu && { wpOpenMenu }),
		...(navArgs?.parentPath && { navArgs: { parentPath: navArgs.parentPath } }),
	};
}

/** The page's class on the body, by its pattern: `/analytics/:report` is `…-page__analytics_report`. */
function useBodyClass(pattern: string): void {
	useEffect(() => {
		const name = pattern === '/' ? '_home' : pattern.replaceAll('/', '_').replaceAll(':', '');
		const className = `woocommerce-admin-page_${name.replace(/[^\w-]/g, '')}`;
		document.body.classList.remove('woocommerce-admin-is-loading');
		document.body.classList.add('woocommerce-admin-page', className);
		return () => document.body.classList.remove(className);
	}, [pattern]);
}

/** Without a home screen, home is Overview. */
function useHome(path: string, isThere: boolean): void {
	useEffect(() => {
		if (path !== '/' || isThere) return;
		getHistory().replace(getNewPath({}, '/analytics/overview'));
	}, [path, isThere]);
}

/** A change of screen moves focus to its heading and says its name; the first screen leaves focus where it is. */
function useFocusOnArrival(path: string, title: string, heading: RefObject<HTMLElement>): void {
	const previous = useRef(path);
	useEffect(() => {
		if (previous.current === path) return;
		previous.current = path;
		heading.current?.focus();
		window.scrollTo?.(0, 0);
		announce(title);
	}, [path, title, heading]);
}
