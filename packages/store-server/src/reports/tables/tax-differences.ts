import { raw, sql, type Sql } from '../../database/sql';
import type { Period } from '../periods/intervals';
import type { Shop } from '../shop';
import { orderRows } from '../facts/orders';

/** Orders and refunds with their taxes by rate (`taxes`) and those that Revenue counts. */
export function taxedOrders(shop: Shop, period: Period): Sql {
	return sql`SELECT o.order_id, o.parent_id, o.dated, o.tax_total AS revenue_taxes, COALESCE(t.taxes, 0) AS taxes,
			COALESCE(t.taxes, 0) - o.tax_total AS difference, COALESCE(t.unknown_bases, 0) AS unknown_bases
		FROM (${orderRows(shop, period, {})}) o
		LEFT JOIN (SELECT order_id, SUM(total_tax) AS taxes, COUNT(*) FILTER (WHERE taxable_amount IS NULL
				OR country_base IS NULL OR state_base IS NULL) AS unknown_bases
			FROM wc_order_tax_lookup GROUP BY order_id) t ON t.order_id = o.order_id`;
}

/** The taxes of all, and how many orders differ by at least half of the smallest coin, or do not say what was taxed. */
export function taxTotals(orders: Sql, precision: number): Sql {
	return sql`SELECT COALESCE(SUM(taxes), 0) AS taxes, COALESCE(SUM(revenue_taxes), 0) AS revenue_taxes,
			COALESCE(SUM(difference), 0) AS difference, COUNT(*) FILTER (WHERE ${differs(precision)}) AS orders_count,
			COUNT(*) FILTER (WHERE unknown_bases > 0) AS unknown_count
		FROM (${orders})`;
}

const differs = (precision: number) => raw(`abs(difference) >= ${0.5 / 10 ** precision}`);

/** The orders that differ the most, or those that do not say what was taxed, with their numbers. */
export function listedOrders(orders: Sql, which: 'differing' | 'unknown', precision: number): Sql {
	const condition = which === 'unknown' ? raw('unknown_bases > 0') : differs(precision);
	return sql`SELECT f.*, n.number FROM (SELECT * FROM (${orders}) WHERE ${condition}
			ORDER BY abs(difference) DESC, order_id LIMIT 50) f
		LEFT JOIN orders n ON n.id = CASE f.parent_id WHEN 0 THEN f.order_id ELSE f.parent_id END
		ORDER BY abs(f.difference) DESC, f.order_id`;
}
