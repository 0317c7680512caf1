import { prefixedStatuses } from '../../reports/filters/order-filters';
import type { ShopSettings } from '../../schema/shop-settings';
import type { TableReader } from '../../sources/tables/shop-database';
import type { ShopFacts } from '../../sources/tables/shop/shop-facts';
import type { ShopTime } from '../../base/time/shop-time';
import { noBatchYet, type CountedReports, type DayTotals, type DayRow } from '../prove/day-totals';

/** Whether WooCommerce counts orders in batches, and the last change that it has counted. */
const SCHEDULED = 'woocommerce_analytics_scheduled_import';
const LAST_COUNTED = 'woocommerce_admin_scheduler_last_processed_order_modified_date';

/** The source of the shop's own reports: the table in which WooCommerce counts each order. */
export class TableReports implements CountedReports {
	constructor(
		private readonly tables: TableReader,
		private readonly options: ShopFacts['options'],
		private readonly settings: Pick<ShopSettings, 'dateType' | 'excludedStatuses'>,
	) {}

	async countedUntil(time: ShopTime): Promise<number | null> {
		if (this.options.get(SCHEDULED) !== 'yes') return null;
		const last = time.parse(this.options.get(LAST_COUNTED) ?? '');
		if (last === null) throw noBatchYet();
		// Its zone is not documented; the earlier time is correct in either case.
		return Math.min(time.instant(last).getTime(), Date.parse(`${last.replace(' ', 'T')}Z`));
	}

	async days(from: string, to: string): Promise<ReadonlyMap<string, DayTotals>> {
		const { dateType } = this.settings;
		const rows = await this.tables.rows<Record<'day' | 'orders' | 'items' | 'net', string>>(
			`SELECT DATE_FORMAT(${dateType}, '%Y-%m-%d') AS day, SUM(parent_id = 0) AS orders,
				SUM(num_items_sold) AS items, SUM(net_total) AS net
			FROM {wc_order_stats} WHERE ${this.isCounted} GROUP BY day`,
			this.bounds(from, to),
		);
		return new Map(
			rows.map(({ day, orders, items, net }) => [
				day,
				{ orders: Number(orders), itemsSold: Number(items), netSales: Number(net) },
			]),
		);
	}

	async rows(day: string): Promise<readonly DayRow[]> {
		const rows = await this.tables.rows<Record<'id' | 'parent' | 'items' | 'net', string | number>>(
			`SELECT order_id AS id, parent_id AS parent, num_items_sold AS items, net_total AS net
			FROM {wc_order_stats} WHERE ${this.isCounted} ORDER BY order_id`,
			this.bounds(day, day),
		);
		return rows.map(({ id, parent, items, net }) => ({
			id: Number(id),
			orderId: Number(parent) || Number(id),
			itemsSold: Number(items),
			netSales: Number(net),
		}));
	}

	private get isCounted(): string {
		return `${this.settings.dateType} BETWEEN ? AND ? AND status NOT IN (?)`;
	}

	private bounds(from: string, to: string) {
		const excluded = prefixedStatuses(this.settings.excludedStatuses);
		return [`${from} 00:00:00`, `${to} 23:59:59`, excluded];
	}
}
