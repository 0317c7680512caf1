import { reportScreens } from '../screens';
import { annotationsPreference } from './annotations';
import { pinsPreference } from './pins';
import { ratesPreference } from './exchange-rates';
import { targetsPreference } from './targets';
import { viewsPreference } from './views';

/**
 * The preferences that WooCommerce itself stores for a user, in its order. Each value is JSON text, '' if never set.
 */
export const wooCommercePreferences: readonly string[] = [
	'variable_product_tour_shown',
	'activity_panel_inbox_last_read',
	'activity_panel_reviews_last_read',
	'categories_report_columns',
	'coupons_report_columns',
	'customers_report_columns',
	'orders_report_columns',
	'products_report_columns',
	'revenue_report_columns',
	'taxes_report_columns',
	'variations_report_columns',
	'dashboard_sections',
	'dashboard_chart_type',
	'dashboard_chart_interval',
	'dashboard_leaderboard_rows',
	'homepage_layout',
	'homepage_stats',
	'task_list_tracked_started_tasks',
	'android_app_banner_dismissed',
	'launch_your_store_tour_hidden',
	'coming_soon_banner_dismissed',
];

/**
 * Returns the name of the preference with the hidden columns of a report.
 * @example columnsPreference('orders') // 'orders_report_columns'
 */
export function columnsPreference(slug: string): string {
	return `${slug}_report_columns`;
}

/** The preference with the table columns about the compared period: `previous`, `change`, or both. */
export const comparedColumnsPreference = 'report_compared_columns';

/**
 * Returns the preferences that WooCommerce does not store. Our plugin registers them, and deletes them with itself.
 * @example addedPreferences().includes('store_analytics_pins') // true
 */
export function addedPreferences(): string[] {
	const columns = Object.keys(reportScreens)
		.map(columnsPreference)
		.filter((name) => !wooCommercePreferences.includes(name));
	const kept = [
		...[viewsPreference, pinsPreference, targetsPreference, annotationsPreference],
		ratesPreference,
	];
	return [...columns, comparedColumnsPreference, ...kept];
}
