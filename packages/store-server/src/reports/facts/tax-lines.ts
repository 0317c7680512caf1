import { allOf, listOf, raw, sql, type Sql } from '../../database/sql';
import { ofCountedOrders } from '../filters/order-filters';
import type { Period } from '../periods/intervals';
import { within } from '../periods/period-sql';
import type { Shop } from '../shop';
import { daysOf } from './days';
import type { FactRows } from './fact';

/** Taxes by rate of counted orders and refunds, dated by the day of either; all rates by default. */
export function taxLineRows(shop: Shop, period: Period, rates: readonly number[] = []): FactRows {
	const rows = taxes(shop, period, rates);
	const unfiltered = taxes(shop, period, []);
	return { rows, days: daysOf('tax_days', { shop, period, asked: rows, unfiltered }) };
}

function taxes(shop: Shop, period: Period, rates: readonly number[]): Sql {
	const conditions = [
		within(raw('t.date_created'), period),
		ofCountedOrders('t', period, {}, shop.settings.excludedStatuses),
		...(rates.length > 0 ? [sql`t.tax_rate_id IN ${listOf(rates)}`] : []),
	];
	return sql`SELECT t.*, t.date_created AS dated FROM wc_order_tax_lookup t
		WHERE ${allOf(conditions)}`;
}
