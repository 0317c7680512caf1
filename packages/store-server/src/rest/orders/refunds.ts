import { paths } from '@store-analytics/rest-api';
import { allOf, fetchRows, listOf, raw, sql } from '../../database/sql';
import { readRefundDocuments } from '../../orders/order-documents';
import { collection, route, type Route } from '../router/route';
import { contextArgument, pagingArguments } from '../router/schema';
import { selfLinks } from '../collections/documents';
import { order, searchArguments, sortBy } from '../collections/sorting';

/** `GET refunds`: the refunds of all orders, newest first. */
export const refundsCollection: Route = route({
	path: paths.refunds,
	args: {
		...contextArgument,
		...pagingArguments,
		...searchArguments,
		orderby: { type: 'string', enum: ['date', 'id', 'include', 'modified'], default: 'date' },
		order,
	},
	async handle({ args, context, restUrl }) {
		const { include = [], exclude = [], page, per_page: perPage } = args;
		const matching = sql`SELECT id, date_created FROM refunds WHERE ${allOf([
			...(include.length > 0 ? [sql`id IN ${listOf(include)}`] : []),
			...(exclude.length > 0 ? [sql`id NOT IN ${listOf(exclude)}`] : []),
		])}`;
		const [counted] = await fetchRows<{ total: number }>(
			context.database,
			sql`SELECT COUNT(*) AS total FROM (${matching})`,
		);
		const rows = await fetchRows<{ id: number }>(
			context.database,
			sql`${matching} ORDER BY ${raw(sortBy({ date: 'date_created' }, args))}
				LIMIT ${perPage} OFFSET ${args.offset ?? (page - 1) * perPage}`,
		);
		const ids = rows.map(({ id }) => id);
		const documents = await readRefundDocuments(context.database, ids);
		const linked = documents.map((document) => ({
			...document,
			_links: selfLinks(restUrl(paths.refunds), Number(document['id'])),
		}));
		return collection(linked, counted?.total ?? 0, perPage);
	},
});
