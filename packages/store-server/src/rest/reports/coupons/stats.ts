import { reportEndpoints } from '@store-analytics/rest-api';
import { couponLineRows } from '../../../reports/facts/coupon-lines';
import { readPeriod } from '../../../reports/periods/period';
import { openShop } from '../../../reports/shop';
import { couponsReport } from '../../../reports/stats/report-stats';
import { idList, optionalIdList } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { matchArgument, orderbyArgument, statsArguments } from '../arguments';
import { readSplit } from '../split';
import { statsReply } from '../stats-reply';

/** `GET reports/coupons/stats`. */
export const couponsStats: Route = route({
	path: '/wc-analytics/reports/coupons/stats',
	args: {
		...statsArguments,
		orderby: orderbyArgument(reportEndpoints.coupons.stats, 'date'),
		match: matchArgument,
		coupons: idList,
		products: optionalIdList,
		variations: optionalIdList,
		categories: optionalIdList,
		segmentby: { type: 'string', enum: ['product', 'variation', 'category', 'coupon'] },
	},
	async handle({ args, context }) {
		const shop = await openShop(context);
		const period = readPeriod(args, shop.clock, context.now());
		const report = couponsReport(couponLineRows(shop, period, args.coupons));
		const { coupons, products, variations } = args;
		// Categories that are named limit nothing here, as in WooCommerce.
		const limits = { coupons, products, variations };
		const split = await readSplit(context.database, args.segmentby, limits);
		return statsReply(context.database, { shop, period, args }, { ...report, split });
	},
});
