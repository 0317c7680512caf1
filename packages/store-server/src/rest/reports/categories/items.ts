import { itemOrderings } from '@store-analytics/rest-api';
import { lineRows } from '../../../reports/facts/lines';
import { INTERVAL_UNITS } from '../../../reports/periods/interval-calendar';
import { readPeriod } from '../../../reports/periods/period';
import { openShop } from '../../../reports/shop';
import { tidy } from '../../../reports/metrics/metric';
import { categoryRows, categorySort } from '../../../reports/tables/line-tables';
import { readPage } from '../../../reports/tables/table';
import { termName } from '../../../text/term-name';
import { optionalIdList } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { orderbyArgument, statusList, tableArguments } from '../arguments';
import { tableReply } from '../table-reply';

interface CategoryReportRow {
	readonly category_id: number;
	readonly name: string | null;
	readonly items_sold: number | null;
	readonly net_revenue: number | null;
	readonly orders_count: number | null;
	readonly products_count: number | null;
}

/** `GET reports/categories`: by the categories that products belong to directly. */
export const categoriesReport: Route = route({
	path: '/wc-analytics/reports/categories',
	args: {
		...tableArguments,
		orderby: orderbyArgument(itemOrderings.categories, 'category_id'),
		interval: { type: 'string', enum: INTERVAL_UNITS, default: 'week' },
		status_is: statusList,
		status_is_not: statusList,
		categories: optionalIdList,
		extended_info: { type: 'boolean', default: false },
	},
	async handle({ args, context, restUrl }) {
		const shop = await openShop(context);
		const { status_is, status_is_not } = args;
		const lines = lineRows(shop, readPeriod(args, shop.clock, context.now()), {
			status_is,
			status_is_not,
		});
		const page = await readPage<CategoryReportRow>(context.database, {
			rows: categoryRows(lines, args.categories),
			sort: categorySort(args.orderby),
			order: args.order,
			page: args.page,
			perPage: args.per_page,
			unpaged: args.categories !== undefined && args.categories.length > 0,
		});
		return tableReply(page, (row) => ({
			category_id: row.category_id,
			items_sold: tidy(row.items_sold, 'count'),
			net_revenue: tidy(row.net_revenue, 'amount'),
			orders_count: tidy(row.orders_count, 'count'),
			products_count: tidy(row.products_count, 'count'),
			extended_info: args.extended_info ? { name: termName(row.name ?? '') } : {},
			_links: {
				category: [{ href: restUrl(`/wc-analytics/products/categories/${row.category_id}`) }],
			},
		}));
	},
});
