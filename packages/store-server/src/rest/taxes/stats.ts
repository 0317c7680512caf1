import { placedTaxes } from '../../reports/facts/placed-taxes';
import { taxPlaceMetrics } from '../../reports/metrics/tax-place-metrics';
import { readPeriod } from '../../reports/periods/period';
import { openShop } from '../../reports/shop';
import type { Numbers, StatsReport } from '../../reports/stats/stats';
import { statsArguments } from '../reports/arguments';
import { filteredByDimensions } from '../reports/dimension-filters';
import { statsReply } from '../reports/stats-reply';
import { route, type Route } from '../router/route';
import { taxPlaceArguments } from './rows';

const keys = taxPlaceMetrics.map(({ key }) => key);

/** `GET store-analytics/v1/taxes/stats`: the same taxes over time. Amounts with unknown parts (`unknown_bases`) are null. */
export const taxPlaceStats: Route = filteredByDimensions(
	route({
		path: '/store-analytics/v1/taxes/stats',
		args: {
			...statsArguments,
			...taxPlaceArguments,
			orderby: { type: 'string', enum: ['date', ...keys], default: 'date' },
		},
		async handle({ args, context }) {
			const shop = await openShop(context);
			const period = readPeriod(args, shop.clock, context.now());
			const taxes = placedTaxes(shop, period, args.by, args);
			const always = ['unknown_bases'];
			const report: StatsReport = {
				facts: { 'tax line': taxes },
				metrics: taxPlaceMetrics,
				keys,
				always,
			};
			const fields = args.fields && [...args.fields, ...always];
			const asked = { shop, period, args: { ...args, fields } };
			const { data, ...reply } = await statsReply(context.database, asked, report);
			return { ...reply, data: withUnknown(data) };
		},
	}),
);

const amounts = ['taxable_amount', 'refunded_amount'];

function withUnknown(data: unknown): object {
	const { totals, intervals } = data as { totals: Numbers; intervals: { subtotals: Numbers }[] }; // as: of statsReply
	const written = (numbers: Numbers) => ({
		...numbers,
		...(Number(numbers['unknown_bases']) > 0 &&
			Object.fromEntries(amounts.filter((key) => key in numbers).map((key) => [key, null]))),
	});
	return {
		totals: written(totals),
		intervals: intervals.map((one) => ({ ...one, subtotals: written(one.subtotals) })),
	};
}
