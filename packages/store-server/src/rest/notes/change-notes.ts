import type { StoreContext } from '../store-context';
import { openShop } from '../../reports/shop';
import { invalidParameters, RestError } from '../router/errors';
import { route, type Route } from '../router/route';
import { findNote, noteStatuses, saveNote, writeNote, type Note } from './note';

/** The changeable fields of a note. */
const changeable = {
	title: { type: 'string' },
	content: { type: 'string' },
	status: { type: 'string', enum: noteStatuses },
	is_deleted: { type: 'boolean' },
	is_read: { type: 'boolean' },
	// A time (UTC unless it has a zone), or null for no reminder.
	date_reminder: {},
} as const;

type Changes = Partial<Pick<Note, 'status' | 'is_deleted' | 'is_read'>> & {
	readonly title?: string;
	readonly content?: string;
	readonly date_reminder?: unknown;
};

/** `PUT admin/notes/{id}`: read, snoozed, deleted or brought back. */
export const changeNote: Route = route({
	path: '/wc-analytics/admin/notes/:id',
	method: 'EDIT',
	changes: 'own',
	allow: 'GET, POST, PUT, PATCH',
	args: { id: { type: 'integer', required: true }, ...changeable },
	async handle({ args, context, restUrl }) {
		const { id, ...changes } = args;
		const fields = await readChanges(changes, context);
		const note = await context.database.transaction(async (database) => {
			const done = changed(await findNote(database, id), fields);
			await saveNote(database, done);
			return done;
		});
		return { data: writeNote(note, restUrl) };
	},
});

/** `PUT admin/notes/update` with `{ noteIds, …fields }`: the same change for several notes. */
export const changeNotes: Route = route({
	path: '/wc-analytics/admin/notes/update',
	method: 'EDIT',
	changes: 'own',
	args: {
		noteIds: { type: 'array', items: { type: 'integer' }, required: true },
		...changeable,
	},
	async handle({ args, context, restUrl }) {
		const { noteIds, ...fields } = args;
		const changes = await readChanges(fields, context);
		const notes = await context.database.transaction(async (database) => {
			const done: Note[] = [];
			for (const id of noteIds) {
				const note = changed(await findNote(database, id), changes);
				await saveNote(database, note);
				done.push(note);
			}
			return done;
		});
		return { data: notes.map((note) => writeNote(note, restUrl)), total: notes.length };
	},
});

/** `POST admin/notes/{id}/action/{action}`: runs a button's action and marks the note as read. */
export const actOnNote: Route = route({
	path: '/wc-analytics/admin/notes/:note_id/action/:action_id',
	method: 'EDIT',
	changes: 'own',
	args: {
		note_id: { type: 'integer', required: true },
		action_id: { type: 'integer', required: true },
	},
	async handle({ args, context, restUrl }) {
		const note = await findNote(context.database, args.note_id);
		const action = note.actions?.find(({ id }) => id === args.action_id);
		if (!action) {
			throw new RestError(
				'woocommerce_note_action_invalid_id',
				'Sorry, there is no resource with that ID.',
				404,
			);
		}
		const actioned = { ...note, is_read: true, status: action.status || note.status };
		await saveNote(context.database, actioned);
		return { data: writeNote(actioned, restUrl) };
	},
});

async function readChanges(
	{ date_reminder, ...fields }: Changes,
	context: StoreContext,
): Promise<Partial<Note>> {
	const given = Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== undefined),
	);
	if (date_reminder === undefined) {
		return given;
	}
	if (date_reminder === null || date_reminder === '') {
		return { ...given, date_reminder: null, date_reminder_gmt: null };
	}
	const { time } = await openShop(context);
	const utc = readMoment(date_reminder);
	return {
		...given,
		date_reminder: time.toLocal(utc.replace('T', ' ')).replace(' ', 'T'),
		date_reminder_gmt: utc,
	};
}

/** UTC as `YYYY-MM-DDTHH:mm:ss`. */
function readMoment(value: unknown): string {
	// An object would come back as its name.
	const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
	const hasZone = /(z|[+-]\d{2}:?\d{2})$/i.test(text);
	const moment = new Date(hasZone ? text : `${text.replace(' ', 'T')}Z`);
	if (Number.isNaN(moment.getTime())) {
		throw invalidParameters(
			new Map([
				['date_reminder', { code: 'rest_invalid_date', message: 'Invalid date.', data: null }],
			]),
		);
	}
	return moment.toISOString().slice(0, 19);
}

function changed(note: Note, changes: Partial<Note>): Note {
	return { ...note, ...changes };
}
