import { parseNotes } from './store';
import { hydrateLate } from '../reports/page-responses';

/** Puts the notes that the page has brought along into the store, before somebody asks for them. */
export const hydrateNotes = hydrateLate('notes', (actions, { query, body }) => {
	const notes = parseNotes(body);
	actions['setNotes']?.(notes);
	actions['setNotesQuery']?.(
		query,
		notes.map(({ id }) => id),
	);
});
