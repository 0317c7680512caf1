/** The pattern of columns whose value the server must send: the ratings of a product. */
(function (wp, wc) {
	const { createElement } = wp.element;
	const { __ } = wp.i18n;

	wp.hooks.addFilter('woocommerce_admin_report_table', 'product-rating', (table) => {
		if (table.endpoint !== 'products') {
			return table;
		}
		const ratings = ((table.items && table.items.data) || []).map(({ extended_info: product }) =>
			Number((product && product.average_rating) || 0),
		);
		return {
			...table,
			headers: [
				...table.headers,
				{ key: 'average_rating', label: __('Rating', 'example'), isNumeric: true },
			],
			rows: table.rows.map((row, index) => [
				...row,
				{
					display: createElement(wc.components.Rating, { rating: ratings[index], totalStars: 5 }),
					value: ratings[index],
				},
			]),
		};
	});
})(window.wp, window.wc);
