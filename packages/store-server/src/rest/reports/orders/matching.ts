import type { DateType } from '../../../schema/shop-settings';
import type { Shop } from '../core/shop';
import type { Period } from '../periods/intervals';
import { within } from '../sql/dates';
import { orderConditions, type OrderFilters } from '../sql/order-filters';
import { raw, sql, type Sql } from '../sql/sql';

/** Rows of wc_order_stats, refunds included, that a request is about; `dated` is the date that decides. */
export function matchingOrders(
	shop: Shop,
	period: Period,
	filters: OrderFilters,
	dateType: DateType = shop.settings.dateType,
): Sql {
	const date = raw(`s.${dateType}`);
	return sql`SELECT s.*, ${date} AS dated FROM wc_order_stats s
		WHERE ${within(date, period)} AND (${orderConditions(filters, shop.settings.excludedStatuses)})`;
}
