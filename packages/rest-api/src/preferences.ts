import { reportScreens } from './screens';

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

/** What our reports keep for a user and WooCommerce does not: the plugin has it kept, and deleted with the plugin. */
export function addedPreferences(): string[] {
	return Object.keys(reportScreens)
		.map(columnsPreference)
		.filter((name) => !wooCommercePreferences.includes(name));
}
