/**
 * The pattern of shops with several currencies: a dropdown on reports and Overview. Its choice goes to the server and
 * into links and decides the currency of amounts. A column shows what the server's SQL added.
 */
(function (wp, wc) {
	const { addFilter } = wp.hooks;
	const { __ } = wp.i18n;
	const param = 'currency';
	const name = 'order-currency';
	const currencies = wc.wcSettings.getSetting('admin', {}).orderCurrencies || {
		USD: { code: 'USD', symbol: '$' },
		EUR: { code: 'EUR', symbol: '€' },
	};

	function addDropdown(dropdowns) {
		return [
			{
				label: __('Currency', 'example'),
				param,
				staticParams: [],
				showFilters: () => true,
				defaultValue: 'USD',
				filters: Object.keys(currencies).map((code) => ({ label: code, value: code })),
			},
			...dropdowns,
		];
	}

	for (const report of ['revenue', 'orders', 'products', 'categories', 'coupons', 'taxes']) {
		addFilter(`woocommerce_admin_${report}_report_filters`, name, addDropdown);
	}
	addFilter('woocommerce_admin_dashboard_filters', name, addDropdown);
	addFilter('woocommerce_admin_persisted_queries', name, (names) => [...names, param]);
	addFilter('woocommerce_admin_report_currency', name, (config, query) => ({
		...config,
		...currencies[query[param]],
	}));

	addFilter('woocommerce_admin_report_table', name, (table) => {
		if (!['revenue', 'orders'].includes(table.endpoint)) {
			return table;
		}
		const items = (table.items && table.items.data) || [];
		return {
			...table,
			headers: [...table.headers, { key: param, label: __('Currency', 'example') }],
			rows: table.rows.map((row, index) => {
				// In Revenue, each row is a day with its values in subtotals.
				const item = items[index] || {};
				const code = (item.subtotals || item)[param] || '';
				return [...row, { display: code, value: code }];
			}),
		};
	});
})(window.wp, window.wc);
