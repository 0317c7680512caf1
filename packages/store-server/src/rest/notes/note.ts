import type { Database } from '../../database/database';
import { fetchRows, sql } from '../../database/sql';
import { RestError } from '../router/errors';

export const noteTypes = ['error', 'warning', 'update', 'info', 'marketing', 'survey'] as const;

/** While notes were also sent by e-mail. */
export const olderNoteTypes = [...noteTypes, 'email'] as const;

export const noteStatuses = ['pending', 'actioned', 'unactioned', 'snoozed', 'sent'] as const;

/** A note of the inbox, as it is stored and sent. Dates are the shop's own or, with `_gmt`, UTC. */
export interface Note {
	readonly id: number;
	readonly status: string;
	readonly is_deleted: boolean;
	readonly is_read: boolean;
	readonly date_reminder: string | null;
	readonly date_reminder_gmt: string | null;
	readonly actions?: readonly NoteAction[];
	readonly [field: string]: unknown;
}

/** A button of a note; pressing it sets the note's `status`, unless that is empty. */
export interface NoteAction {
	readonly id: number;
	readonly status?: string;
}

/**
 * Returns the note with this id, even a deleted one, which can be restored. Throws the error response for an unknown
 * one.
 */
export async function findNote(
	database: Database,
	id: number,
	message = 'Sorry, there is no resource with that ID.',
): Promise<Note> {
	const [row] = await fetchRows<{ body: string }>(
		database,
		sql`SELECT body FROM notes WHERE id = ${id}`,
	);
	if (!row) {
		throw new RestError('woocommerce_note_invalid_id', message, 404);
	}
	return readNoteBody(row.body);
}

export function readNoteBody(body: string): Note {
	// Written by the importer, the demo shop and `saveNote` in this shape.
	return JSON.parse(body) as Note;
}

/** Stores a changed note: the document, and the columns that lists filter by. */
export async function saveNote(database: Database, note: Note): Promise<void> {
	await database.run(
		`UPDATE notes SET status = ?, is_deleted = ?, is_read = ?, body = ?,
			date_reminder_gmt = CAST( ? AS TIMESTAMP ) WHERE id = ?`,
		[
			note.status,
			note.is_deleted,
			note.is_read,
			JSON.stringify(note),
			note.date_reminder_gmt,
			note.id,
		],
	);
}

/** The note with its links. */
export function writeNote(note: Note, restUrl: (path: string) => string): object {
	const collection = restUrl('/wc-analytics/admin/notes');
	return {
		...note,
		_links: {
			self: [{ href: `${collection}/${note.id}` }],
			collection: [{ href: collection }],
		},
	};
}
