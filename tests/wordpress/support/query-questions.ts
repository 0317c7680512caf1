/** A query of the recorded shop, without its range. */
export type Question = Readonly<Record<string, unknown>>;

export const october = { after: '2026-10-01', before: '2026-10-31' };
const september = { after: '2026-09-01', before: '2026-09-30' };
const year = { after: '2025-12-01', before: '2026-11-20' };
export const ever = { after: '2020-01-01', before: '2026-12-31' };

export const orderDimensions = [
	...['billing_country', 'billing_state', 'billing_city', 'billing_postcode'],
	...['shipping_country', 'shipping_state', 'shipping_city', 'shipping_postcode'],
	...['payment_method', 'shipping_method', 'source_type', 'source', 'campaign', 'medium', 'term'],
	...['content', 'device', 'referrer', 'landing_page', 'created_via', 'currency', 'status'],
	...[
		'customer_type',
		'order_number',
		'user_role',
		'shipping_zone',
		'coupon_used',
		'weekday',
		'hour',
	],
];
export const refundDimensions = ['refund_reason', 'refunded_by', 'days_to_refund'];
const partDimensions = [
	...['product', 'variation', 'product_type', 'category', 'tag', 'brand', 'attribute', 'tax_class'],
	...['coupon', 'tax_rate'],
];

const ofRefunds = ['refunds_count', 'refunds', 'net_revenue', 'taxes', 'shipping', 'total_sales'];
const all = [
	...ofRefunds,
	...['orders_count', 'num_items_sold', 'gross_sales', 'coupons', 'coupons_count'],
	...['avg_order_value', 'avg_items_per_order', 'total_customers', 'new_customers', 'refund_rate'],
	...['repeat_customers', 'repeat_rate'],
];
const ofTaxes = ['taxes', 'order_tax', 'shipping_tax', 'orders_count'];
const metricsOf = (dimension: string) => {
	if (dimension === 'tax_rate') return ofTaxes;
	return refundDimensions.includes(dimension) ? ofRefunds : all;
};
const everyDimension = [...orderDimensions, ...refundDimensions, ...partDimensions];

/** Of each dimension all metrics of a year, a month beside another, and a part by a filter of what is unknown. */
const byEach: readonly Question[] = everyDimension.flatMap((dimension) => {
	const base = { dimensions: [dimension], metrics: metricsOf(dimension) };
	return [
		{ ...base, range: year, limit: 1000 },
		{ ...base, compare: september, sort: dimension, order: 'asc' },
		{ ...base, filters: [{ dimension, is_unknown: false }], limit: 3, offset: 1 },
	];
});

const filters: readonly Question[] = [
	{ filters: [{ dimension: 'device', is: ['Mobile'] }] },
	{ filters: [{ dimension: 'device', is: ['Mobile', 'Tablet'] }], dimensions: ['source_type'] },
	{ filters: [{ dimension: 'device', is_not: ['Mobile'] }], dimensions: ['payment_method'] },
	{ filters: [{ dimension: 'billing_city', is: ['us:AUSTIN', 'US: new york'] }] },
	{ filters: [{ dimension: 'billing_city', is: ['  us:austin '] }], dimensions: ['billing_city'] },
	{ filters: [{ dimension: 'campaign', is: [null] }], dimensions: ['source_type'] },
	{ filters: [{ dimension: 'campaign', is_unknown: true }], dimensions: ['campaign'] },
	{ filters: [{ dimension: 'status', is: ['completed'] }], metrics: all },
	{ filters: [{ dimension: 'status', is: [] }], metrics: all },
	{ filters: [{ dimension: 'hour', is: [9, 10] }], dimensions: ['weekday'] },
	{ filters: [{ dimension: 'customer_type', is: ['new'] }], metrics: all },
	{ filters: [{ dimension: 'category', is: [16] }], dimensions: ['product'], metrics: all },
	{ filters: [{ dimension: 'product_type', is: ['variable'] }], metrics: all },
	{ filters: [{ dimension: 'tag', is: ['901'] }], dimensions: ['brand'], metrics: all },
	{ filters: [{ dimension: 'brand', is_not: ['904'] }], dimensions: ['tag'], metrics: all },
	// Lines of products with both count once.
	{ filters: [{ dimension: 'category', is: [16, 17] }], metrics: all },
	{ filters: [{ dimension: 'tag', is: ['901', '902'] }], dimensions: ['device'], metrics: all },
	{ filters: [{ dimension: 'tag', is: ['901', '902', null] }], dimensions: ['tag'], metrics: all },
	{ filters: [{ dimension: 'category', is_not: [16] }], dimensions: ['category'], metrics: all },
	{ filters: [{ dimension: 'attribute', is_not: ['pa_size:large'] }], dimensions: ['product'] },
	{ filters: [{ dimension: 'attribute', is: ['pa_size:large'] }], metrics: all, range: year },
	{ filters: [{ dimension: 'attribute', is_not: ['glaze:Gloss'] }], dimensions: ['attribute'] },
	{ filters: [{ dimension: 'user_role', is: ['customer'] }], dimensions: ['shipping_zone'] },
	{ filters: [{ dimension: 'shipping_zone', is_not: ['0'] }], dimensions: ['user_role'] },
	{ filters: [{ dimension: 'tax_class', is: ['standard'] }], dimensions: ['product'] },
	{ filters: [{ dimension: 'coupon', is_unknown: false }], dimensions: ['coupon'], metrics: all },
	{
		filters: [{ dimension: 'refund_reason', is: ['WRONG  size'] }],
		metrics: ofRefunds,
		range: year,
	},
	{ filters: [{ dimension: 'billing_city', is: ["US:St. John's (~), *", null] }], metrics: all },
	{
		filters: [
			{ dimension: 'billing_country', is: ['US'] },
			{ dimension: 'device', is_not: 'Desktop' },
		],
		dimensions: ['billing_state'],
		metrics: all,
	},
];

