import { fetchRows, allOf, listOf, raw, sql, type Sql } from '../reports/sql/sql';
import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';
import { contextArgument, pagingArguments, sortDirection } from '../router/schema';

interface NoteRow {
	readonly id: number;
	readonly body: string;
}

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
		type: {
			type: 'array',
			items: {
				type: 'string',
				enum: ['error', 'warning', 'update', 'info', 'marketing', 'survey', 'email'],
			},
		},
		status: {
			type: 'array',
			items: {
				type: 'string',
				enum: ['pending', 'actioned', 'unactioned', 'snoozed', 'sent'],
			},
		},
		source: { type: 'array', items: { type: 'string' } },
	},
	async handle({ args, context, restUrl }) {
		const conditions: Sql[] = [raw('NOT is_deleted')];
		for (const name of ['type', 'status', 'source'] as const) {
			const wanted = args[name];
			if (wanted && wanted.length > 0) {
				conditions.push(sql`${raw(name)} IN ${listOf(wanted)}`);
			}
		}
		const matching = sql`SELECT id, body FROM notes WHERE ${allOf(conditions)}`;
		const rows = await fetchRows<NoteRow>(
			context.database,
			sql`${matching} ORDER BY ${raw(columns[args.orderby])} ${raw(args.order)}, id
				LIMIT ${args.per_page} OFFSET ${(args.page - 1) * args.per_page}`,
		);
		const [counted] = await fetchRows<{ total: number }>(
			context.database,
			sql`SELECT COUNT(*) AS total FROM (${matching})`,
		);
		return { data: rows.map((row) => writeNote(row, restUrl)), total: counted?.total ?? 0 };
	},
});

/** `GET admin/notes/{id}`. */
export const readNote: Route = route({
	path: '/wc-analytics/admin/notes/:id',
	allow: 'GET, POST, PUT, PATCH',
	args: { id: { type: 'integer', required: true } },
	async handle({ args, context, restUrl }) {
		const [row] = await fetchRows<NoteRow>(
			context.database,
			sql`SELECT id, body FROM notes WHERE id = ${args.id}`,
		);
		if (!row) {
			throw new RestError(
				'woocommerce_note_invalid_id',
				'Sorry, there is no resource with that ID.',
				404,
			);
		}
		return { data: writeNote(row, restUrl) };
	},
});

function writeNote({ id, body }: NoteRow, restUrl: (path: string) => string): object {
	const collection = restUrl('/wc-analytics/admin/notes');
	const note: object = JSON.parse(body);
	return {
		...note,
		_links: {
			self: [{ href: `${collection}/${id}` }],
			collection: [{ href: collection }],
		},
	};
}
