import { useSyncExternalStore } from 'react';
import { getHistory, getNewPath, getPath, getQuery } from '@store-analytics/navigation';
import { leavesPage, type Query } from './query';

/** Where the app is: the in-app path and the rest of the address's query (S2.1). */
interface AppLocation {
	readonly path: string;
	readonly query: Query;
}

interface LocationStore {
	readonly current: () => AppLocation;
	readonly subscribe: (listener: () => void) => () => void;
}

/** Fetches what a screen is drawn with, before it takes the place of another. */
type Prepare = (path: string) => Promise<unknown>;

/**
 * Follows the history; another screen is gone to when it is prepared, and the one before stays until then. A step that changes what the table holds goes to its first page in the same entry, before any
 * screen asks the server for a page that may not exist; back and forward show every entry as it was.
 */
export function followHistory(history = getHistory(), prepare?: Prepare): LocationStore {
	let current = read();
	let latest = current;
	const listeners = new Set<() => void>();
	history.listen((_location: unknown, action: string) => {
		const next = read();
		const sameScreen = next.path === current.path;
		if (action === 'PUSH' && sameScreen && leavesPage(current.query, next.query)) {
			history.replace(getNewPath({ paged: '1' }, next.path, next.query));
			return;
		}
		latest = next;
		const go = () => {
			// Somebody may have gone on meanwhile.
			if (latest !== next) return;
			current = next;
			for (const listener of [...listeners]) listener();
		};
		// What is missing the screen says itself.
		if (prepare && !sameScreen) prepare(next.path).then(go, go);
		else go();
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

/** The current location; the component renders again whenever it changes. Its first user says how screens are prepared. */
export function useLocation(prepare?: Prepare): AppLocation {
	shared ??= followHistory(getHistory(), prepare);
	return useSyncExternalStore(shared.subscribe, shared.current);
}
