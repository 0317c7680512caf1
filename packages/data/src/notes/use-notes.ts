import type { Note } from '@store-analytics/rest-api';
import { useMemo } from 'react';
import { canonicalQuery, type Entity, FRESH_FOR } from '../resource';
import { useLoadable, type Loadable } from '../resource/reading/use-loadable';
import { none, STORE_NAME } from './store';

const present = (value: unknown) =>
	value === none || !Array.isArray(value) ? undefined : (value as readonly Entity<Note>[]); // the type of getNotes

/**
 * Reads notes of the inbox for a query. With `goesStale`, a new reader requests them again after a minute.
 * @example const notes = useNotes({ page: 1, per_page: 25 })
 */
export function useNotes(
	query: object,
	{ goesStale = false } = {},
): Loadable<readonly Entity<Note>[]> {
	const canonical = canonicalQuery(query);
	const source = useMemo(
		() => ({
			store: STORE_NAME,
			selector: 'getNotes',
			errorSelector: 'getNotesError',
			args: [canonical],
			freshFor: goesStale ? FRESH_FOR : undefined,
		}),
		[canonical, goesStale],
	);
	return useLoadable(source, present);
}
