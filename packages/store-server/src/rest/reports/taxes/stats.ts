import { reportEndpoints } from '@store-analytics/rest-api';
import { taxLineRows } from '../../../reports/facts/tax-lines';
import { readPeriod } from '../../../reports/periods/period';
import { openShop } from '../../../reports/shop';
import { taxesReport } from '../../../reports/stats/report-stats';
import { optionalIdList } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { orderbyArgument, statsArguments, taxLocationArguments } from '../arguments';
import { readSplit } from '../split';
import { statsReply } from '../stats-reply';

/** `GET reports/taxes/stats`. */
export const taxesStats: Route = route({
	path: '/wc-analytics/reports/taxes/stats',
	args: {
		...statsArguments,
		orderby: orderbyArgument(reportEndpoints.taxes.stats, 'date'),
		taxes: optionalIdList,
		segmentby: { type: 'string', enum: ['tax_rate_id'] },
		...taxLocationArguments.args,
	},
	before: taxLocationArguments.before,
	async handle({ args, context }) {
		const shop = await openShop(context);
		const period = readPeriod(args, shop.clock, context.now());
		const report = taxesReport(taxLineRows(shop, period, args));
		const split = await readSplit(context.database, args.segmentby, args);
		return statsReply(context.database, { shop, period, args }, { ...report, split });
	},
});
