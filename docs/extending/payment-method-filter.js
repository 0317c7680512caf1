/**
 * A filter whose choices and whose meaning come from PHP (payment-method-filter.php): a dropdown above Orders and Revenue
 * for the orders that were paid in one way.
 */
(function (wp, wc) {
	const { __ } = wp.i18n;
	const param = 'payment_method';

	function addDropdown(dropdowns) {
		const methods = wc.wcSettings.getSetting('admin', {}).examplePaymentMethods || {};
		return [
			{
				label: __('Payment', 'example'),
				param,
				staticParams: ['filter', 'chartType', 'paged', 'per_page'],
				showFilters: () => true,
				filters: [
					{ label: __('Paid in any way', 'example'), value: 'all' },
					...Object.entries(methods).map(([value, label]) => ({ label, value })),
				],
			},
			...dropdowns,
		];
	}

	for (const report of ['orders', 'revenue']) {
		wp.hooks.addFilter(
			`woocommerce_admin_${report}_report_filters`,
			'example/payment-method',
			addDropdown,
		);
	}
	wp.hooks.addFilter('woocommerce_admin_persisted_queries', 'example/payment-method', (names) => [
		...names,
		param,
	]);
})(window.wp, window.wc);
