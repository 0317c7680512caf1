/**
 * A column: what a product sold for on average, in the table of Products, on screen and in the CSV.
 */
(function (wp, wc) {
	const { createElement, useContext } = wp.element;
	const { __ } = wp.i18n;

	// A component, so that the amount is in the currency of the report that it stands in.
	function Money({ amount }) {
		return useContext(wc.currency.CurrencyContext).formatAmount(amount);
	}

	function averagePrice({ items_sold: sold, net_revenue: sales }) {
		return sold > 0 ? sales / sold : null;
	}

	function addColumn(table) {
		if (table.endpoint !== 'products') {
			return table;
		}
		const prices = table.items.data.map(averagePrice);
		return {
			...table,
			headers: [
				...table.headers,
				{
					key: 'average_price',
					label: __('Average price', 'example'),
					isNumeric: true,
					// Only what the server can sort by is sortable; it has not heard of this one.
					isSortable: false,
				},
			],
			rows: table.rows.map((row, index) => {
				const amount = prices[index];
				return [
					...row,
					amount === null
						? { display: '–', value: '' }
						: {
								display: createElement(Money, { amount }),
								// What spreadsheets get.
								value: amount.toFixed(2),
							},
				];
			}),
		};
	}

	wp.hooks.addFilter('woocommerce_admin_report_table', 'example/average-price', addColumn);
})(window.wp, window.wc);
