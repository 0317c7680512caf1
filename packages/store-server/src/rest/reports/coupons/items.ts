import { reportEndpoints } from '@store-analytics/rest-api';
import { couponLineRows } from '../../../reports/facts/coupon-lines';
import { readPeriod } from '../../../reports/periods/period';
import { openShop } from '../../../reports/shop';
import { tidy } from '../../../reports/metrics/metric';
import { couponRows, couponSort } from '../../../reports/tables/coupon-table';
import { deletedInfo } from '../../../reports/tables/product-info';
import { readPage } from '../../../reports/tables/table';
import { optionalIdList } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { orderbyArgument, tableArguments } from '../arguments';
import { tableReply } from '../table-reply';

interface CouponReportRow {
	readonly coupon_id: number;
	readonly amount: number | null;
	readonly orders_count: number | null;
	readonly code: string | null;
	/** Of a deleted coupon, as its orders name it. */
	readonly gone_code: string | null;
	readonly discount_type: string | null;
	readonly date_created: string | null;
	readonly date_created_gmt: string | null;
	readonly date_expires: string | null;
	readonly date_expires_gmt: string | null;
}

/** `GET reports/coupons`. */
export const couponsReport: Route = route({
	path: '/wc-analytics/reports/coupons',
	args: {
		...tableArguments,
		orderby: orderbyArgument(reportEndpoints.coupons.items, 'coupon_id'),
		coupons: optionalIdList,
		extended_info: { type: 'boolean', default: false },
	},
	async handle({ args, context, restUrl }) {
		const shop = await openShop(context);
		const named = args.coupons ?? [];
		const uses = couponLineRows(shop, readPeriod(args, shop.clock, context.now()), named);
		const page = await readPage<CouponReportRow>(context.database, {
			rows: couponRows(uses, named),
			sort: couponSort(args.orderby),
			order: args.order,
			page: args.page,
			perPage: args.per_page,
			unpaged: named.length > 0,
		});
		return tableReply(page, (row) => ({
			coupon_id: row.coupon_id,
			amount: tidy(row.amount, 'amount'),
			orders_count: tidy(row.orders_count, 'count'),
			extended_info: args.extended_info ? couponInfo(row) : {},
			_links: { coupon: [{ href: restUrl(`/wc-analytics/coupons/${row.coupon_id}`) }] },
		}));
	},
});

function couponInfo(row: CouponReportRow) {
	const iso = (stamp: string | null): string => (stamp ?? '').replace(' ', 'T');
	return {
		code: row.code ?? deletedInfo(row.gone_code ?? '').name,
		date_created: iso(row.date_created),
		date_created_gmt: iso(row.date_created_gmt),
		date_expires: iso(row.date_expires),
		date_expires_gmt: iso(row.date_expires_gmt),
		discount_type: row.discount_type ?? 'N/A',
	};
}
