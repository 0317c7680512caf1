import { createBrowserHistory, createLocation } from 'history';
import type { History, Location } from 'history';
import { parseQuery, stringifyQuery, type Query } from './address/query-string';

let shared: History | undefined;
/**
 * The fallback for apps without a dialog of their own: this package in another app, or an extension's
 * `useConfirmUnsavedChanges` outside our shell. It also asks when our dialog's code cannot be loaded. Otherwise unsaved
 * changes would be lost without a question, or the user could not leave.
 */
const askByBrowser = (question: string): boolean => window.confirm(question);

let askToLeave: (question: string) => boolean | Promise<boolean> = askByBrowser;
let isElsewhere: (path: string) => boolean = () => false;
let queryElsewhere = (query: Query): Query => query;

/**
 * Sets which in-app paths belong to another app; the history loads the page for those. By default none do. `understood`
 * reduces a query to what the other app understands.
 * @example leavePageFor((path) => path.startsWith('/marketing'))
 */
export function leavePageFor(
	hasResponse: (path: string) => boolean,
	understood: (query: Query) => Query = (query) => query,
): void {
	isElsewhere = hasResponse;
	queryElsewhere = understood;
}

/** Returns the query as the app of the path understands it. */
export function queryFor(path: string, query: Query): Query {
	return isElsewhere(path) ? queryElsewhere(query) : query;
}

/**
 * Replaces the browser's dialog about unsaved changes with `ask`, which resolves to true to leave. The returned
 * function restores the former dialog.
 * @example const restore = askBeforeLeavingBy(async (question) => window.confirm(question))
 */
export function askBeforeLeavingBy(ask: (question: string) => Promise<boolean>): () => void {
	const before = askToLeave;
	askToLeave = ask;
	return () => {
		if (askToLeave === ask) askToLeave = before;
	};
}

/**
 * Returns the only history of the page: a history@4 browser history below wp-admin. Its `location.pathname` is the
 * in-app path from the `path` parameter, or `/` without one (S2.1).
 * @example getHistory().push('admin.php?page=wc-admin&path=/analytics/orders')
 */
export function getHistory(): History {
	shared ??= historyByPath();
	return shared;
}

function historyByPath(): History {
	const { pathname } = document.location;
	const browser = createBrowserHistory({
		basename: pathname.slice(0, pathname.lastIndexOf('/')),
		getUserConfirmation(question, leave) {
			const answer = askToLeave(question);
			if (typeof answer === 'boolean') leave(answer);
			else answer.then(leave, () => leave(askByBrowser(question)));
		},
	});
	// history@4 follows back and forward only while it has a listener, and the current address must be right without.
	browser.listen((location, action) => {
		if (action === 'POP' && isElsewhere(pathOf(location))) window.location.reload();
	});
	/** Returns the whole address if `to` leads to another app's path, else undefined. */
	const elsewhere = (to: Parameters<History['push']>[0]): string | undefined => {
		const target = createLocation(to, undefined, undefined, browser.location);
		const path = pathOf(target);
		if (!isElsewhere(path)) return undefined;
		const search = `?${stringifyQuery(queryFor(path, parseQuery(target.search)))}`;
		return browser.createHref({ ...target, search });
	};
	return {
		get length() {
			return browser.length;
		},
		get action() {
			return browser.action;
		},
		get location() {
			return atPath(browser.location);
		},
		createHref: browser.createHref,
		push: (to, state) => {
			const href = elsewhere(to);
			if (href === undefined) browser.push(to, state);
			else window.location.assign(href);
		},
		replace: (to, state) => {
			const href = elsewhere(to);
			if (href === undefined) browser.replace(to, state);
			else window.location.replace(href);
		},
		go: browser.go,
		goBack: browser.goBack,
		goForward: browser.goForward,
		block: (prompt) =>
			browser.block(
				typeof prompt === 'function'
					? (location, action) => prompt(atPath(location), action)
					: prompt,
			),
		listen: (listener) =>
			browser.listen((location, action) => {
				if (!isElsewhere(pathOf(location))) listener(atPath(location), action);
			}),
	};
}

/** Caches the app's location for each location of the browser, because it is read very often. */
const seen = new WeakMap<Location, Location>();

function atPath(location: Location): Location {
	const known = seen.get(location) ?? { ...location, pathname: pathOf(location) };
	seen.set(location, known);
	return known;
}

function pathOf({ search = '' }: { search?: string | undefined }): string {
	const { path } = parseQuery(search);
	return typeof path === 'string' && path !== '' ? path : '/';
}
