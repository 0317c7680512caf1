/** Groups that exist even if a shop brought no setting of theirs: an export has none of the last four. */
export const describedGroups: readonly string[] = [
	'wc_admin',
	'account',
	'checkout',
	'email',
	'shipping',
];

/** Our descriptions of the Analytics settings. */
export const settingDescriptions: Readonly<Record<string, string>> = {
	woocommerce_excluded_report_order_statuses: 'Orders with these statuses are left out of reports.',
	woocommerce_actionable_order_statuses:
		'Orders with these statuses wait for something to be done.',
	woocommerce_default_date_range: 'The period that reports open with.',
	woocommerce_date_type: 'The order date used in Revenue and Orders.',
};

/** The first month of fiscal years: a setting of ours, which the plugin has too (includes/shop-years.php). */
export const fiscalYearSetting = {
	id: 'store_analytics_fiscal_year_start',
	label: 'Fiscal year starts in',
	description: 'The month that fiscal years begin with, 1 to 12.',
	type: 'select',
	default: '1',
	options: Object.fromEntries(
		Array.from({ length: 12 }, (_, month) => [String(month + 1), String(month + 1)]),
	),
} as const;

/** How orders enter the reports, since WooCommerce 10.5. */
export const scheduledImportSetting = {
	id: 'woocommerce_analytics_scheduled_import',
	label: 'Updates',
	description: 'How orders come into the reports.',
	type: 'radio',
	default: null,
	options: { yes: 'Scheduled (recommended)', no: 'Immediately' },
} as const;
