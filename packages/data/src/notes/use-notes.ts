import type { Note } from '@store-analytics/rest-api';
import { useMemo } from 'react';
import { canonicalQuery, type Entity, FRESH_FOR } from '../resource';
import { useLoadable, type Loadable } from '../resource/reading/use-loadable';
import { none, STORE_NAME } from './store';

const present = (value: unknown) =>
	value === none || !Array.isArray(value) ? undefined : (value as readonly Entity<Note>[]); // what getNotes gives

/** Notes of the inbox for a query. With `goesStale` they are asked for again when a reader comes after a minute. */
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
