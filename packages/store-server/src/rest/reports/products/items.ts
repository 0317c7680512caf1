import { reportEndpoints } from '@store-analytics/rest-api';
import type { Database } from '../../../database/database';
import { productRows, productSort } from '../../../reports/tables/line-tables';
import {
	managesStock,
	productInfo,
	readInfo,
	readRelated,
} from '../../../reports/tables/product-info';
import type { ShopSettings } from '../../../schema/shop-settings';
import { optionalIdList } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { orderbyArgument, tableArguments } from '../arguments';
import { readSoldLines, soldNumbers, type SoldRow } from '../sold-lines';
import { tableReply } from '../table-reply';

interface ProductReportRow extends SoldRow {
	readonly product_id: number;
}

/** `GET reports/products`. */
export const productsReport: Route = route({
	path: '/wc-analytics/reports/products',
	args: {
		...tableArguments,
		orderby: orderbyArgument(reportEndpoints.products.items, 'date'),
		categories: optionalIdList,
		products: optionalIdList,
		extended_info: { type: 'boolean', default: false },
	},
	async handle({ args, context, restUrl }) {
		const { page, shop } = await readSoldLines<ProductReportRow>(context, args, {
			filters: args,
			rowsOf: (lines) => productRows(lines, args),
			sort: productSort(args.orderby),
			named: args.categories === undefined ? args.products : undefined,
		});
		const ids = page.rows.map(({ product_id }) => product_id);
		const info = args.extended_info
			? await readProductInfo(context.database, ids, shop.settings)
			: new Map<number, object>();
		return tableReply(page, (row) => ({
			product_id: row.product_id,
			...soldNumbers(row),
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
