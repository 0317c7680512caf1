/**
 * The pattern of extensions that extend reports: a chart, an advanced filter, a chart on Overview, colours, texts and
 * links.
 */
(function (wp) {
	const { addFilter } = wp.hooks;
	const { __ } = wp.i18n;
	const name = 'more-of-reports';

	addFilter('woocommerce_admin_orders_report_charts', name, (charts) => [
		...charts,
		{ key: 'coupons_count', label: __('Coupons used', 'example'), type: 'number' },
	]);
	addFilter('woocommerce_admin_dashboard_charts_filter', name, (charts) => [
		...charts,
		{
			endpoint: 'orders',
			key: 'coupons_count',
			label: __('Coupons used', 'example'),
			type: 'number',
		},
	]);
	addFilter('woocommerce_admin_chart_item_color', name, (index) =>
		index === 0 ? '#123456' : index,
	);

	addFilter('woocommerce_admin_orders_report_advanced_filters', name, (config) => ({
		...config,
		filters: {
			...config.filters,
			channel: {
				labels: {
					add: __('Channel', 'example'),
					remove: __('Remove channel filter', 'example'),
					rule: __('Select a channel filter match', 'example'),
					title: __('{{title}}Channel{{/title}} {{rule /}} {{filter /}}', 'example'),
					filter: __('Select a channel', 'example'),
				},
				rules: [
					{ value: 'is', label: __('Is', 'example') },
					{ value: 'is_not', label: __('Is Not', 'example') },
				],
				input: {
					component: 'SelectControl',
					options: [
						{ value: 'web', label: __('Web', 'example') },
						{ value: 'till', label: __('Till', 'example') },
					],
				},
			},
		},
	}));

	addFilter('woocommerce_admin_time_excluded_screens', name, (screens) => [...screens, 'taxes']);
	addFilter('woocommerce_admin_analytics_settings', name, (settings) => ({
		...settings,
		more_of_reports_channel: {
			name: 'more_of_reports_channel',
			label: __('Channel:', 'example'),
			inputType: 'checkboxGroup',
			options: [
				{
					key: 'channels',
					options: [{ value: 'till', label: __('Count the till', 'example') }],
				},
			],
			initialValue: [],
			defaultValue: [],
		},
	}));
})(window.wp);
