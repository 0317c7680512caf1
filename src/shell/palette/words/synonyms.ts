import { __ } from '@wordpress/i18n';

/** Words between commas, as people type them; translators write those of their language. */
type Words = Readonly<Record<string, string>>;

/** Words for numbers, by metric, besides their names. */
export const metricSynonyms = (): Words => ({
	/* translators: words that people type for "Net sales", between commas */
	net_revenue: __('revenue, net revenue, sales, turnover', 'store-analytics'),
	/* translators: words that people type for "Gross sales", between commas */
	gross_sales: __('gross revenue, gross', 'store-analytics'),
	/* translators: words that people type for "Total sales", between commas */
	total_sales: __('total revenue, total turnover', 'store-analytics'),
	/* translators: words that people type for "Orders", between commas */
	orders_count: __('number of orders, order count, purchases', 'store-analytics'),
	/* translators: words that people type for "Average order value", between commas */
	avg_order_value: __(
		'aov, average order, avg order value, avg order, average basket, basket',
		'store-analytics',
	),
	/* translators: words that people type for "Average items per order", between commas */
	avg_items_per_order: __('items per order, average items', 'store-analytics'),
	/* translators: words that people type for "Items sold", between commas */
	num_items_sold: __('items, units, units sold', 'store-analytics'),
	/* translators: words that people type for "Returns", between commas */
	refunds: __('refunds, refunded, returns', 'store-analytics'),
	/* translators: words that people type for "Refund rate", between commas */
	refund_rate: __('return rate, rate of refunds', 'store-analytics'),
	/* translators: words that people type for discounts by coupons, between commas */
	coupons: __('discounts, discount', 'store-analytics'),
	/* translators: words that people type for "Taxes", between commas */
	taxes: __('tax, vat', 'store-analytics'),
	/* translators: words that people type for "Shipping", between commas */
	shipping: __('shipping costs, delivery costs', 'store-analytics'),
	/* translators: words that people type for "Customers", between commas */
	total_customers: __('buyers, number of customers', 'store-analytics'),
	/* translators: words that people type for "New customers", between commas */
	new_customers: __('first-time customers, first-time buyers', 'store-analytics'),
	/* translators: words that people type for "Ordered again", between commas */
	repeat_customers: __(
		'repeat customers, repeat buyers, customers who return, customers that return, customers who come back, returning customers, loyal customers',
		'store-analytics',
	),
	/* translators: words that people type for "Repeat rate", between commas */
	repeat_rate: __(
		'repeat purchase rate, retention, retention rate, share of repeat customers',
		'store-analytics',
	),
});

/** Words for what numbers are broken down by, besides their names. */
export const dimensionSynonyms = (): Words => ({
	/* translators: words that people type for "Country", between commas */
	billing_country: __('countries', 'store-analytics'),
	/* translators: words that people type for "State", between commas */
	billing_state: __('states, region, regions, province', 'store-analytics'),
	/* translators: words that people type for "City", between commas */
	billing_city: __('cities, town', 'store-analytics'),
	/* translators: words that people type for "Postcode", between commas */
	billing_postcode: __('zip, zip code, postal code', 'store-analytics'),
	/* translators: words that people type for "Payment method", between commas */
	payment_method: __('payment, payment methods, gateway', 'store-analytics'),
	/* translators: words that people type for "Shipping method", between commas */
	shipping_method: __('delivery method, shipping methods', 'store-analytics'),
	/* translators: words that people type for "Channel", between commas */
	source_type: __('channels, traffic', 'store-analytics'),
	/* translators: words that people type for "Campaign", between commas */
	campaign: __('campaigns', 'store-analytics'),
	/* translators: words that people type for "Device", between commas */
	device: __('devices', 'store-analytics'),
	/* translators: words that people type for "New or returning", between commas */
	customer_type: __('customer type, new and returning', 'store-analytics'),
	/* translators: words that people type for "Day of the week", between commas */
	weekday: __('weekday, weekdays', 'store-analytics'),
	/* translators: words that people type for "Hour of the day", between commas */
	hour: __('hour, hours, time of day', 'store-analytics'),
	/* translators: words that people type for "Product", between commas */
	product: __('products', 'store-analytics'),
	/* translators: words that people type for "Category", between commas */
	category: __('categories', 'store-analytics'),
	/* translators: words that people type for "Coupon", between commas */
	coupon: __('coupons, coupon code', 'store-analytics'),
	/* translators: words that people type for "Reason of the refund", between commas */
	refund_reason: __('reason, reasons', 'store-analytics'),
	/* translators: words that people type for "Order status", between commas */
	status: __('status', 'store-analytics'),
});

/** Words for ranges, besides their names. */
export const rangeSynonyms = (): Words => ({
	/* translators: words that people type for "Week to date", between commas */
	week: __('this week, week, wtd', 'store-analytics'),
	/* translators: words that people type for "Last week", between commas */
	last_week: __('previous week', 'store-analytics'),
	/* translators: words that people type for "Month to date", between commas */
	month: __('this month, month, mtd', 'store-analytics'),
	/* translators: words that people type for "Last month", between commas */
	last_month: __('previous month', 'store-analytics'),
	/* translators: words that people type for "Quarter to date", between commas */
	quarter: __('this quarter, quarter, qtd', 'store-analytics'),
	/* translators: words that people type for "Last quarter", between commas */
	last_quarter: __('previous quarter', 'store-analytics'),
	/* translators: words that people type for "Year to date", between commas */
	year: __('this year, year, ytd', 'store-analytics'),
	/* translators: words that people type for "Last year" as a range, between commas */
	last_year: __('previous year', 'store-analytics'),
	/* translators: words that people type for "All time", between commas */
	all: __('ever, since the beginning', 'store-analytics'),
});

/** Words for ranges of days, weeks or months; `#` is their number. */
export const rollingWords = (): Words => ({
	/* translators: words that people type, between commas; # is a number of days */
	days: __('last # days, past # days, # days', 'store-analytics'),
	/* translators: words that people type, between commas; # is a number of weeks */
	weeks: __('last # weeks, past # weeks, # weeks', 'store-analytics'),
	/* translators: words that people type, between commas; # is a number of months */
	months: __('last # months, past # months, # months', 'store-analytics'),
});

/** Words for comparisons. */
export const comparisonWords = (): Words => ({
	previous_year: __(
		'compare with last year, compared with last year, compare to last year, versus last year, vs last year, compare with previous year, vs previous year, versus previous year, year on year, yoy',
		'store-analytics',
	),
	previous_period: __(
		'compare with previous period, compared with previous period, compare to previous period, versus previous period, vs previous period',
		'store-analytics',
	),
	none: __('without comparison, do not compare', 'store-analytics'),
});

/** Words before what numbers are broken down by, and words that say nothing. */
export const smallWords = (): Words => ({
	/* translators: words before what numbers are broken down by, as in "sales by country", between commas */
	by: __('by, per, for each, split by, broken down by, which', 'store-analytics'),
	/* translators: words that add nothing, as in "show me the sales of last month", between commas */
	filler: __(
		'show, show me, the, my, of, in, for, from, and, with, what were, top, best, bring, brings',
		'store-analytics',
	),
});
