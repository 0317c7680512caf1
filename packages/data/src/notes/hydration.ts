import { parseNotes } from './store';
import { hydrateLate } from '../reports/page-responses';

/**
 * Puts the page's notes into the store before the first component reads them.
 * @example hydrate(hydrateNotes(responses))
 */
export const hydrateNotes = hydrateLate('notes', (actions, { query, body }) => {
	const notes = parseNotes(body);
	actions['setNotes']?.(notes);
	actions['setNotesQuery']?.(
		query,
		notes.map(({ id }) => id),
	);
});
