import type { Database } from '../../database/database';
import { fetchRows, listOf, sql } from '../../database/sql';
import { orderRows } from '../../reports/facts/orders';
import type { Period } from '../../reports/periods/intervals';
import { readPeriod } from '../../reports/periods/period';
import { zoneClock } from '../../reports/periods/zone-clock';
import type { Shop } from '../../reports/shop';
import { ordersReport } from '../../reports/stats/report-stats';
import { computeStats } from '../../reports/stats/stats';
import { readOrders } from '../../reports/tables/order-table';
import { loadShopSettings } from '../../schema/shop-settings';
import { ShopTime } from '../../base/time/shop-time';
import { readState } from '../state/sync-state';
import { MOST_DAYS_AT_ONCE, type DayTotals, type DayReports, type DayRow } from './day-totals';

/** An order with all of its refunds, whatever their days. */
export interface OrderSums extends Sale {
	readonly refunds: number;
	/** What the refunds leave of it. */
	readonly left: Sale;
}

type Sale = Pick<DayTotals, 'itemsSold' | 'netSales'>;

/** Above every day's number of orders. */
const ALL = 1_000_000;

/** The store's own reports, by the shop's date and statuses, whatever is set in the store. */
export class OwnReports implements DayReports {
	private constructor(
		private readonly database: Database,
		readonly shop: Shop,
	) {}

	static async open(database: Database): Promise<OwnReports> {
		const there = (await readState(database, 'options')) ?? {};
		const settings = await loadShopSettings(database, there);
		const time = new ShopTime(settings.timeZone);
		return new OwnReports(database, { settings, time, clock: zoneClock(time) });
	}

	async days(from: string, to: string): Promise<ReadonlyMap<string, DayTotals>> {
		const { settings, clock } = this.shop;
		const period = this.period(from, to);
		const report = ordersReport(orderRows(this.shop, period, {}), settings.rules);
		const { intervals } = await computeStats(this.database, report, {
			calendar: { unit: 'day', weekStart: settings.weekStart },
			period,
			clock,
			page: 1,
			perPage: MOST_DAYS_AT_ONCE,
			order: 'desc',
			orderby: 'date',
			fields: ['orders_count', 'num_items_sold', 'net_revenue'],
		});
		const fractions = await this.fractions(period);
		return new Map(
			intervals.map(({ interval, subtotals }) => [
				interval,
				{
					orders: Number(subtotals['orders_count']),
					itemsSold: Number(subtotals['num_items_sold']),
					netSales: Number(subtotals['net_revenue']),
					fractions: fractions.get(interval) ?? 0,
				},
			]),
		);
	}

	/** How many orders and refunds of each day have a fraction of an item. */
	private async fractions(period: Period): Promise<ReadonlyMap<string, number>> {
		const rows = await fetchRows<{ day: string; fractions: number }>(
			this.database,
			sql`SELECT CAST(CAST(dated AS DATE) AS VARCHAR) AS day, COUNT(*) AS fractions
				FROM (${orderRows(this.shop, period, {})}) s
				WHERE num_items_sold <> floor(num_items_sold) GROUP BY 1`,
		);
		return new Map(rows.map(({ day, fractions }) => [day, fractions]));
	}

	async rows(day: string): Promise<readonly DayRow[]> {
		const orders = orderRows(this.shop, this.period(day, day), {});
		const page = { orderby: 'date', order: 'asc', page: 1, perPage: ALL } as const;
		const rows = await readOrders(this.database, orders, page);
		return rows.map((row) => ({
			id: row.order_id,
			orderId: row.parent_id || row.order_id,
			itemsSold: row.num_items_sold,
			netSales: row.net_total,
		}));
	}

	/** Orders by id; those that are not here are missing. */
	async sumsOf(orderIds: readonly number[]): Promise<ReadonlyMap<number, OrderSums>> {
		if (orderIds.length === 0) return new Map();
		const list = listOf([...new Set(orderIds)]);
		const rows = await fetchRows<
			Record<'id' | 'refunds' | 'items' | 'net' | 'left_items' | 'left_net', number>
		>(
			this.database,
			sql`SELECT CASE parent_id WHEN 0 THEN order_id ELSE parent_id END AS id,
					COUNT(*) FILTER (WHERE parent_id <> 0) AS refunds,
					CAST(SUM(num_items_sold) FILTER (WHERE parent_id = 0) AS DOUBLE) AS items,
					CAST(SUM(net_total) FILTER (WHERE parent_id = 0) AS DOUBLE) AS net,
					CAST(SUM(num_items_sold) AS DOUBLE) AS left_items, CAST(SUM(net_total) AS DOUBLE) AS left_net
				FROM wc_order_stats WHERE order_id IN ${list} OR parent_id IN ${list} GROUP BY 1`,
		);
		return new Map(
			rows.map(({ id, refunds, items, net, left_items, left_net }) => [
				id,
				{
					refunds,
					itemsSold: items,
					netSales: net,
					left: { itemsSold: left_items, netSales: left_net },
				},
			]),
		);
	}

	/** The day of the first order; null without any. */
	async firstDay(): Promise<string | null> {
		const column = this.shop.settings.dateType;
		const [row] = await this.database.all<{ first: string | null }>(
			`SELECT min(${column}) AS first FROM wc_order_stats`,
		);
		return row?.first?.slice(0, 10) ?? null;
	}

	private period(from: string, to: string) {
		const limits = { after: `${from}T00:00:00`, before: `${to}T23:59:59` };
		return readPeriod(limits, this.shop.clock, new Date(0));
	}
}
