/**
 * A filter: a dropdown above Orders for the orders of new or of returning customers. Numbers, chart and table follow it,
 * and links to other reports keep it.
 */
(function (wp) {
	const { __ } = wp.i18n;
	const param = 'customer_type';

	function addDropdown(dropdowns) {
		return [
			{
				label: __('Customers', 'example'),
				// The parameter of the address, which goes to the REST API as it is.
				param,
				// Parameters that another choice leaves as they are.
				staticParams: ['filter', 'chartType', 'paged', 'per_page'],
				showFilters: () => true,
				filters: [
					{ label: __('All customers', 'example'), value: 'all' },
					{ label: __('New customers', 'example'), value: 'new' },
					{ label: __('Returning customers', 'example'), value: 'returning' },
				],
			},
			...dropdowns,
		];
	}

	wp.hooks.addFilter(
		'woocommerce_admin_orders_report_filters',
		'example/customer-type',
		addDropdown,
	);
	wp.hooks.addFilter('woocommerce_admin_persisted_queries', 'example/customer-type', (names) => [
		...names,
		param,
	]);
})(window.wp);
