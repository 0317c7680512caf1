import { createBrowserHistory, createLocation } from 'history';
import type { History, Location } from 'history';
import { parseQuery, stringifyQuery, type Query } from './address/query-string';

let shared: History | undefined;
/**
 * The browser's own dialog stays for pages whose app asks nothing itself (this package in another app, `useConfirmUnsavedChanges` of an
 * extension on a page without our shell), and for when the code of our dialog cannot be loaded: unsaved changes would go unasked, or
 * the user could not leave.
 */
const askByBrowser = (question: string): boolean => window.confirm(question);

let askToLeave: (question: string) => boolean | Promise<boolean> = askByBrowser;
let isElsewhere: (path: string) => boolean = () => false;
let queryElsewhere = (query: Query): Query => query;

/**
 * Names the in-app paths that belong to another app: the history goes there by loading the page. None unless said. What the other app
 * understands of a query is up to `understood`.
 */
export function leavePageFor(
	hasResponse: (path: string) => boolean,
	understood: (query: Query) => Query = (query) => query,
): void {
	isElsewhere = hasResponse;
	queryElsewhere = understood;
}

/** The query as the app that the path belongs to understands it. */
export function queryFor(path: string, query: Query): Query {
	return isElsewhere(path) ? queryElsewhere(query) : query;
}

/**
 * Puts the question whether to leave unsaved changes by `ask`, which resolves to whether to leave, in the place of the browser's own
 * dialog; until the returned function is called.
 */
export function askBeforeLeavingBy(ask: (question: string) => Promise<boolean>): () => void {
	const before = askToLeave;
	askToLeave = ask;
	return () => {
		if (askToLeave === ask) askToLeave = before;
	};
}

/**
 * The one history of the page: a history@4 browser history below wp-admin, whose `location.pathname` is the in-app path
 * in the `path` query parameter, `/` without one (S2.1).
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
	// history@4 follows back and forward only while somebody listens; the current address must be right without.
	browser.listen((location, action) => {
		if (action === 'POP' && isElsewhere(pathOf(location))) window.location.reload();
	});
	/** The whole address of a step to another app's path; undefined for our own. */
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

/** Of each location of the browser's the one that the app sees: asked for again and again, worked out once. */
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
