import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { announce } from '@store-analytics/components';
import {
	getHistory,
	getNewPath,
	parseQuery,
	wpNavMenuClassChange,
	wpNavMenuUrlUpdate,
	type Query,
} from '@store-analytics/navigation';
import { defaultViewOf, type SavedView } from '@store-analytics/rest-api';
import { useScreenName } from '../platform/header/screen-name';
import { adminMenu } from '../platform/admin-menu-entries';
import type { Match, Page } from '../pages/list';
import { placeViewsInMenu } from '../views/place-in-menu';
import { useViews } from '../views/use-views';

interface Screen {
	readonly path: string;
	readonly query: Query;
	readonly match: Match | undefined;
	readonly title: string;
}

/** Updates the page around the app for the open screen: document title, body classes, WordPress's menu, focus. */
export function usePageEffects(
	{ path, query, match, title }: Screen,
	{ documentTitle, owns }: { documentTitle: string; owns: (path: string) => boolean },
	heading: RefObject<HTMLElement>,
): void {
	useEffect(() => {
		document.title = documentTitle;
	}, [documentTitle]);
	useBodyClass(match?.page.path ?? path);
	const { views } = useViews();
	useViewsInMenu(views);
	const queryAt = useCallback((at: string) => queryOfDefault(views, at), [views]);
	useEffect(() => {
		// Extensions and WooCommerce's own scripts call these by name.
		Object.assign(window, {
			wpNavMenuUrlUpdate: (dates?: Query) => wpNavMenuUrlUpdate(dates, owns, queryAt),
			wpNavMenuClassChange,
		});
	}, [owns, queryAt]);
	useEffect(() => {
		wpNavMenuUrlUpdate(query, owns, queryAt);
		if (match) wpNavMenuClassChange(menuPlace(match.page), path);
	}, [path, query, match, owns, queryAt]);
	useHome(path, match !== undefined);
	useFocusOnArrival(path, title, heading);
	useTopOfSubject(path, query, heading);
}

/** What the menu's link to a screen says where the screen opens with a view, in the place of the dates that others hand on. */
function queryOfDefault(views: readonly SavedView[], path: string): Query | undefined {
	const view = defaultViewOf(views, path);
	return view && parseQuery(view.query);
}

function menuPlace({ wpOpenMenu, navArgs }: Page) {
	return {
		...(wpOpenMenu && { wpOpenMenu }),
		...(navArgs?.parentPath && { navArgs: { parentPath: navArgs.parentPath } }),
	};
}

/** The store server has printed them; wp-admin has not. */
function useViewsInMenu(views: readonly SavedView[]): void {
	const shown = useRef(adminMenu()?.querySelector('.sa-view') ? views : undefined);
	useEffect(() => {
		if (shown.current !== views) placeViewsInMenu(views);
		shown.current = views;
	}, [views]);
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

/**
 * Another thing on the same screen, such as a product chosen in the table, starts at the top, and its name is
 * announced. Focus stays with a filter that chose it; that of a row that has gone moves to the heading.
 */
function useTopOfSubject(path: string, query: Query, heading: RefObject<HTMLElement>): void {
	const name = useScreenName();
	const subject = JSON.stringify(Object.entries(query).filter(([key]) => key.startsWith('filter')));
	const previous = useRef({ path, subject });
	useEffect(() => {
		const before = previous.current;
		previous.current = { path, subject };
		if (before.path !== path || before.subject === subject) return;
		const { activeElement: active } = document;
		if (active && active !== document.body && !active.closest('.woocommerce-table')) return;
		heading.current?.focus();
		window.scrollTo?.(0, 0);
	}, [path, subject, heading]);
	useEffect(() => {
		if (name !== undefined) announce(name);
	}, [name]);
}

/**
 * A change of screen moves the focus to its heading and announces its name; the first screen leaves the focus where it
 * is.
 */
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
