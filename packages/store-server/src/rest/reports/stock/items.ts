import { reportEndpoints } from '@store-analytics/rest-api';
import { countedStock } from '../../../reports/facts/stock';
import { openShop } from '../../../reports/shop';
import { stockReport as stockTotals } from '../../../reports/stats/report-stats';
import { computeTotals } from '../../../reports/stats/stats';
import { managesStock } from '../../../reports/tables/product-info';
import { readStock, type StockRow } from '../../../reports/tables/stock-table';
import type { ShopSettings } from '../../../schema/shop-settings';
import { route, type Route } from '../../router/route';
import { contextArgument, idList, pagingArguments, sortDirection } from '../../router/schema';
import { orderbyArgument } from '../arguments';
import { tableReply } from '../table-reply';

/** `GET reports/stock`: products and variations by what is left of them. */
export const stockReport: Route = route({
	path: '/wc-analytics/reports/stock',
	args: {
		...contextArgument,
		...pagingArguments,
		order: { ...sortDirection, default: 'asc' },
		orderby: orderbyArgument(reportEndpoints.stock.items, 'stock_status'),
		include: idList,
		exclude: idList,
		parent: idList,
		parent_exclude: idList,
		search: { type: 'string' },
		type: {
			type: 'string',
			enum: ['all', 'lowstock', 'instock', 'outofstock', 'onbackorder'],
			default: 'all',
		},
	},
	async handle({ args, context, restUrl }) {
		const { settings } = await openShop(context);
		const page = await readStock(context.database, settings, {
			filters: args,
			orderby: args.orderby,
			order: args.order,
			page: args.page,
			perPage: args.per_page,
		});
		return tableReply(page, (row) => writeStock(row, settings, restUrl));
	},
});

/** `GET reports/stock/stats`: how many products there are of each stock status. */
export const stockStats: Route = route({
	path: '/wc-analytics/reports/stock/stats',
	// Sent by the screen Stock, the shop's own too; the shop passes over it.
	args: { fields: { type: 'array', items: { type: 'string' } } },
	async handle({ context }) {
		const { settings } = await openShop(context);
		const totals = await computeTotals(context.database, stockTotals(countedStock(settings)));
		return { data: { totals } };
	},
});

function writeStock(row: StockRow, settings: ShopSettings, restUrl: (path: string) => string) {
	const collection = restUrl('/wc-analytics/products');
	const parent = `${collection}/${row.parent_id}`;
	return {
		id: row.id,
		parent_id: row.parent_id,
		name: row.name,
		sku: row.sku,
		stock_status: row.stock_status,
		stock_quantity: row.stock_quantity ?? 0,
		manage_stock: managesStock(row.manage_stock),
		low_stock_amount: row.low_stock_amount ?? settings.lowStockAmount,
		_links:
			row.parent_id > 0
				? {
						product: [{ href: `${parent}/variations/${row.id}` }],
						parent: [{ href: parent }],
					}
				: { product: [{ href: `${collection}/${row.id}` }] },
	};
}
