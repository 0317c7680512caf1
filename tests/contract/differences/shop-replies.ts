import { isSince } from '../expected/settings';
import type { Shop } from '../expected/shop';

const descriptions = {
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
} as const;

const root = 'https://shop.example/wp-json';
const path = '/wc-analytics/reports';

/** The list of reports: each that there is, and where its screen is. */
export function listOfReports({ settings }: Shop) {
	// WordPress says so since 6.7, without which WooCommerce 10 does not run.
	const hints = isSince(settings.version, 10, 0) ? { targetHints: { allow: ['GET'] } } : {};
	return Object.entries(descriptions).map(([slug, description]) => ({
		slug,
		description,
		path: `${path}/${slug}`,
		_links: {
			self: [{ href: `${root}${path}/${slug}`, ...hints }],
			report: [{ href: `/analytics/${slug.replace('/stats', '')}` }],
			collection: [{ href: `${root}${path}` }],
		},
	}));
}

/** What of a shop is set up, as far as an export tells. */
export function howFarSetUp({ documents }: Shop) {
	const { rates, settings, gateways } = documents;
	const products = documents.products.filter(({ status }) => status === 'publish');
	const calculatesTaxes = settings['general']?.some(
		({ id, value }) => id === 'woocommerce_calc_taxes' && value === 'yes',
	);
	return {
		hasProducts: products.length > 0,
		hasPhysicalProducts: products.some(({ virtual }) => !virtual),
		hasPaymentGateway: gateways.some(({ enabled }) => enabled),
		hasHomepage: false,
		isTaxComplete: calculatesTaxes === true && rates.length > 0,
		shippingZonesCount: 0,
	};
}
