import { customerOrders, customerRows } from '../../../reports/facts/customers';
import { filteredCustomers } from '../../../reports/filters/customer-filters';
import { openShop } from '../../../reports/shop';
import { customersReport } from '../../../reports/stats/report-stats';
import { computeTotals } from '../../../reports/stats/stats';
import { route, type Route } from '../../router/route';
import { customerFilterArguments, unknownBefore } from './arguments';

/** `GET reports/customers/stats`: averages are over customers who have orders. */
export const customersStats: Route = route({
	path: '/wc-analytics/reports/customers/stats',
	args: { ...customerFilterArguments, fields: { type: 'array', items: { type: 'string' } } },
	before: unknownBefore,
	async handle({ args, context }) {
		const shop = await openShop(context);
		const everybody = customerRows(customerOrders(shop));
		const report = customersReport(filteredCustomers(everybody, shop, args));
		const wanted = report.keys.filter((key) => args.fields?.includes(key) ?? true);
		return { data: { totals: await computeTotals(context.database, report, wanted) } };
	},
});
