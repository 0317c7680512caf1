import type { StoreContext } from '../store-context';
import { lineRows, type LineFilters } from '../../reports/facts/lines';
import { tidy } from '../../reports/metrics/metric';
import { readPeriod, type PeriodArguments } from '../../reports/periods/period';
import { openShop, type Shop } from '../../reports/shop';
import { readPage, type TablePage, type TableQuery } from '../../reports/tables/table';

/** What every table of sold lines is told by, whatever its lines are put together by. */
export interface SoldRow {
	readonly items_sold: number | null;
	readonly net_revenue: number | null;
	readonly orders_count: number | null;
}

type TableArguments = PeriodArguments & Pick<TableQuery, 'order' | 'page'> & { per_page: number };

/** Which lines a table is about, and how they become its rows. */
interface SoldLines extends Pick<TableQuery, 'sort'> {
	readonly filters: LineFilters;
	readonly rowsOf: (lines: ReturnType<typeof lineRows>) => TableQuery['rows'];
	/** Rows that the request names: they all come as one page. */
	readonly named: readonly number[] | undefined;
}

/** One page of what was sold in the period that the request asks for. */
export async function readSoldLines<Row extends SoldRow>(
	context: StoreContext,
	args: TableArguments,
	{ filters, rowsOf, sort, named = [] }: SoldLines,
): Promise<{ page: TablePage<Row>; shop: Shop }> {
	const shop = await openShop(context);
	const lines = lineRows(shop, readPeriod(args, shop.clock, context.now()), filters);
	const page = await readPage<Row>(context.database, {
		rows: rowsOf(lines),
		sort,
		order: args.order,
		page: args.page,
		perPage: args.per_page,
		unpaged: named.length > 0,
	});
	return { page, shop };
}

/** A row's numbers as replies write them. */
export function soldNumbers({ items_sold, net_revenue, orders_count }: SoldRow) {
	return {
		items_sold: tidy(items_sold, 'count'),
		net_revenue: tidy(net_revenue, 'amount'),
		orders_count: tidy(orders_count, 'count'),
	};
}
