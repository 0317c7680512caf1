import { route, type Route } from '../../router/route';
import { tidy } from '../../../reports/metrics/metric';
import { openShop } from '../../../reports/shop';
import { fetchRows, sql } from '../../../database/sql';
import { customerFilterArguments, unknownBefore } from './arguments';
import { customerConditions } from './filters';
import { customerRows } from './rows';

/** `GET reports/customers/stats`: averages are over customers who have orders. */
export const customersStats: Route = route({
	path: '/wc-analytics/reports/customers/stats',
	args: { ...customerFilterArguments, fields: { type: 'array', items: { type: 'string' } } },
	before: { customerTexts: unknownBefore.customerTexts },
	async handle({ args, context }) {
		const shop = await openShop(context);
		const [row] = await fetchRows<Record<string, number | null>>(
			context.database,
			sql`SELECT COUNT(*) AS customers_count, AVG(counted_orders) AS avg_orders_count,
					AVG(total_spend) AS avg_total_spend, AVG(avg_order_value) AS avg_avg_order_value
				FROM (${customerRows(shop)}) WHERE ${customerConditions(shop, args)}`,
		);
		const names = Object.keys(row ?? {}).filter((name) => args.fields?.includes(name) ?? true);
		const totals = Object.fromEntries(names.map((name) => [name, tidy(row?.[name], 'average')]));
		return { data: { totals } };
	},
});
