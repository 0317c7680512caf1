import { useSyncExternalStore } from 'react';
import { getHistory, getNewPath, getPath, getQuery } from '@store-analytics/navigation';
import { leavesPage, type Query } from './query';

/** Where the app is: the in-app path and the rest of the address's query (S2.1). */
export interface AppLocation {
	readonly path: string;
	readonly query: Query;
}

interface LocationStore {
	readonly current: () => AppLocation;
	readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Follows the history. A step that changes what the table holds goes to its first page in the same entry, before any
 * screen asks the server for a page that may not exist; back and forward show every entry as it was.
 */
export function followHistory(history = getHistory()): LocationStore {
	let current = read();
	const listeners = new Set<() => void>();
	history.listen((_location: unknown, action: string) => {
		const next = read();
		const sameScreen = next.path === current.path;
		if (action === 'PUSH' && sameScreen && leavesPage(current.query, next.query)) {
			history.replace(getNewPath({ paged: '1' }, next.path, next.query));
			return;
		}
		current = next;
		for (const listener of [...listeners]) listener();
	});
	return {
		current: () => current,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}

function read(): AppLocation {
	return { path: getPath(), query: getQuery() };
}

let shared: LocationStore | undefined;

/** The current location; the component renders again whenever it changes. */
export function useLocation(): AppLocation {
	shared ??= followHistory();
	return useSyncExternalStore(shared.subscribe, shared.current);
}
