/** Default options of WordPress and WooCommerce, for those that an export does not contain. */
export const defaultOptions: Readonly<Record<string, unknown>> = {
	blogname: 'Shop',
	timezone_string: '',
	gmt_offset: 0,
	date_format: 'F j, Y',
	time_format: 'g:i a',
	start_of_week: 1,
	WPLANG: 'en_US',
	active_plugins: ['woocommerce/woocommerce.php'],
	woocommerce_allow_tracking: 'no',
	woocommerce_task_list_hidden: 'yes',
	woocommerce_default_homepage_layout: 'two_columns',
	woocommerce_revenue_report_date_tour_shown: 'yes',
	woocommerce_analytics_enabled: 'yes',
};
