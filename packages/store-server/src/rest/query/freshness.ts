import { raw, readReport } from '../../database/sql';
import { orderDays } from '../../orders/order-days';
import { openShop } from '../../reports/shop';
import { rulesName } from '../../schema/number-rules';
import { route, type Route } from '../router/route';
import { dataAsOf } from './data-as-of';

/**
 * `GET store-analytics/v1/freshness`: how new the data are, which days they cover, and the shop's current day.
 * `data_as_of` is UTC; days are the shop's. `week_start` is 0 for Sunday.
 */
export const freshness: Route = route({
	path: '/store-analytics/v1/freshness',
	async handle({ context }) {
		const { settings, time } = await openShop(context);
		const [days, [counted], asOf] = await Promise.all([
			orderDays(context.database),
			readReport<{ orders: number }>(
				context.database,
				raw('SELECT COUNT(*) AS orders FROM wc_order_stats WHERE parent_id = 0'),
			),
			dataAsOf(context),
		]);
		return {
			data: {
				data_as_of: asOf,
				rules: rulesName(settings.rules),
				covers: { since: days.firstOrder, until: days.newestOrder },
				orders: counted?.orders ?? 0,
				today: time.local(context.now()).slice(0, 10),
				week_start: settings.weekStart,
				currency: settings.currency.code,
				time_zone: settings.timeZone,
			},
		};
	},
});
