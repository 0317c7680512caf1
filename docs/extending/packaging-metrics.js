/**
 * Two metrics, each by one call: what the packaging of the sold pieces has cost, and what a piece sold for. Both are in Products at once, as number,
 * chart, column, file, explanation and address, and on Overview.
 */
(function (wp, wc) {
	const { __ } = wp.i18n;
	const { registerMetric } = wc.storeAnalytics;

	/** For a box and its filling, in the shop's currency. */
	const perPiece = 0.35;

	registerMetric({
		name: 'example/packaging',
		reports: ['products', 'variations', 'categories'],
		label: __('Packaging', 'example'),
		meaning: __('What boxes and filling of the sold pieces cost: 0.35 for each.', 'example'),
		format: 'currency',
		// Rows, days and totals all have this field, so the table needs nothing of its own.
		from: ['items_sold'],
		value: ({ items_sold: sold }) => sold * perPiece,
		// The more pieces, the more packaging: the server can sort by it without having heard of it.
		sortBy: 'items_sold',
		goodWhen: 'down',
		addsUp: true,
	});

	registerMetric({
		name: 'example/price_of_piece',
		reports: ['products', 'variations', 'categories'],
		label: __('Price of a piece', 'example'),
		meaning: __('What a piece sold for on average, after discounts.', 'example'),
		format: 'currency',
		// Says how it is worked out and how it is explained; where nothing was sold there is no price.
		formula: { plus: ['net_revenue'], per: 'items_sold' },
	});
})(window.wp, window.wc);
