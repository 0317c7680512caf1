import {
	advancedFilters,
	anything,
	brings,
	isDropdown,
	isKeyed,
	isSetting,
	listOf,
	recordOf,
	reportTable,
	text,
	texts,
	type Shape,
} from './shapes';

const report = '[a-z_]+';

/** Every filter that WooCommerce documents for these screens, by name, with the shape of its value (docs/extending). */
const hooks: readonly (readonly [name: string, shape: Shape])[] = [
	[
		'woocommerce_admin_pages_list',
		listOf(brings('container', 'path'), ['container', 'breadcrumbs']),
	],
	['woocommerce_admin_reports_list', listOf(brings('component', 'report'), ['component'])],
	[`woocommerce_admin_${report}_report_charts`, listOf(isKeyed)],
	[`woocommerce_admin_${report}_report_advanced_filters`, advancedFilters],
	[`woocommerce_admin_${report}_report_filters`, listOf(isDropdown, ['showFilters'])],
	['woocommerce_admin_report_table', reportTable],
	['woocommerce_admin_report_currency', recordOf(() => true)],
	['woocommerce_admin_persisted_queries', texts],
	['woocommerce_admin_time_excluded_screens', texts],
	['woocommerce_admin_analytics_settings', recordOf(isSetting)],
	['woocommerce_admin_import_status', recordOf((one) => typeof one === 'string')],
	// A colour by the index of a series; an invalid colour is ignored.
	['woocommerce_admin_chart_item_color', anything],
	['woocommerce_dashboard_default_sections', listOf(brings('component', 'key'), ['component'])],
	[
		'woocommerce_admin_dashboard_charts_filter',
		listOf((one) => isKeyed(one) && typeof one.endpoint === 'string'),
	],
	['woocommerce_admin_dashboard_filters', listOf(isDropdown, ['showFilters'])],
	[`experimental_woocommerce_admin_${report}_report_table_title`, text],
	[`experimental_woocommerce_admin_${report}_report_table_summary_${report}_label`, text],
	['woocommerce_navigation_menu_items', listOf(() => true)],
	['woocommerce_admin_onboarding_task_list', listOf(() => true)],
];

/** The names of all documented filters, as regular expressions. */
export const documentedHooks: readonly string[] = hooks.map(([name]) => name);

const known = hooks.map(([name, shape]) => [new RegExp(`^${name}$`), shape] as const);

/** Returns the shape of a hook's value; undefined for hooks of others. */
export function shapeOf(hook: string): Shape | undefined {
	return known.find(([name]) => name.test(hook))?.[1];
}
