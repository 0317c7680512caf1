import { soFar, type StoreClock } from '@store-analytics/date';
import type { ShopDays, ShopNumbers, ShopRange, ShopTotals } from '@store-analytics/rest-api';
import { datesOf } from '../admin-page/preload/address-dates';
import { orderDays } from '../orders/order-days';
import type { StoreContext } from '../rest/store-context';
import { orderDays as dayFacts, orderRows } from '../reports/facts/orders';
import { readTotals } from '../reports/overview/totals';
import type { IntervalUnit } from '../reports/periods/interval-calendar';
import { readPeriod } from '../reports/periods/period';
import { openShop, type Shop } from '../reports/shop';
import { ordersReport } from '../reports/stats/report-stats';
import { computeStats } from '../reports/stats/stats';
import { loadShopSettings, type ShopCurrency } from '../schema/shop-settings';
import { storeSource } from '../schema/store-source';

/** Data of one shop on All shops. */
export interface ReadShop {
	readonly title: string;
	readonly money: ShopCurrency;
	readonly timeZone: string;
	readonly numbers: ShopNumbers;
}

const stats = ['revenue/net_revenue', 'orders/orders_count'] as const;

/** Without a chosen range, a month so far is compared with the same days of the month before. */
const defaultDateRange = 'period=month&compare=previous_period';

/** More points than a chart shows. */
const MOST_POINTS = 1000;

/** Today and a range in the shop's time zone: the numbers of its Home and reports, with the same requests. */
export async function readShop(context: StoreContext, range: ShopRange): Promise<ReadShop> {
	const { database } = context;
	const now = context.now();
	const [shop, { firstOrder, newestOrder }] = await Promise.all([
		openShop(context),
		orderDays(database),
	]);
	const today = soFar('today', clockIn(shop.settings.timeZone, now)).primary;
	const { primary, secondary, interval } = datesOf(range, {
		...{ shop: { ...shop.settings, defaultDateRange }, firstOrder, now },
	});
	const [source, ofToday, ofRange, intervals, compared] = await Promise.all([
		storeSource(database, { sync: context.sync, newestOrder }),
		totalsOf(context, shop, today),
		totalsOf(context, shop, primary),
		intervalsOf(context, shop, primary, interval),
		secondary && totalsOf(context, shop, secondary),
	]);
	return {
		title: shop.settings.title,
		money: shop.settings.currency,
		timeZone: shop.settings.timeZone,
		numbers: {
			day: dayOf(today.after),
			today: ofToday,
			range: { ...ofRange, ...daysOf(primary) },
			compared: compared && secondary ? { ...compared, ...daysOf(secondary) } : null,
			intervals,
			sync: source.connectedShop?.status ?? null,
			newestOrder,
			importedAt: source.dataSource.importedAt,
		},
	};
}

/** Returns the current day in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, now: Date): string {
	return dayOf(soFar('today', clockIn(timeZone, now)).primary.after);
}

/** Reads only title, currency and time zone. */
export async function readName(
	context: StoreContext,
): Promise<Pick<ReadShop, 'title' | 'money' | 'timeZone'> & { readonly locale: string }> {
	const { title, currency, timeZone, locale } = await loadShopSettings(context.database);
	return { title, money: currency, timeZone, locale };
}

interface Range {
	readonly after: string;
	readonly before: string;
}

async function totalsOf(context: StoreContext, shop: Shop, range: Range): Promise<ShopTotals> {
	const period = readPeriod(range, shop.clock, context.now());
	const totals = await readTotals(context.database, shop, period, stats);
	return {
		netSales: totals.get('revenue/net_revenue') ?? 0,
		orders: totals.get('orders/orders_count') ?? 0,
	};
}

/** The same numbers by interval. */
async function intervalsOf(
	context: StoreContext,
	shop: Shop,
	range: Range,
	unit: IntervalUnit,
): Promise<ShopNumbers['intervals']> {
	const period = readPeriod(range, shop.clock, context.now());
	const { rules, weekStart } = shop.settings;
	const facts = dayFacts(shop, period, {});
	const report = ordersReport(orderRows(shop, period, {}), rules, facts);
	const { intervals } = await computeStats(context.database, report, {
		...{ calendar: { unit, weekStart }, period, clock: shop.clock, page: 1, perPage: MOST_POINTS },
		...{ order: 'asc', orderby: 'date', fields: ['net_revenue', 'orders_count'] },
	});
	return intervals.map(({ date_start: from, subtotals }) => ({
		from: from.replace(' ', 'T'),
		netSales: Number(subtotals['net_revenue']),
		orders: Number(subtotals['orders_count']),
	}));
}

function daysOf({ after, before }: Range): ShopDays {
	return { from: dayOf(after), until: dayOf(before) };
}

function dayOf(moment: string): string {
	return moment.slice(0, 10);
}

/** Days and months do not depend on the first day of the week. */
function clockIn(zone: string, now: Date): StoreClock {
	return { now, zone, weekStart: 1, locale: 'en' };
}
