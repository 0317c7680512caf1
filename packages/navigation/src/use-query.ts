import { useMemo, useSyncExternalStore } from 'react';
import { getHistory } from './history';
import { parseQuery } from './address/query-string';
import type { Query } from './address/query-string';

/**
 * Returns the query of the current address and renders the component again when the address changes.
 * @example const { period } = useQuery()
 */
export function useQuery(): Query {
	const search = useSyncExternalStore(subscribe, currentSearch);
	return useMemo(() => parseQuery(search), [search]);
}

function subscribe(onChange: () => void): () => void {
	return getHistory().listen(onChange);
}

function currentSearch(): string {
	return getHistory().location.search;
}
