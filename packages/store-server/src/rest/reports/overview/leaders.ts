import type { Database } from '../../../context';
import { plainText } from '../../format/plain-text';
import type { Shop } from '../core/shop';
import { tidy } from '../core/metrics';
import { couponRows } from '../coupons/rows';
import { couponUses } from '../coupons/stats';
import { topBuyers } from '../customers/rows';
import type { Period } from '../periods/intervals';
import { matchingLines } from '../products/lines';
import { categoryRows, productRows } from '../products/rows';
import { within } from '../sql/dates';
import { fetchRows, raw, sql, type Sql } from '../sql/sql';

export type LeaderboardId = 'customers' | 'coupons' | 'categories' | 'products';

/** One line of a board. */
export interface Leader {
	readonly id: number;
	readonly name: string;
	/** Orders, or items sold. */
	readonly count: number;
	readonly amount: number;
}

/** The first `limit` lines of a board over a period, the best first. */
export async function readLeaders(
	database: Database,
	shop: Shop,
	period: Period,
	board: LeaderboardId,
	limit: number,
): Promise<Leader[]> {
	const rows = await fetchRows<Leader>(
		database,
		sql`SELECT id, name, count, amount FROM (${boardRows(shop, period, board, limit)})
			ORDER BY ${raw(board === 'customers' ? 'amount' : 'count')} DESC, amount DESC, id LIMIT ${limit}`,
	);
	return rows.map((row) => ({
		...row,
		name: plainText(row.name),
		amount: tidy(row.amount, 'amount'),
	}));
}

function boardRows(shop: Shop, period: Period, board: LeaderboardId, limit: number): Sql {
	switch (board) {
		case 'customers':
			return sql`SELECT customer_id AS id, name, orders_count AS count, total_spend AS amount
				FROM (${topBuyers(shop, within(raw('s.date_created'), period), limit)})`;
		case 'coupons':
			return sql`SELECT c.id, c.code AS name, r.orders_count AS count, r.amount
				FROM (${couponRows(couponUses(shop, period, []), [])}) r JOIN coupons c ON c.id = r.coupon_id`;
		case 'categories':
			return sql`SELECT c.id, c.name, r.items_sold AS count, r.net_revenue AS amount
				FROM (${categoryRows(matchingLines(shop, period, {}), undefined)}) r
				JOIN categories c ON c.id = r.category_id`;
		case 'products':
			return sql`SELECT r.product_id AS id, COALESCE(p.name, '(Deleted)') AS name,
					r.items_sold AS count, r.net_revenue AS amount
				FROM (${productRows(matchingLines(shop, period, {}))}) r
				LEFT JOIN products p ON p.id = r.product_id`;
	}
}
