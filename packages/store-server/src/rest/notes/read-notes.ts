import { fetchRows, allOf, listOf, raw, sql, type Sql } from '../../database/sql';
import { route, type Route } from '../router/route';
import { contextArgument, pagingArguments, sortDirection } from '../router/schema';
import { findNote, noteStatuses, noteTypes, olderNoteTypes, readNoteBody, writeNote } from './note';

const columns = {
	note_id: 'id',
	date: 'date_created',
	type: 'type',
	title: "json_extract_string(body, '$.title')",
	status: 'status',
} as const;

/** `GET admin/notes`. */
export const readNotes: Route = route({
	path: '/wc-analytics/admin/notes',
	args: {
		...contextArgument,
		...pagingArguments,
		order: sortDirection,
		orderby: {
			type: 'string',
			enum: ['note_id', 'date', 'type', 'title', 'status'],
			default: 'date',
		},
		type: { type: 'array', items: { type: 'string', enum: noteTypes } },
		status: { type: 'array', items: { type: 'string', enum: noteStatuses } },
		source: { type: 'array', items: { type: 'string' } },
	},
	before: {
		tidiedAdmin: { type: { type: 'array', items: { type: 'string', enum: olderNoteTypes } } },
	},
	async handle({ args, context, restUrl }) {
		const conditions: Sql[] = [raw('NOT is_deleted')];
		for (const name of ['type', 'status', 'source'] as const) {
			const wanted = args[name];
			if (wanted && wanted.length > 0) {
				conditions.push(sql`${raw(name)} IN ${listOf(wanted)}`);
			}
		}
		const matching = sql`SELECT * FROM notes WHERE ${allOf(conditions)}`;
		const rows = await fetchRows<{ body: string }>(
			context.database,
			sql`SELECT body FROM (${matching}) ORDER BY ${raw(columns[args.orderby])} ${raw(args.order)}, id
				LIMIT ${args.per_page} OFFSET ${(args.page - 1) * args.per_page}`,
		);
		const [counted] = await fetchRows<{ total: number }>(
			context.database,
			sql`SELECT COUNT(*) AS total FROM (${matching})`,
		);
		return {
			data: rows.map(({ body }) => writeNote(readNoteBody(body), restUrl)),
			total: counted?.total ?? 0,
		};
	},
});

/** `GET admin/notes/{id}`. */
export const readNote: Route = route({
	path: '/wc-analytics/admin/notes/:id',
	allow: 'GET, POST, PUT, PATCH',
	args: { id: { type: 'integer', required: true } },
	async handle({ args, context, restUrl }) {
		const note = await findNote(context.database, args.id);
		return { data: writeNote(note, restUrl) };
	},
});
