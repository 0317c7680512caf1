import { hydrateLate } from '../reports/page-responses';
import { registerOnce, typedName } from '../resource';
import { parseNotes, STORE_NAME, store } from './store';

registerOnce(store);

/** Name of the store, for `select` and `dispatch`. */
export const NOTES_STORE_NAME = typedName(STORE_NAME, store);
export { store as notesStore } from './store';
export { useNotes } from './use-notes';

/** Puts the notes that the page has brought along into the store, before somebody asks for them. */
export const hydrateNotes = hydrateLate('notes', (actions, { query, body }) => {
	const notes = parseNotes(body);
	actions['setNotes']?.(notes);
	actions['setNotesQuery']?.(
		query,
		notes.map(({ id }) => id),
	);
});