const pairs: readonly Question[] = [
	{ dimensions: ['payment_method', 'device'], sort: 'device', order: 'asc' },
	{ dimensions: ['weekday', 'hour'], range: year, sort: 'orders_count', limit: 200 },
	{ dimensions: ['product', 'billing_country'], metrics: all },
	{ dimensions: ['category', 'product'], metrics: all, limit: 1000 },
	{ dimensions: ['coupon', 'payment_method'], metrics: all, range: year },
	{ dimensions: ['refund_reason', 'payment_method'], metrics: ofRefunds, range: year },
	{ dimensions: ['source_type', 'source', 'campaign'], range: year, limit: 1000 },
	{ dimensions: ['device'], compare: september, metrics: all },
	{ dimensions: ['tax_rate', 'billing_country'], metrics: ofTaxes, range: year },
	{ dimensions: ['billing_country'], metrics: ofTaxes, interval: 'month', range: year },
	{ filters: [{ dimension: 'tax_rate', is: ['7'] }], metrics: ofTaxes, range: year },
];

/** Filters by parts of orders that the rows are not about. */
const ofOtherParts: readonly Question[] = [
	...[
		...[
			{ dimension: 'product', is_unknown: false },
			{ dimension: 'category', is: [16] },
		],
		...[
			{ dimension: 'coupon', is_unknown: false },
			{ dimension: 'coupon', is: [null] },
		],
		...[
			{ dimension: 'tax_rate', is_not: ['7'] },
			{ dimension: 'attribute', is_unknown: true },
		],
	].map((filter) => ({
		...{ filters: [filter], dimensions: ['refund_reason'], range: year },
		metrics: ofRefunds.slice(0, 2),
	})),
	...['product', 'category', 'tax_class', 'attribute'].map((dimension) => ({
		...{ dimensions: [dimension], metrics: ofRefunds, range: year },
		filters: [{ dimension: 'refund_reason', is: ['Wrong size'] }],
	})),
	...['product', 'brand', 'attribute'].map((dimension) => ({
		...{ dimensions: [dimension], metrics: all, range: year },
		filters: [{ dimension: 'coupon', is_unknown: false }],
	})),
	{ dimensions: ['coupon'], filters: [{ dimension: 'category', is: [16, null] }], metrics: all },
	{ dimensions: ['tax_rate'], filters: [{ dimension: 'coupon', is_not: ['1'] }], metrics: ofTaxes },
	{ dimensions: ['product', 'refund_reason'], metrics: ofRefunds, range: year },
	{
		filters: [
			{ dimension: 'coupon', is_unknown: true },
			{ dimension: 'category', is: [16] },
		],
		dimensions: ['payment_method'],
		metrics: all,
	},
];

const overTime: readonly Question[] = [
	...['day', 'week', 'month', 'quarter', 'year'].map((interval) => ({
		interval,
		range: year,
		metrics: all,
	})),
	...['hour', 'week', 'month'].map((interval) => ({
		interval,
		dimensions: ['device'],
		range: { after: '2026-03-05T06:30:00', before: '2026-03-22' },
		compare: { after: '2025-12-28', before: '2026-01-10T12:00:00' },
	})),
	{ interval: 'day', dimensions: ['product'], limit: 5, metrics: all },
	{ interval: 'day', dimensions: ['product'], limit: 2, metrics: ['net_revenue'] },
	{
		interval: 'week',
		dimensions: ['order_number'],
		limit: 2,
		metrics: ['net_revenue'],
		range: year,
	},
	{ interval: 'month', dimensions: ['coupon', 'device'], limit: 20, range: year },
	{
		interval: 'quarter',
		dimensions: ['billing_state'],
		limit: 2,
		metrics: ['net_revenue'],
		range: year,
	},
	...['category', 'tag', 'attribute', 'tax_class'].flatMap((dimension) => [
		{ interval: 'week', dimensions: [dimension], limit: 2, metrics: ['net_revenue', 'refunds'] },
		{
			interval: 'hour',
			dimensions: [dimension],
			limit: 2,
			metrics: ['net_revenue'],
			range: { after: '2026-10-12', before: '2026-10-13' },
		},
	]),
];

