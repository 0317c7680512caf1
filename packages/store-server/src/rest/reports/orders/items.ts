import { itemOrderings } from '@store-analytics/rest-api';
import {
	contextArgument,
	optionalIdList,
	pagingArguments,
	sortDirection,
} from '../../router/schema';
import { collection, route, type Call, type Route, type RouteReply } from '../../router/route';
import { orderbyArgument } from '../core/stats-route';
import { periodArguments, readPeriod } from '../core/period';
import { openShop } from '../core/shop';
import { formatMoney } from '../../format/money';
import type { OrderFilters } from '../sql/order-filters';
import { fetchRows, raw, sql, type Sql } from '../sql/sql';
import { orderFilterArguments } from './arguments';
import { readExtendedInfo, type ExtendedInfo } from './extended-info';
import { matchingOrders } from './matching';

/** `GET reports/orders`: one row per order and per refund. */
export const ordersReport: Route = route({
	path: '/wc-analytics/reports/orders',
	args: {
		...contextArgument,
		...pagingArguments,
		per_page: { ...pagingArguments.per_page, minimum: 0 },
		...periodArguments,
		order: sortDirection,
		orderby: orderbyArgument(itemOrderings.orders, 'date'),
		force_cache_refresh: { type: 'boolean' },
		match: {},
		...orderFilterArguments,
		customer_type: { type: 'string', enum: ['', 'returning', 'new'], default: '' },
		extended_info: { type: 'boolean', default: false },
		order_includes: optionalIdList,
		order_excludes: optionalIdList,
	},
	handle: listOrders,
});

interface OrderRow {
	readonly order_id: number;
	readonly parent_id: number;
	readonly date: string;
	readonly date_created: string;
	readonly date_created_gmt: string;
	readonly status: string;
	readonly customer_id: number;
	readonly net_total: number;
	readonly total_sales: number;
	readonly num_items_sold: number;
	readonly returning_customer: number | null;
	readonly number: string | null;
	readonly currency: string | null;
	readonly total: number | null;
	readonly refunded: number | null;
}

interface OrdersArguments extends OrderFilters {
	readonly after?: string;
	readonly before?: string;
	readonly page: number;
	readonly per_page: number;
	readonly order: 'asc' | 'desc';
	readonly orderby: 'date' | 'num_items_sold' | 'net_total';
	readonly extended_info: boolean;
}

type OrdersCall = Call<OrdersArguments>;

async function listOrders(call: OrdersCall): Promise<RouteReply> {
	const { args, context } = call;
	const shop = await openShop(context);
	const period = readPeriod(args, shop.clock, context.now());
	const matching = matchingOrders(shop, period, args);
	const [counted] = await fetchRows<{ total: number }>(
		context.database,
		sql`SELECT COUNT(*) AS total FROM (${matching})`,
	);
	const total = counted?.total ?? 0;
	const reply = collection([], total, args.per_page);
	if (args.page > (reply.totalPages ?? 0)) {
		return { ...reply, totalPages: 0 };
	}
	const rows = await fetchRows<OrderRow>(context.database, pageSql(matching, args));
	const extended = args.extended_info
		? await readExtendedInfo(context.database, rows)
		: new Map<number, ExtendedInfo>();
	return {
		...reply,
		data: rows.map((row) => ({
			order_id: row.order_id,
			parent_id: row.parent_id,
			date: row.date,
			date_created: row.date_created,
			date_created_gmt: row.date_created_gmt,
			status: row.status.replace(/^wc-/, ''),
			customer_id: row.customer_id,
			net_total: row.net_total,
			total_sales: row.total_sales,
			num_items_sold: row.num_items_sold,
			customer_type: row.parent_id === 0 && row.returning_customer === 0 ? 'new' : 'returning',
			order_number: orderNumber(row),
			total_formatted: formatTotal(row, shop.settings.currency),
			...(args.extended_info && { extended_info: extended.get(row.order_id) }),
			_links: { order: [{ href: call.restUrl(`/wc-analytics/orders/${row.order_id}`) }] },
		})),
	};
}

function pageSql(matching: Sql, { orderby, order, page, per_page }: OrdersArguments): Sql {
	const column = raw(orderby === 'date' ? 'dated' : orderby);
	return sql`SELECT m.*, m.dated AS date, o.number, o.currency, o.total,
			(SELECT SUM(r.amount) FROM refunds r WHERE r.parent_id = o.id) AS refunded
		FROM (SELECT * FROM (${matching}) ORDER BY ${column} ${raw(order)}, order_id
			LIMIT ${per_page} OFFSET ${(page - 1) * per_page}) m
		LEFT JOIN orders o ON o.id = CASE WHEN m.parent_id = 0 THEN m.order_id ELSE m.parent_id END
		ORDER BY m.${column} ${raw(order)}, m.order_id`;
}

/** Shops may number orders as they like; plain numbers are sent as numbers. A refund has its order's. */
function orderNumber({ number, order_id }: OrderRow): number | string {
	const text = number ?? String(order_id);
	return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

/** The order's total and, after refunds, what is left of it. */
function formatTotal(
	{ total, refunded, currency }: OrderRow,
	shopCurrency: Parameters<typeof formatMoney>[1],
): string {
	const write = (amount: number): string =>
		formatMoney(amount, shopCurrency, currency ?? shopCurrency.code);
	const full = write(total ?? 0);
	return refunded ? `${full} ${write((total ?? 0) - refunded)}` : full;
}
