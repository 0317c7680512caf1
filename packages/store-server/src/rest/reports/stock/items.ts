import { itemOrderings } from '@store-analytics/rest-api';
import type { ShopSettings } from '../../../schema/shop-settings';
import { byNumber, byText, textHolds } from '../../../database/text-order';
import { plainText } from '../../format/plain-text';
import { contextArgument, idList, pagingArguments, sortDirection } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { readPage } from '../../../reports/tables/table';
import { tableReply } from '../table-reply';
import { openShop } from '../../../reports/shop';
import { orderbyArgument } from '../arguments';
import { managesStock } from '../../../reports/tables/product-info';
import { fetchRows, allOf, listOf, raw, sql, type Sql } from '../../../database/sql';

const quantity = byNumber('stock_quantity');

/** The ids of what is equal follow the direction only where they do in the peer. */
const sortTerms = {
	stock_status: ['stock_status', quantity, 'id'],
	stock_quantity: [quantity, 'id', 'id'],
	date: ['date_created', 'id'],
	id: ['id'],
	include: ['id'],
	title: [byText('name'), 'id'],
	sku: [byText('own_sku'), 'id', 'id'],
} as const;

/** Products and variations; a variation without a number of its own shows that of its product. */
const stocked = raw(`SELECT p.*, CASE WHEN p.sku = o.sku THEN '' ELSE p.sku END AS own_sku
	FROM products p LEFT JOIN products o ON o.id = p.parent_id`);

/** What an administrator is shown of what the shop sells: also what is private, no drafts and no trash. */
const listed = raw("status IN ('publish', 'private')");

interface StockRow {
	readonly id: number;
	readonly parent_id: number;
	readonly name: string;
	readonly sku: string;
	readonly stock_status: string;
	readonly stock_quantity: number | null;
	readonly manage_stock: string;
	readonly low_stock_amount: number | null;
}

/** `GET reports/stock`: products and variations by what is left of them. */
export const stockReport: Route = route({
	path: '/wc-analytics/reports/stock',
	args: {
		...contextArgument,
		...pagingArguments,
		order: { ...sortDirection, default: 'asc' },
		orderby: orderbyArgument(itemOrderings.stock, 'stock_status'),
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
		const page = await readPage<StockRow>(context.database, {
			rows: sql`SELECT * FROM (${stocked}) WHERE ${listed}
				AND ${allOf([typeCondition(args.type, settings), ...listConditions(args)])}`,
			sort: sortTerms[args.orderby],
			order: args.order,
			page: args.page,
			perPage: args.per_page,
			keepsTotal: true,
		});
		// Pages past the end still know how many there are.
		const counted = { ...page, totalPages: Math.ceil(page.total / args.per_page) };
		return tableReply(counted, (row) => writeStock(row, settings, restUrl));
	},
});

/** `GET reports/stock/stats`: how many products there are of each stock status. */
export const stockStats: Route = route({
	path: '/wc-analytics/reports/stock/stats',
	async handle({ context }) {
		const { settings } = await openShop(context);
		const [row] = await fetchRows<Record<string, number>>(
			context.database,
			// Until 10.x drafts and the trash counted by status, though not as products.
			sql`SELECT COUNT(*) FILTER (WHERE ${lowStock(settings)}) AS lowstock,
					COUNT(*) FILTER (WHERE stock_status = 'instock') AS instock,
					COUNT(*) FILTER (WHERE stock_status = 'outofstock') AS outofstock,
					COUNT(*) FILTER (WHERE stock_status = 'onbackorder') AS onbackorder,
					COUNT(*) FILTER (WHERE ${listed}) AS products
				FROM products WHERE ${settings.features.listedStock ? listed : raw('TRUE')}`,
		);
		return { data: { totals: row } };
	},
});

/** In stock, but no more than what its product or the shop calls low. */
function lowStock({ lowStockAmount, noStockAmount }: ShopSettings): Sql {
	return sql`stock_quantity IS NOT NULL AND stock_status = 'instock'
		AND stock_quantity <= COALESCE(low_stock_amount, ${Math.max(1, lowStockAmount)})
		AND stock_quantity > ${Math.max(0, noStockAmount)}`;
}

function typeCondition(type: string, settings: ShopSettings): Sql {
	switch (type) {
		case 'all':
			return raw('TRUE');
		case 'lowstock':
			return lowStock(settings);
		default:
			return sql`stock_status = ${type}`;
	}
}

interface ListFilters {
	readonly include: readonly number[];
	readonly exclude: readonly number[];
	readonly parent: readonly number[];
	readonly parent_exclude: readonly number[];
	readonly search?: string;
}

function listConditions(filters: ListFilters): Sql[] {
	const { include, exclude, parent, parent_exclude, search } = filters;
	return [
		...(include.length > 0 ? [sql`id IN ${listOf(include)}`] : []),
		...(exclude.length > 0 ? [sql`id NOT IN ${listOf(exclude)}`] : []),
		...(parent.length > 0 ? [sql`parent_id IN ${listOf(parent)}`] : []),
		...(parent_exclude.length > 0 ? [sql`parent_id NOT IN ${listOf(parent_exclude)}`] : []),
		...(search ? [textHolds(raw('name'), search)] : []),
	];
}

function writeStock(row: StockRow, settings: ShopSettings, restUrl: (path: string) => string) {
	const collection = restUrl('/wc-analytics/products');
	const parent = `${collection}/${row.parent_id}`;
	return {
		id: row.id,
		parent_id: row.parent_id,
		name: plainText(row.name),
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