const dates: readonly Question[] = ['date_created', 'date_paid', 'date_completed'].flatMap(
	(date_type) => [
		{ date_type, metrics: all },
		{ date_type, dimensions: ['weekday'] },
		{ date_type, dimensions: ['product'], metrics: ['net_revenue', 'num_items_sold'] },
	],
);

/** Queries that have an answer. */
export const questions: readonly Question[] = [
	...byEach,
	...filters,
	...pairs,
	...ofOtherParts,
	...overTime,
	...dates,
].map((question) => ({ range: october, ...question }));

/** Queries that make no sense. */
export const senseless: readonly Question[] = [
	{ metrics: ['net_revenu'] },
	{ dimensions: ['paymnt_method'] },
	{ dimensions: ['PaymentMethod'] },
	{ dimensions: ['product', 'coupon'] },
	{ metrics: ['refunds'], dimensions: ['coupon', 'refund_reason'] },
	{ metrics: ['orders_count'], dimensions: ['refund_reason'] },
	{ metrics: ['net_revenue'], dimensions: ['tax_rate'] },
	{ metrics: ['order_tax'], dimensions: ['product'] },
	{ metrics: ['shipping_tax'], dimensions: ['coupon'] },
	{ metrics: ['taxes'], dimensions: ['tax_rate', 'tax_class'] },
	{ dimensions: ['device', 'device'] },
	{ filters: [{ dimension: 'device', like: 'M' }] },
	{ filters: [{ dimension: 'device' }] },
	{ filters: [{ dimension: 'devise', is: ['Mobile'] }] },
	{ filters: [{ dimension: 'device', is: [{}] }] },
	{ filters: [{ dimension: 'device', is_unknown: 'yes' }] },
	{ filters: ['device'] },
	{ filters: [{ dimension: 'weekday', is: [9] }] },
	{ filters: [{ dimension: 'customer_type', is_not: ['nw'] }] },
	{ sort: 'taxes' },
	{ metric: 'net_revenue' },
	{ metrics: 'net_revenue' },
	{ limit: '5' },
	{ compare: [] },
	{ range: { ...october, step: 'P1D' } },
	{ range: { after: 'yesterday', before: '2026-10-31' } },
	{ range: { after: '2026-11-01', before: '2026-10-31' } },
	{ compare: { after: '2026-02-30' } },
	{ interval: 'hour', range: year, dimensions: ['billing_city'], limit: 21 },
	{ interval: 'hour', range: { after: '2020-01-01', before: '2026-01-01' } },
].map((question) => ({ range: october, ...question }));

const compared = { range: october, compare: september };
const summed = [
	...['net_revenue', 'total_sales', 'orders_count', 'num_items_sold'],
	...['taxes', 'shipping', 'refunds', 'coupons'],
];

/** What changed, by each dimension and by those that the server chooses. */
export const changeQuestions: readonly Question[] = [
	...everyDimension.map((dimension) => ({
		metric: dimension === 'tax_rate' ? 'taxes' : 'net_revenue',
		dimensions: [dimension],
	})),
	...summed.map((metric) => ({ metric })),
	...summed.map((metric) => ({ metric, dimensions: ['device', 'product'] })),
	{ metrics: ['refunds'], dimensions: ['refund_reason', 'payment_method'] },
	{ metric: 'net_revenue', filters: [{ dimension: 'device', is: ['Mobile'] }] },
	{ metric: 'net_revenue', filters: [{ dimension: 'category', is: [16] }] },
	{ metric: 'net_revenue', range: september, compare: october, date_type: 'date_created' },
	{ metric: 'net_revenue', range: year, compare: { after: '2024-12-01', before: '2025-11-20' } },
	{ metric: 'net_revenue', range: september, compare: september },
].map((question) => ({ ...compared, ...question }));

/** Changes that make no sense. */
export const senselessChanges: readonly Question[] = [
	{},
	{ metric: 'net_revenue', metrics: ['net_revenue'] },
	{ metric: 'net_revenu' },
	{ metric: 'avg_order_value' },
	{ metric: 'total_customers' },
	{ metric: 'orders_count', dimensions: ['refund_reason'] },
	{ metric: 'net_revenue', dimensions: ['product', 'coupon'] },
	{ metric: 'net_revenue', interval: 'day' },
	{ metric: 'net_revenue', dimensions: 'device' },
	{ metric: 'net_revenue', compare: { after: '2026-10-31', before: '2026-10-01' } },
].map((question) => ({ ...compared, ...question }));
