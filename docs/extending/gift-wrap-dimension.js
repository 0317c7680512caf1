/**
 * What numbers can be broken down by: whether an order is gift-wrapped. Its PHP says how orders say it; on the embedded store
 * the file gift-wrap-dimension.dimensions.json does.
 */
(function (wp, wc) {
	const { __ } = wp.i18n;

	wc.storeAnalytics.registerDimension({
		key: 'example_gift_wrap',
		label: __('Gift wrap', 'example'),
	});
})(window.wp, window.wc);
