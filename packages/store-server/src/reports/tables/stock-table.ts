import type { ReportOrdering } from '@store-analytics/rest-api';
import type { Database } from '../../database/database';
import { allOf, listOf, raw, sql, type Sql } from '../../database/sql';
import { byNumber, byText, byValue, textHolds, type SortTerm } from '../../database/text-order';
import type { ShopSettings } from '../../schema/shop-settings';
import { stockRows } from '../facts/stock';
import { ownSku } from './product-info';
import { readPage, type TablePage, type TableQuery } from './table';

/** A product or variation with its stock. */
export interface StockRow {
	readonly id: number;
	readonly parent_id: number;
	readonly name: string;
	readonly sku: string;
	readonly stock_status: string;
	readonly stock_quantity: number | null;
	readonly manage_stock: string;
	readonly low_stock_amount: number | null;
}

/** A variation with its product's stock shows that, and is sorted as one without a quantity. */
const quantity = byNumber(
	"CASE WHEN manage_stock IS DISTINCT FROM 'parent' THEN stock_quantity END",
);

const byId = byValue('id');

type Ordering = ReportOrdering<'stock'>;

/** The ids of ties follow the direction only where they do in WooCommerce. */
const sortTerms: Readonly<Record<Ordering, readonly SortTerm[]>> = {
	stock_status: [byValue('stock_status'), quantity, byId],
	stock_quantity: [quantity, byId, byId],
	date: [byValue('date_created'), byId],
	id: [byId],
	include: [byId],
	title: [byText('name'), byId],
	sku: [byText('own_sku'), byId, byId],
};

/** Stock filters; lists are empty when unused. */
interface StockFilters {
	readonly type: 'all' | 'lowstock' | 'instock' | 'outofstock' | 'onbackorder';
	readonly include: readonly number[];
	readonly exclude: readonly number[];
	readonly parent: readonly number[];
	readonly parent_exclude: readonly number[];
	readonly search?: string;
}

interface StockTableQuery extends Pick<TableQuery, 'order' | 'page' | 'perPage'> {
	readonly filters: StockFilters;
	readonly orderby: Ordering;
}

/** One page of products in stock; a page past the end still has the total count. */
export async function readStock(
	database: Database,
	settings: ShopSettings,
	{ filters, orderby, ...paging }: StockTableQuery,
): Promise<TablePage<StockRow>> {
	return readPage<StockRow>(database, {
		rows: sql`SELECT p.id, p.parent_id, p.name, p.sku, p.stock_status, p.stock_quantity,
				p.manage_stock, p.low_stock_amount, p.date_created, ${ownSku}
			FROM (${stockRows(settings)}) p LEFT JOIN products o ON o.id = p.parent_id
			WHERE p.is_listed AND ${allOf(conditions(filters))}`,
		sort: sortTerms[orderby],
		...paging,
		keepsTotal: true,
	});
}

function conditions(filters: StockFilters): Sql[] {
	const { type, include, exclude, parent, parent_exclude, search } = filters;
	return [
		typeCondition(type),
		...(include.length > 0 ? [sql`p.id IN ${listOf(include)}`] : []),
		...(exclude.length > 0 ? [sql`p.id NOT IN ${listOf(exclude)}`] : []),
		...(parent.length > 0 ? [sql`p.parent_id IN ${listOf(parent)}`] : []),
		...(parent_exclude.length > 0 ? [sql`p.parent_id NOT IN ${listOf(parent_exclude)}`] : []),
		...(search ? [textHolds(raw('p.name'), search)] : []),
	];
}

function typeCondition(type: StockFilters['type']): Sql {
	switch (type) {
		case 'all':
			return raw('TRUE');
		case 'lowstock':
			return raw('p.is_low');
		default:
			return sql`p.stock_status = ${type}`;
	}
}
