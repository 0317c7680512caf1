import { reportEndpoints } from '@store-analytics/rest-api';
import { downloadRows } from '../../../reports/facts/downloads';
import { readPeriod } from '../../../reports/periods/period';
import { openShop } from '../../../reports/shop';
import { downloadsReport } from '../../../reports/stats/report-stats';
import { route, type Route } from '../../router/route';
import { orderbyArgument, statsArguments } from '../arguments';
import { statsReply } from '../stats-reply';
import { downloadFilterArguments } from './arguments';

/** `GET reports/downloads/stats`. */
export const downloadsStats: Route = route({
	path: '/wc-analytics/reports/downloads/stats',
	args: {
		...statsArguments,
		...downloadFilterArguments,
		orderby: orderbyArgument(reportEndpoints.downloads.stats, 'date'),
	},
	async handle({ args, context }) {
		const shop = await openShop(context);
		const period = readPeriod(args, shop.clock, context.now());
		const downloads = downloadRows(shop, period, args);
		return statsReply(context.database, { shop, period, args }, downloadsReport(downloads));
	},
});
