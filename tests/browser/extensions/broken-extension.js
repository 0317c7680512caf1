/** An extension that fails in every possible way. The test checks which of its parts are reported by name. */
(function (wp) {
	const { createElement } = wp.element;
	const { addFilter } = wp.hooks;

	function Broken() {
		throw new Error('cannot be drawn');
	}

	addFilter('woocommerce_admin_revenue_report_charts', 'broken/filter', () => {
		throw new Error('no charts today');
	});
	addFilter('woocommerce_admin_revenue_report_filters', 'broken/dropdown', (dropdowns) => [
		{
			label: 'Broken dropdown',
			param: 'broken',
			staticParams: [],
			filters: [],
			showFilters() {
				throw new Error('cannot tell');
			},
		},
		...dropdowns,
	]);
	addFilter('woocommerce_admin_report_table', 'broken/nonsense', () => 'a table');
	addFilter('woocommerce_admin_report_table', 'broken/cell', (table) => ({
		...table,
		headers: [...table.headers, { key: 'broken', label: 'Broken column' }],
		rows: table.rows.map((row) => [
			...row,
			{ display: createElement(Broken), value: 'still in the file' },
		]),
	}));
	addFilter('woocommerce_dashboard_default_sections', 'broken/section', (sections) => [
		{ key: 'broken', title: 'Broken section', component: Broken },
		...sections,
	]);
	addFilter('woocommerce_admin_reports_list', 'broken/report', (reports) => [
		...reports,
		{ report: 'broken', title: 'Broken report', component: Broken },
	]);
	addFilter('woocommerce_admin_persisted_queries', 'broken/names', () => null);

	throw new Error('breaks off');
})(window.wp);
