import { optionalIdList } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { readPage, tableArguments, tableReply } from '../core/items';
import { tidy } from '../core/metrics';
import { readPeriod } from '../core/period';
import { openShop } from '../core/shop';
import { orderbyArgument } from '../core/stats-route';
import { sql, type Sql } from '../sql/sql';
import { managesStock, productInfo, readProducts, readRelated } from './extended-info';
import { matchingLines } from './lines';
import { productRows } from './rows';

/** Column or expression per value of `orderby`. */
const sortKeys = {
	date: 'date',
	net_revenue: 'net_revenue',
	orders_count: 'orders_count',
	items_sold: 'items_sold',
	product_name: 'lower(name)',
	variations: 'variations',
	sku: 'lower(sku)',
} as const;

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
		orderby: orderbyArgument(
			['date', 'net_revenue', 'orders_count', 'items_sold', 'product_name', 'variations', 'sku'],
			'date',
		),
		categories: optionalIdList,
		products: optionalIdList,
		extended_info: { type: 'boolean', default: false },
	},
	async handle({ args, context, restUrl }) {
		const { database } = context;
		const shop = await openShop(context);
		const lines = matchingLines(shop, readPeriod(args, shop.clock, context.now()), args);
		const named = args.match === 'any' ? undefined : args.products;
		const page = await readPage<ProductReportRow>(database, {
			rows: withNames(productRows(lines, named)),
			sort: [sortKeys[args.orderby], 'product_id'],
			order: args.order,
			page: args.page,
			perPage: args.per_page,
			unpaged: named !== undefined && named.length > 0,
		});
		const ids = page.rows.map(({ product_id }) => product_id);
		const info = args.extended_info
			? await readInfo(database, ids, shop.settings)
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

function withNames(rows: Sql): Sql {
	return sql`SELECT r.*, p.name, p.sku,
			(SELECT COUNT(*) FROM products v WHERE v.parent_id = r.product_id) AS variations
		FROM (${rows}) r LEFT JOIN products p ON p.id = r.product_id`;
}

async function readInfo(
	database: Parameters<typeof readProducts>[0],
	ids: readonly number[],
	settings: Parameters<typeof productInfo>[1],
): Promise<Map<number, object>> {
	const [products, categories, variations] = await Promise.all([
		readProducts(database, ids),
		readRelated(database, 'categories', ids),
		readRelated(database, 'variations', ids),
	]);
	return new Map(
		ids.map((id) => {
			const product = products.get(id);
			return [
				id,
				product
					? {
							...productInfo(product, settings),
							stock_quantity: product.stock_quantity ?? 0,
							manage_stock: managesStock(product.manage_stock),
							category_ids: categories.get(id) ?? [],
							...(product.type === 'variable' && { variations: variations.get(id) ?? [] }),
						}
					: { name: '(Deleted)' },
			];
		}),
	);
}
