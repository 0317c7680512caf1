import { soFar, type StoreClock } from '@store-analytics/date';
import type { ShopDays, ShopTotals, ShopNumbers } from '@store-analytics/rest-api';
import { orderDays } from '../orders/order-days';
import type { StoreContext } from '../rest/store-context';
import { readTotals } from '../reports/overview/totals';
import { readPeriod } from '../reports/periods/period';
import { openShop, type Shop } from '../reports/shop';
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

/** Today and this month in the shop's time zone: the numbers of its Home, with the same requests. */
export async function readShop(context: StoreContext): Promise<ReadShop> {
	const { database } = context;
	const now = context.now();
	const [shop, { newestOrder }] = await Promise.all([openShop(context), orderDays(database)]);
	const clock = clockIn(shop.settings.timeZone, now);
	const today = soFar('today', clock).primary;
	const month = soFar('month', clock);
	const [source, ofToday, ofMonth, ofBefore] = await Promise.all([
		storeSource(database, { sync: context.sync, newestOrder }),
		totalsOf(context, shop, today),
		totalsOf(context, shop, month.primary),
		totalsOf(context, shop, month.secondary),
	]);
	return {
		title: shop.settings.title,
		money: shop.settings.currency,
		timeZone: shop.settings.timeZone,
		numbers: {
			day: dayOf(today.after),
			today: ofToday,
			month: { ...ofMonth, ...daysOf(month.primary) },
			before: { ...ofBefore, ...daysOf(month.secondary) },
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
