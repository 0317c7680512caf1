import { itemOrderings } from '@store-analytics/rest-api';
import { optionalIdList } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { readPage, tableArguments, tableReply } from '../core/items';
import { tidy } from '../core/metrics';
import { readPeriod } from '../core/period';
import { openShop } from '../core/shop';
import { orderbyArgument } from '../core/stats-route';
import { productsIn } from '../sql/order-filters';
import { joinSql, sql, type Sql } from '../sql/sql';
import {
	deletedInfo,
	managesStock,
	productInfo,
	readDeletedNames,
	readProducts,
	readRelated,
} from './extended-info';
import { matchingLines } from './lines';
import { idTable, productRows } from './rows';

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
		orderby: orderbyArgument(itemOrderings.products, 'date'),
		categories: optionalIdList,
		products: optionalIdList,
		extended_info: { type: 'boolean', default: false },
	},
	async handle({ args, context, restUrl }) {
		const { database } = context;
		const shop = await openShop(context);
		const lines = matchingLines(shop, readPeriod(args, shop.clock, context.now()), args);
		const named = args.products !== undefined && args.products.length > 0;
		const page = await readPage<ProductReportRow>(database, {
			rows: withNames(productRows(lines, wantedProducts(args))),
			sort: [sortKeys[args.orderby], 'product_id'],
			order: args.order,
			page: args.page,
			perPage: args.per_page,
			unpaged: named && args.categories === undefined,
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

interface Wanted {
	readonly match: string;
	readonly products?: readonly number[];
	readonly categories?: readonly number[];
}

/** Products that are named by id or category are shown also when nothing of them was sold. */
function wantedProducts({ match, products = [], categories = [] }: Wanted): Sql | undefined {
	const sets = [
		...(products.length > 0 ? [idTable('product_id', products)] : []),
		...(categories.length > 0
			? [
					sql`SELECT id AS product_id FROM products
						WHERE status <> 'trash' AND id IN ${productsIn(categories)}`,
				]
			: []),
	];
	return sets.length > 0 ? joinSql(sets, match === 'any' ? ' UNION ' : ' INTERSECT ') : undefined;
}

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
	const names = await readDeletedNames(
		database,
		ids.filter((id) => !products.has(id)),
	);
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
					: deletedInfo(names.get(id)),
			];
		}),
	);
}
