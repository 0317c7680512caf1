import { itemOrderings } from '@store-analytics/rest-api';
import type { Database } from '../../../context';
import { lineRows } from '../../../reports/facts/lines';
import { readPeriod } from '../../../reports/periods/period';
import { openShop } from '../../../reports/shop';
import { tidy } from '../../../reports/metrics/metric';
import { productRows, productSort } from '../../../reports/tables/line-tables';
import {
	managesStock,
	productInfo,
	readInfo,
	readRelated,
} from '../../../reports/tables/product-info';
import { readPage } from '../../../reports/tables/table';
import type { ShopSettings } from '../../../schema/shop-settings';
import { optionalIdList } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { orderbyArgument, tableArguments } from '../arguments';
import { tableReply } from '../table-reply';

interface ProductReportRow {
	readonly product_id: number;
	readonly items_sold: number | null;
	readonly net_revenue: number | null;
	readonly orders_count: number | null;
}

/** `GET reports/products`. */
export const productsReport: Route = route({
	path: '/wc-analytics/reports/products',
	args: {
		...tableArguments,
		orderby: orderbyArgument(itemOrderings.products, 'date'),
		categories: optionalIdList,
		products: optionalIdList,
		extended_info: { type: 'boolean', default: false },
	},
	async handle({ args, context, restUrl }) {
		const { database } = context;
		const shop = await openShop(context);
		const lines = lineRows(shop, readPeriod(args, shop.clock, context.now()), args);
		const named = args.products !== undefined && args.products.length > 0;
		const page = await readPage<ProductReportRow>(database, {
			rows: productRows(lines, args),
			sort: productSort(args.orderby),
			order: args.order,
			page: args.page,
			perPage: args.per_page,
			unpaged: named && args.categories === undefined,
		});
		const ids = page.rows.map(({ product_id }) => product_id);
		const info = args.extended_info
			? await readProductInfo(database, ids, shop.settings)
			: new Map<number, object>();
		return tableReply(page, (row) => ({
			product_id: row.product_id,
			items_sold: tidy(row.items_sold, 'count'),
			net_revenue: tidy(row.net_revenue, 'amount'),
			orders_count: tidy(row.orders_count, 'count'),
			extended_info: info.get(row.product_id) ?? {},
			_links: { product: [{ href: restUrl(`/wc-analytics/products/${row.product_id}`) }] },
		}));
	},
});

async function readProductInfo(
	database: Database,
	ids: readonly number[],
	settings: ShopSettings,
): Promise<Map<number, object>> {
	const [categories, variations] = await Promise.all([
		readRelated(database, 'categories', ids),
		readRelated(database, 'variations', ids),
	]);
	return readInfo(database, ids, (product) => ({
		...productInfo(product, settings),
		stock_quantity: product.stock_quantity ?? 0,
		manage_stock: managesStock(product.manage_stock),
		category_ids: categories.get(product.id) ?? [],
		...(product.type === 'variable' && { variations: variations.get(product.id) ?? [] }),
	}));
}
