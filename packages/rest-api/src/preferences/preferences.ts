import { reportScreens } from '../screens';
import { annotationsPreference } from './annotations';
import { pinsPreference } from './pins';
import { targetsPreference } from './targets';
import { viewsPreference } from './views';

/** What WooCommerce itself keeps for a user, in its order; each value is JSON text, '' when never set. */
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

/** The preference with the hidden columns of a report. */
export function columnsPreference(slug: string): string {
	return `${slug}_report_columns`;
}

/** The preference with what tables show of the compared period: `previous`, `change`, or both. */
export const comparedColumnsPreference = 'report_compared_columns';

/** What our screens keep for a user and WooCommerce does not: the plugin has it kept, and deleted with the plugin. */
export function addedPreferences(): string[] {
	const columns = Object.keys(reportScreens)
		.map(columnsPreference)
		.filter((name) => !wooCommercePreferences.includes(name));
	const kept = [viewsPreference, pinsPreference, targetsPreference, annotationsPreference];
	return [...columns, comparedColumnsPreference, ...kept];
}
