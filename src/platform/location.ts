import { useSyncExternalStore } from 'react';
import { getHistory, getNewPath, getPath, getQuery } from '@store-analytics/navigation';
import { leavesPage, type Query } from './query';

/** The location of the app: the in-app path and the rest of the address's query (S2.1). */
interface AppLocation {
	readonly path: string;
	readonly query: Query;
}

interface LocationStore {
	readonly current: () => AppLocation;
	readonly subscribe: (listener: () => void) => () => void;
}

/** Prefetches what a screen needs before it replaces another. */
type Prepare = (path: string) => Promise<unknown>;

/**
 * Follows the history. A new screen appears when it is prepared; the old one stays until then. A step that changes the
 * table's rows resets its page in the same history entry, before any screen requests a missing page. Back and forward
 * restore every entry unchanged.
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
			// The user may have navigated on meanwhile.
			if (latest !== next) return;
			current = next;
			for (const listener of [...listeners]) listener();
		};
		// The screen itself reports what is missing.
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

/**
 * Returns the current location and renders again when it changes. Its first user provides the function that prepares
 * screens.
 */
export function useLocation(prepare?: Prepare): AppLocation {
	shared ??= followHistory(getHistory(), prepare);
	return useSyncExternalStore(shared.subscribe, shared.current);
}
