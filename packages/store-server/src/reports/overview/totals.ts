import type { Database } from '../../database/database';
import { couponLineRows } from '../facts/coupon-lines';
import { downloadRows } from '../facts/downloads';
import { lineRows } from '../facts/lines';
import { orderDays, orderRows } from '../facts/orders';
import { taxLineRows } from '../facts/tax-lines';
import type { Period } from '../periods/intervals';
import type { Shop } from '../shop';
import {
	couponsReport,
	downloadsReport,
	ordersReport,
	productsReport,
	taxesReport,
	variationsReport,
} from '../stats/report-stats';
import { computeTotals, type StatsReport } from '../stats/stats';

/** Every report over a period, without filters. */
const reports: Readonly<Record<string, (shop: Shop, period: Period) => StatsReport>> = {
	orders: (shop, period) =>
		ordersReport(orderRows(shop, period, {}), shop.settings.rules, orderDays(shop, period, {})),
	products: (shop, period) => productsReport(lineRows(shop, period, {})),
	variations: (shop, period) => variationsReport(lineRows(shop, period, { variationsOnly: true })),
	coupons: (shop, period) => couponsReport(couponLineRows(shop, period)),
	taxes: (shop, period) => taxesReport(taxLineRows(shop, period)),
	downloads: (shop, period) => downloadsReport(downloadRows(shop, period)),
};

/** Returns totals of several reports by names such as `revenue/net_revenue`; each report is queried once. */
export async function readTotals(
	database: Database,
	shop: Shop,
	period: Period,
	names: readonly string[],
): Promise<Map<string, number>> {
	const totals = new Map<string, number>();
	const asked = names.map((name) => {
		const [report = '', key = ''] = name.split('/');
		return { name, key, report: report === 'revenue' ? 'orders' : report };
	});
	for (const name of new Set(asked.map(({ report }) => report))) {
		const report = reports[name]?.(shop, period);
		const here = asked.filter((one) => one.report === name);
		if (report) {
			const wanted = here.map(({ key }) => key);
			const row = await computeTotals(database, report, wanted);
			here.forEach((one) => totals.set(one.name, row[one.key] ?? 0));
		}
	}
	return totals;
}
