import { reportEndpoints, taxSums } from '@store-analytics/rest-api';
import type { Query } from '../../../packages/store-server/src/testing/made-shop';

/** The path of a request below `wc-analytics`, and its parameters. */
export type ReportRequest = readonly [path: string, query: Query];

const intervals = ['hour', 'day', 'week', 'month', 'quarter', 'year'];
/** A year of hours is more than a page, and reads no other rows. */
const aFewDays: Query = { after: '2025-11-01T00:00:00', before: '2025-11-05T23:59:59' };

const endpoints: [string, { items?: readonly string[]; stats?: readonly string[] }][] =
	Object.entries(reportEndpoints);

const rows = endpoints.flatMap(([report, { items = [] }]) =>
	items
		.filter((orderby) => orderby !== 'taxable_amount')
		.map((orderby): ReportRequest => [`reports/${report}`, { orderby, per_page: 100 }]),
);

const stats = endpoints
	.filter(([, routes]) => routes.stats?.includes('date'))
	.flatMap(([report]) =>
		intervals.map((interval): ReportRequest => [
			`reports/${report}/stats`,
			{ interval, per_page: 100, ...(interval === 'hour' && aFewDays) },
		]),
	);

const others: readonly ReportRequest[] = [
	['reports/customers/stats', {}],
	['reports/stock/stats', {}],
	['reports/products/stats', { interval: 'month', segmentby: 'product' }],
	['reports/orders/stats', { interval: 'month', segmentby: 'customer_type' }],
	['reports/orders/stats', { interval: 'month', segmentby: 'category' }],
	['reports/orders/stats', { interval: 'month', segmentby: 'coupon' }],
	['reports/revenue/stats', { interval: 'day', date_type: 'date_paid', per_page: 100 }],
	['reports/orders', { status_is: ['completed'] }],
	['reports/orders', { customer_type: 'new', refunds: 'none' }],
	['reports/orders', { match: 'any', refunds: 'full', customer_type: 'returning' }],
	['reports/orders', { extended_info: true }],
	['reports/products', { extended_info: true }],
	['reports/variations', { extended_info: true }],
	['reports/customers', { orders_count_min: 2 }],
	['reports/stock', { type: 'lowstock' }],
	['reports/orders/stats', { interval: 'month', device_is: 'Mobile,~', hour_is_not: '9' }],
	['reports/products', { match: 'any', coupon_used_is: 'with', weekday_is: '1' }],
	['reports/products', { tag_is: '1,~', attribute_is_not: '~', device_is: 'Mobile' }],
	['reports/products/stats', { interval: 'month', match: 'any', brand_is_not: '1', hour_is: '9' }],
	['reports/variations', { category_is_unknown: 0, product_type_is: 'variable' }],
	['reports/categories', { match: 'any', product_is: '1,2', tax_class_is_not: '~' }],
	['reports/coupons', { match: 'any', billing_city_is_unknown: 0, weekday_is: '1' }],
	['reports/performance-indicators', { source_type_is: 'utm' }],
	['reports/performance-indicators', {}],
	['leaderboards', { per_page: 20 }],
];

/** What WooCommerce 11.1 to 11.3 has changed: taxes, and returns and customer types of refunds. */
export const requestsOf11: readonly ReportRequest[] = [
	...reportEndpoints.taxes.items.map((orderby): ReportRequest => [
		'reports/taxes',
		{ orderby, per_page: 100 },
	]),
	// A part of a day needs the rows.
	['reports/taxes', { after: '2025-09-01T00:00:01', per_page: 100 }],
	['reports/taxes', { taxes: [1, 2, 3], location_excludes: 'DE,US:NY' }],
	['reports/taxes', { location_includes: 'DE,US' }],
	['reports/taxes', { location_includes: ',' }],
	['reports/taxes', { match: 'any', location_includes: 'DE', hour_is: '9', device_is_not: '~' }],
	...stats.filter(([path]) => /taxes|revenue/.test(path)),
	['reports/taxes/stats', { interval: 'month', segmentby: 'tax_rate_id' }],
	['reports/taxes/stats', { interval: 'month', location_includes: 'US:CA,GB' }],
	['reports/revenue/stats', { after: '2025-09-01T00:00:01', interval: 'month' }],
	['reports/orders', { customer_type: 'new' }],
	['reports/orders/stats', { customer_type: 'returning', interval: 'month' }],
];

const placed: Query = { match: 'any', location_includes: 'US:CA', device_is: 'Mobile' };

/** Taxes by place, which are reports of our own: the paths are below `store-analytics/v1`. */
export const taxPlaceRequests: readonly ReportRequest[] = [
	...Object.keys(taxSums).flatMap((by): ReportRequest[] => [
		['taxes', { by, per_page: 100 }],
		['taxes/stats', { by, interval: 'month' }],
		['taxes/orders', { by, per_page: 100 }],
	]),
	['taxes', { ...placed, by: 'state', orderby: 'place' }],
	['taxes/stats', { ...placed, by: 'state', interval: 'month' }],
	['taxes/orders', { ...placed, by: 'country_rate', places: ['DE-19', 'US-'] }],
	['taxes/differences', {}],
];

/** What a shop's screens send: every report by every order, its stats by every interval, filters, segments and rankings. */
export const reportRequests: readonly ReportRequest[] = [...rows, ...stats, ...others];
