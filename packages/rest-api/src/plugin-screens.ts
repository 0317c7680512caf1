import { reportEndpoints } from './report-endpoints';
import { reportRoutePaths } from './report-routes';
import { analyticsScreens, overviewScreen, reportScreens, type AnalyticsScreen } from './screens';

/** Reports in WooCommerce's own menu. */
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

/**
 * Returns what the plugin must know about the screens before any script runs. The build writes it into a file for PHP.
 * @example pluginScreens().capability // 'view_woocommerce_reports'
 */
export function pluginScreens(reports: Readonly<Record<string, AnalyticsScreen>> = reportScreens) {
	const screens = Object.entries(reports);
	const below = '/analytics/';
	return {
		/** In-app paths of the app; a path with a slash at its end includes all below it. */
		paths: [
			below,
			...screens.map(([, { path }]) => path).filter((path) => !path.startsWith(below)),
		],
		/** In-app paths of single screens; WooCommerce's menu may have further reports of its own. */
		screens: analyticsScreens.map(({ path }) => path),
		/** The capability for all screens, and other capabilities of single reports by their path. */
		capability: overviewScreen.capability,
		capabilities: Object.fromEntries(
			screens
				.filter(([, { capability }]) => capability !== overviewScreen.capability)
				.map(([, { path, capability }]) => [path, capability]),
		),
		/** The names of reports in endpoints and their PHP filters. */
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
