import { readOrderDocuments } from '../../sync/order-documents';
import { formatMoney } from '../format/money';
import { openShop } from '../../reports/shop';
import { allOf, fetchRows, listOf, raw, sql, type Sql } from '../../database/sql';
import { RestError } from '../router/errors';
import { collection, route, type Call, type Route } from '../router/route';
import { contextArgument, pagingArguments } from '../router/schema';
import { selfLinks } from './documents';
import { order, searchArguments, sortBy } from './sorting';

/** `GET orders`: whole orders, newest first; `number` finds those whose number begins with it. */
export const ordersCollection: Route = route({
	path: '/wc-analytics/orders',
	allow: 'GET, POST',
	args: {
		...contextArgument,
		...pagingArguments,
		...searchArguments,
		number: { type: 'string' },
		status: { type: 'array', items: { type: 'string' }, default: [] },
		orderby: { type: 'string', enum: ['date', 'id', 'include', 'modified'], default: 'date' },
		order,
	},
	async handle(call) {
		const { args, context } = call;
		const matching = sql`SELECT id, date_created, date_modified FROM orders
			WHERE ${allOf(orderConditions(args))}`;
		const [counted] = await fetchRows<{ total: number }>(
			context.database,
			sql`SELECT COUNT(*) AS total FROM (${matching})`,
		);
		const columns = { date: 'date_created', modified: 'date_modified' };
		const rows = await fetchRows<{ id: number }>(
			context.database,
			sql`${matching} ORDER BY ${raw(sortBy(columns, args))}
				LIMIT ${args.per_page} OFFSET ${args.offset ?? (args.page - 1) * args.per_page}`,
		);
		const orders = await writeOrders(
			call,
			rows.map(({ id }) => id),
		);
		return collection(orders, counted?.total ?? 0, args.per_page);
	},
});

/** `GET orders/{id}`. */
export const singleOrder: Route = route({
	path: '/wc-analytics/orders/:id',
	allow: 'GET, POST, PUT, PATCH, DELETE',
	args: { ...contextArgument, id: { type: 'integer', required: true } },
	async handle(call) {
		const [found] = await writeOrders(call, [call.args.id]);
		if (!found) {
			throw new RestError('woocommerce_rest_shop_order_invalid_id', 'Invalid ID.', 404);
		}
		return { data: found };
	},
});

interface OrderFilters {
	readonly number?: string;
	readonly status: readonly string[];
	readonly include?: readonly number[];
	readonly exclude?: readonly number[];
}

function orderConditions({ number, status, include, exclude }: OrderFilters): Sql[] {
	return [
		...(number ? [sql`starts_with(number, ${number})`] : []),
		...(status.length > 0 && !status.includes('any') ? [sql`status IN ${listOf(status)}`] : []),
		...(include && include.length > 0 ? [sql`id IN ${listOf(include)}`] : []),
		...(exclude && exclude.length > 0 ? [sql`id NOT IN ${listOf(exclude)}`] : []),
	];
}

/** Facts of an order that belong to the shop's own pages, and that Analytics leaves out. */
const leftOut: readonly string[] = [
	'is_editable',
	'needs_payment',
	'needs_processing',
	'payment_url',
];

async function writeOrders({ context, restUrl }: Call<unknown>, ids: readonly number[]) {
	const [{ settings }, documents, owners] = await Promise.all([
		openShop(context),
		readOrderDocuments(context.database, ids),
		fetchRows<{ id: number; user_id: number }>(
			context.database,
			sql`SELECT id, user_id FROM orders WHERE id IN ${listOf(ids)}`,
		),
	]);
	const users = new Map(owners.map(({ id, user_id }) => [id, user_id]));
	return documents.map((document) => {
		const fields = Object.entries(document).filter(([name]) => !leftOut.includes(name));
		const { id, total, currency } = Object.fromEntries(fields);
		const user = users.get(Number(id));
		return {
			...Object.fromEntries(fields),
			total_formatted: formatMoney(Number(total), settings.currency, String(currency)),
			_links: {
				...selfLinks(restUrl('/wc-analytics/orders'), Number(id)),
				...(user && { customer: [{ href: restUrl(`/wc-analytics/customers/${user}`) }] }),
			},
		};
	});
}
