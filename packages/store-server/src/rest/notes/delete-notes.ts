import { allOf, fetchRows, listOf, raw, sql } from '../../database/sql';
import { route, type Route } from '../router/route';
import {
	findNote,
	noteStatuses,
	noteTypes,
	olderNoteTypes,
	readNoteBody,
	saveNote,
	writeNote,
	type Note,
} from './note';

/** `DELETE admin/notes/delete/{id}`: hides the note; a change of `is_deleted` brings it back. */
export const deleteNote: Route = route({
	path: '/wc-analytics/admin/notes/delete/:id',
	method: 'DELETE',
	changes: 'own',
	args: { id: { type: 'integer', required: true } },
	async handle({ args, context, restUrl }) {
		const note = await findNote(context.database, args.id, 'Sorry, there is no note with that ID.');
		const deleted = { ...note, is_deleted: true };
		await saveNote(context.database, deleted);
		return { data: writeNote(deleted, restUrl) };
	},
});

/** `DELETE admin/notes/delete/all`: hides every note, or those of a status or type. */
export const deleteNotes: Route = route({
	path: '/wc-analytics/admin/notes/delete/all',
	method: 'DELETE',
	changes: 'own',
	args: {
		status: { type: 'array', items: { type: 'string', enum: noteStatuses }, default: [] },
		type: { type: 'array', items: { type: 'string', enum: noteTypes }, default: [] },
	},
	before: {
		tidiedAdmin: {
			type: { type: 'array', items: { type: 'string', enum: olderNoteTypes }, default: [] },
		},
	},
	async handle({ args, context, restUrl }) {
		const conditions = [
			raw('NOT is_deleted'),
			...(args.status.length > 0 ? [sql`status IN ${listOf(args.status)}`] : []),
			...(args.type.length > 0 ? [sql`type IN ${listOf(args.type)}`] : []),
		];
		const notes = await context.database.transaction(async (database) => {
			const rows = await fetchRows<{ body: string }>(
				database,
				sql`SELECT body FROM notes WHERE ${allOf(conditions)} ORDER BY id`,
			);
			const deleted = rows.map(({ body }): Note => ({ ...readNoteBody(body), is_deleted: true }));
			for (const note of deleted) {
				await saveNote(database, note);
			}
			return deleted;
		});
		return { data: notes.map((note) => writeNote(note, restUrl)), total: notes.length };
	},
});
