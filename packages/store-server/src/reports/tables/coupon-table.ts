import type { ReportOrdering } from '@store-analytics/rest-api';
import { sql, type Sql } from '../../database/sql';
import type { FactRows } from '../facts/fact';
import { byNameIfAny } from '../../database/text-order';
import { couponMetrics } from '../metrics/coupon-metrics';
import { metricOf } from '../metrics/metric';
import { metricColumns } from '../metrics/metric-columns';
import { alsoWithout, idTable, sortedBy } from './table';

const counted = ['amount', 'orders_count'].map((key) => metricOf(couponMetrics, key));

/**
 * Uses by coupon: all used ones, or exactly the requested ones, even unused. A deleted coupon has the code of its orders
 * as `gone_code`, and no other.
 */
export function couponRows({ rows: each, days }: FactRows, named: readonly number[] = []): Sql {
	const columns = metricColumns(counted, 'coupon line', { ofDays: days !== undefined });
	const rows = sql`SELECT coupon_id, ${columns} FROM (${days ?? each}) GROUP BY coupon_id`;
	const wanted =
		named.length === 0 ? rows : alsoWithout(rows, 'coupon_id', idTable('coupon_id', named));
	// One join each: ClickHouse names the columns of three tables otherwise.
	const withGone = sql`SELECT r.*, g.code AS gone_code
		FROM (${wanted}) r LEFT JOIN coupons g ON g.id = r.coupon_id AND g.status = 'deleted'`;
	return sql`SELECT w.*, c.code, c.discount_type, c.date_created, c.date_created_gmt,
			c.date_expires, c.date_expires_gmt
		FROM (${withGone}) w LEFT JOIN coupons c ON c.id = w.coupon_id AND c.status <> 'deleted'`;
}

/** ORDER BY terms of coupons. */
export const couponSort = sortedBy<ReportOrdering<'coupons'>>('coupon_id', {
	code: byNameIfAny('code'),
});
