import { createBrowserHistory } from 'history';
import type { History, Location } from 'history';
import { parseQuery } from './query-string';

let shared: History | undefined;

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
	});
	// history@4 follows back and forward only while somebody listens; the current address must be right without.
	browser.listen(() => undefined);
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
		push: browser.push,
		replace: browser.replace,
		go: browser.go,
		goBack: browser.goBack,
		goForward: browser.goForward,
		block: (prompt) =>
			browser.block(
				typeof prompt === 'function'
					? (location, action) => prompt(atPath(location), action)
					: prompt,
			),
		listen: (listener) => browser.listen((location, action) => listener(atPath(location), action)),
	};
}

function atPath(location: Location): Location {
	const { path } = parseQuery(location.search);
	return { ...location, pathname: typeof path === 'string' && path !== '' ? path : '/' };
}
