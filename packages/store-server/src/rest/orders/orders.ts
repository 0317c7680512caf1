import { readOrderDocuments } from '../../orders/order-documents';
import type { ZoneClock } from '../../reports/periods/intervals';
import { readWallTime } from '../../reports/periods/period';
import { moment } from '../../reports/periods/period-sql';
import { openShop } from '../../reports/shop';
import { allOf, fetchRows, listOf, raw, sql, type Sql } from '../../database/sql';
import { RestError } from '../router/errors';
import { collection, route, type Call, type Route } from '../router/route';
import { contextArgument, pagingArguments } from '../router/schema';
import { selfLinks } from '../collections/documents';
import { newerOrder } from '../collections/newer-documents';
import { readAskedDetails } from './asked-details';
import { writtenTotals } from './order-totals';
import { holds, order, searchArguments, sortBy } from '../collections/sorting';

/** `GET orders`: whole orders, newest first; `number` searches by the beginning of the number. */
export const ordersCollection: Route = route({
	path: '/wc-analytics/orders',
	allow: 'GET, POST',
	args: {
		...contextArgument,
		...pagingArguments,
		...searchArguments,
		number: { type: 'string' },
		/** Of this account. */
		customer: { type: 'integer' },
		status: { type: 'array', items: { type: 'string' }, default: [] },
		/** Placed after and before these times, which do not count themselves. */
		after: { type: 'string', format: 'date-time' },
		before: { type: 'string', format: 'date-time' },
		orderby: { type: 'string', enum: ['date', 'id', 'include', 'modified'], default: 'date' },
		order,
	},
	async handle(call) {
		const { args, context } = call;
		const { settings, clock } = await openShop(context);
		const matching = sql`SELECT id, date_created, date_modified FROM orders
			WHERE ${allOf([...orderConditions(args), ...placedWithin(args, clock)])}`;
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
		return {
			...collection(orders, counted?.total ?? 0, args.per_page),
			linkedQuery: (sent) => linkedQuery(sent, settings.currency.precision),
		};
	},
});

/** Links to other pages of orders contain statuses, decimals and context, whether sent or not. */
function linkedQuery(
	sent: ReadonlyMap<string, unknown>,
	precision: number,
): ReadonlyMap<string, unknown> {
	const { status = ['any'], ...others } = Object.fromEntries(sent);
	const defaults = { dp: precision, context: 'view' };
	return new Map(Object.entries({ ...others, status, ...without(defaults, others) }));
}

function without(defaults: Record<string, unknown>, sent: Record<string, unknown>) {
	return Object.fromEntries(Object.entries(defaults).filter(([name]) => !(name in sent)));
}

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
	readonly customer?: number;
	readonly search?: string;
	readonly status: readonly string[];
	readonly include?: readonly number[];
	readonly exclude?: readonly number[];
	readonly per_page: number;
}

function orderConditions(filters: OrderFilters): Sql[] {
	const { number, customer, search, status, include, exclude, per_page } = filters;
	return [
		...(customer === undefined ? [] : [sql`user_id = ${customer}`]),
		...holds(search, raw('email'), raw('first_name'), raw('last_name')),
		...(number ? [sql`id IN (${numbered(number, per_page)})`] : []),
		...(status.length > 0 && !status.includes('any') ? [sql`status IN ${listOf(status)}`] : []),
		...(include && include.length > 0 ? [sql`id IN ${listOf(include)}`] : []),
		...(exclude && exclude.length > 0 ? [sql`id NOT IN ${listOf(exclude)}`] : []),
	];
}

/** The limits do not count themselves, as in WooCommerce. */
function placedWithin(
	{ after, before }: { readonly after?: unknown; readonly before?: unknown },
	clock: ZoneClock,
): Sql[] {
	const limit = (text: unknown) => moment(readWallTime(String(text), clock));
	return [
		...(after === undefined ? [] : [sql`date_created > ${limit(after)}`]),
		...(before === undefined ? [] : [sql`date_created < ${limit(before)}`]),
	];
}

/**
 * A full page of orders whose number, or id, begins so; a search by number has one page only. Which orders it contains
 * depends on an index of WooCommerce's, by status and date.
 */
function numbered(start: string, limit: number): Sql {
	return sql`SELECT id FROM orders
		WHERE starts_with(number, ${start.trim()}) OR starts_with(CAST(id AS VARCHAR), ${start.trim()})
		ORDER BY status, date_created_gmt, id LIMIT ${limit}`;
}

/** Fields for the shop's own pages, which Analytics leaves out. */
const leftOut: readonly string[] = [
	'is_editable',
	'needs_payment',
	'needs_processing',
	'payment_url',
];

/** Analytics shows only the total of refunds, without the taxes in newer documents. */
function withShortRefunds(fields: readonly (readonly [string, unknown])[]) {
	const { refunds, ...others } = Object.fromEntries(fields);
	const short = (refund: object) =>
		Object.fromEntries(Object.entries(refund).filter(([name]) => name !== 'total_tax'));
	return {
		...others,
		...(Array.isArray(refunds) && { refunds: refunds.map(short) }),
	};
}

async function writeOrders(
	{ context, restUrl, features, sent }: Call<unknown>,
	ids: readonly number[],
) {
	const { settings } = await openShop(context);
	const [totals, documents, owners] = await Promise.all([
		writtenTotals(context.database, ids, settings),
		readOrderDocuments(context.database, ids),
		fetchRows<{ id: number; user_id: number }>(
			context.database,
			sql`SELECT id, user_id FROM orders WHERE id IN ${listOf(ids)}`,
		),
	]);
	const users = new Map(owners.map(({ id, user_id }) => [id, user_id]));
	const details = await readAskedDetails(context.database, owners, sent.get('_fields'));
	return documents.map((document) => {
		const fields = Object.entries(document).filter(([name]) => !leftOut.includes(name));
		const { id } = Object.fromEntries(fields);
		const user = users.get(Number(id));
		const self = restUrl(`/wc-analytics/orders/${Number(id)}`);
		return {
			...newerOrder(withShortRefunds(fields), features, settings.currency.precision),
			total_formatted: totals.get(Number(id)) ?? '',
			...details.get(Number(id)),
			_links: {
				...selfLinks(restUrl('/wc-analytics/orders'), Number(id)),
				...(features.newerDocuments && {
					email_templates: [{ embeddable: true, href: `${self}/actions/email_templates` }],
				}),
				...(user && { customer: [{ href: restUrl(`/wc-analytics/customers/${user}`) }] }),
			},
		};
	});
}
