import { reportEndpoints } from './report-endpoints';
import { reportRoutePaths } from './report-routes';
import { overviewScreen, reportScreens, type AnalyticsScreen } from './screens';

/** Reports that WooCommerce has in its own menu. */
export const inWooCommerceMenu: readonly string[] = [
	'products',
	'revenue',
	'orders',
	'variations',
	'categories',
	'coupons',
	'taxes',
	'downloads',
	'stock',
	'customers',
];

/** What the plugin knows of the screens before a script has run; the build writes it down for PHP. */
export function pluginScreens(reports: Readonly<Record<string, AnalyticsScreen>> = reportScreens) {
	const screens = Object.entries(reports);
	const below = '/analytics/';
	return {
		/** In-app paths of the app; one that ends in a slash stands for all below it. */
		paths: [
			below,
			...screens.map(([, { path }]) => path).filter((path) => !path.startsWith(below)),
		],
		/** Who may see the screens, and who may see a report, by its path, that is for others. */
		capability: overviewScreen.capability,
		capabilities: Object.fromEntries(
			screens
				.filter(([, { capability }]) => capability !== overviewScreen.capability)
				.map(([, { path, capability }]) => [path, capability]),
		),
		/** Words by which endpoints and their filters in PHP name a report. */
		endpoints: Object.keys(reportEndpoints),
		/** Paths behind wc-analytics/ that a store server serves. */
		served: reportRoutePaths,
		/** Entries that WooCommerce's menu lacks. */
		menu: screens
			.filter(([slug]) => !inWooCommerceMenu.includes(slug))
			.map(([slug, { path, title, menu, capability, needsStock = false }]) => ({
				id: `woocommerce-analytics-${slug}`,
				title: title(),
				parent: menu === 'analytics' ? 'woocommerce-analytics' : 'woocommerce',
				path,
				capability,
				needsStock,
			})),
	};
}
