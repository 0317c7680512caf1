import type { Database } from '../../database/database';
import { readReport, sql, type Sql } from '../../database/sql';
import { termName } from '../../base/text';
import { couponLineRows } from '../facts/coupon-lines';
import { lineRows } from '../facts/lines';
import { tidy } from '../metrics/metric';
import type { Period } from '../periods/intervals';
import type { Shop } from '../shop';
import { couponRows } from '../tables/coupon-table';
import { readTopBuyers } from '../tables/customer-table';
import { categorySums, productRows } from '../tables/line-tables';
import { deletedInfo, readDeletedNames } from '../tables/product-info';

export type LeaderboardId = 'customers' | 'coupons' | 'categories' | 'products';

/** One row of a leaderboard. */
export interface Leader {
	readonly id: number;
	readonly name: string;
	/** Orders, or items sold. */
	readonly count: number;
	readonly amount: number;
}

/** Returns the first `limit` rows of a leaderboard over a period, best first. */
export async function readLeaders(
	database: Database,
	shop: Shop,
	period: Period,
	board: LeaderboardId,
	limit: number,
): Promise<Leader[]> {
	if (board === 'customers') {
		const buyers = await readTopBuyers(database, shop, period, limit);
		return buyers.map(({ customer_id, name, orders_count, total_spend }) => ({
			id: customer_id,
			name: name.trim(),
			count: orders_count,
			amount: tidy(total_spend, 'amount'),
		}));
	}
	const rows = await readReport<Omit<Leader, 'name'> & { name: string | null }>(
		database,
		sql`SELECT id, name, count, amount FROM (${boardRows(shop, period, board)})
			ORDER BY count DESC, amount DESC, id LIMIT ${limit}`,
	);
	const gone = rows.filter(({ name }) => name === null).map(({ id }) => id);
	const lastNames = await readDeletedNames(database, gone);
	return rows.map((row) => ({
		...row,
		name: written(board, row.name ?? deletedInfo(lastNames.get(row.id)).name),
		amount: tidy(row.amount, 'amount'),
	}));
}

type Board = Exclude<LeaderboardId, 'customers'>;

function written(board: Board, name: string): string {
	return board === 'categories' ? termName(name) : name;
}

function boardRows(shop: Shop, period: Period, board: Board): Sql {
	switch (board) {
		case 'coupons':
			return sql`SELECT coupon_id AS id, COALESCE(code, trim(COALESCE(gone_code, '') || ' (Deleted)')) AS name, orders_count AS count, amount
				FROM (${couponRows(couponLineRows(shop, period))})`;
		case 'categories':
			return sql`SELECT category_id AS id, c.name, items_sold AS count, net_revenue AS amount
				FROM (${categorySums(lineRows(shop, period, {}))}) s JOIN categories c ON c.id = category_id`;
		case 'products':
			return sql`SELECT product_id AS id, name, items_sold AS count, net_revenue AS amount
				FROM (${productRows(lineRows(shop, period, {}))})`;
	}
}
