import type { ReportRoute } from '@store-analytics/rest-api';
import { route, type Route } from './router/route';

/** Every report that there is, with a line on each. */
const reports = {
	'performance-indicators': 'The numbers of the Performance section, several at once.',
	'revenue/stats': 'Sales, refunds, taxes and shipping over time.',
	orders: 'Orders, one by one.',
	'orders/stats': 'Orders over time.',
	products: 'Sales by product.',
	'products/stats': 'Sold products over time.',
	variations: 'Sales by variation.',
	'variations/stats': 'Sold variations over time.',
	categories: 'Sales by category.',
	coupons: 'Discounts by coupon.',
	'coupons/stats': 'Discounts over time.',
	taxes: 'Taxes by rate.',
	'taxes/stats': 'Taxes over time.',
	downloads: 'Downloads, one by one.',
	'downloads/stats': 'Downloads over time.',
	stock: 'What is left of each product.',
	'stock/stats': 'How many products are in stock, low and out of stock.',
	customers: 'Customers and what they bought.',
	'customers/stats': 'Customers and what they bought, on average.',
} as const satisfies Readonly<Record<ReportRoute | 'performance-indicators', string>>;

/** `GET reports`. */
export const reportIndex: Route = route({
	path: '/wc-analytics/reports',
	handle: ({ restUrl }) => ({
		data: Object.entries(reports).map(([slug, description]) => ({
			slug,
			description,
			path: `/wc-analytics/reports/${slug}`,
			_links: {
				self: [{ href: restUrl(`/wc-analytics/reports/${slug}`) }],
				report: [{ href: `/analytics/${slug.replace(/\/stats$/, '')}` }],
				collection: [{ href: restUrl('/wc-analytics/reports') }],
			},
		})),
	}),
});
