import { reportEndpoints } from '@store-analytics/rest-api';
import { orderDays, orderRows } from '../../../reports/facts/orders';
import { knownAttributes } from '../../../reports/filters/attribute-filters';
import type { DateType } from '../../../schema/shop-settings';
import type { OrderFilters } from '../../../reports/filters/order-filters';
import { readPeriod } from '../../../reports/periods/period';
import { openShop } from '../../../reports/shop';
import { readExtendedInfo, type ExtendedInfo } from '../../../reports/tables/order-info';
import { countOrders, readOrders, type OrderRow } from '../../../reports/tables/order-table';
import { readProductShares } from '../../../reports/tables/product-share';
import { writtenTotals } from '../../orders/order-totals';
import {
	contextArgument,
	optionalIdList,
	pagingArguments,
	sortDirection,
} from '../../router/schema';
import { collection, route, type Call, type Route, type RouteReply } from '../../router/route';
import {
	dateTypeArgument,
	orderbyArgument,
	orderFilterArguments,
	periodArguments,
} from '../arguments';
import { orderNumber } from '../order-number';

/** `GET reports/orders`: one row per order and per refund. */
export const ordersReport: Route = route({
	path: '/wc-analytics/reports/orders',
	args: {
		...contextArgument,
		...pagingArguments,
		per_page: { ...pagingArguments.per_page, minimum: 0 },
		...periodArguments,
		order: sortDirection,
		orderby: orderbyArgument(reportEndpoints.orders.items, 'date'),
		force_cache_refresh: { type: 'boolean' },
		match: {},
		...orderFilterArguments,
		customer_type: { type: 'string', enum: ['', 'returning', 'new'], default: '' },
		extended_info: { type: 'boolean', default: false },
		order_includes: optionalIdList,
		order_excludes: optionalIdList,
		/** Ours: ids of customers as the reports know them. */
		customer_includes: optionalIdList,
		/** Ours: the date that decides the period. WooCommerce ignores `date_type` here, and so does this route. */
		dated_by: dateTypeArgument,
		/** Ours: adds to each row the pieces and net sales of the products in `product_includes`. */
		product_share: { type: 'boolean', default: false },
	},
	handle: listOrders,
});

interface OrdersArguments extends OrderFilters {
	readonly after?: string;
	readonly before?: string;
	readonly page: number;
	readonly per_page: number;
	readonly order: 'asc' | 'desc';
	readonly orderby: 'date' | 'num_items_sold' | 'net_total';
	readonly extended_info: boolean;
	readonly product_share: boolean;
	readonly dated_by?: DateType;
}

type OrdersCall = Call<OrdersArguments>;

async function listOrders(call: OrdersCall): Promise<RouteReply> {
	const { args, context } = call;
	const shop = await openShop(context);
	const period = readPeriod(args, shop.clock, context.now());
	const filters = await knownAttributes(context.database, args);
	const { dated_by: dateType } = args;
	const orders = orderRows(shop, period, filters, dateType);
	const days = orderDays(shop, period, filters, dateType);
	const total = await countOrders(context.database, orders, days);
	const reply = collection([], total, args.per_page);
	if (args.page > (reply.totalPages ?? 0)) {
		return { ...reply, totalPages: 0 };
	}
	const rows = await readOrders(context.database, orders, { ...args, perPage: args.per_page });
	const [totals, extended, shareOf] = await Promise.all([
		writtenTotals(
			context.database,
			rows.map(({ order_id, parent_id }) => parent_id || order_id),
			shop.settings,
		),
		args.extended_info
			? readExtendedInfo(context.database, rows, shop.settings.features)
			: new Map<number, ExtendedInfo>(),
		args.product_share
			? readProductShares(
					context.database,
					rows.map(({ order_id }) => order_id),
					args.product_includes ?? [],
				)
			: undefined,
	]);
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
			customer_type: customerType(row, shop.settings.features.refundsHaveCustomerType),
			order_number: orderNumber(row.number, row.order_id),
			total_formatted: totals.get(row.parent_id || row.order_id) ?? '',
			...(args.extended_info && { extended_info: extended.get(row.order_id) }),
			...(shareOf && { product_share: shareOf(row.order_id) }),
			_links: { order: [{ href: call.restUrl(`/wc-analytics/orders/${row.order_id}`) }] },
		})),
	};
}

/** Without a type of its own, a refund is that of a returning customer. */
function customerType({ parent_id, returning_customer }: OrderRow, ofRefunds: boolean): string {
	const isKnown = parent_id === 0 || ofRefunds;
	return isKnown && returning_customer === 0 ? 'new' : 'returning';
}
