/* Runs on WooCommerce's own screens: links to ours load a page, however they are followed. */
(function (ownPaths, wooCommercePaths) {
	function isOurs(query) {
		var path = query.get('path') || '';
		return (
			query.get('store-analytics') !== 'off' &&
			wooCommercePaths.indexOf(path) < 0 &&
			ownPaths.some(function (own) {
				return path === own || (own.slice(-1) === '/' && path.indexOf(own) === 0);
			})
		);
	}
	// Runs before WooCommerce's handlers, on the menu and in its app, so that the browser follows the link itself.
	document.addEventListener(
		'click',
		function (event) {
			var link = event.target.closest && event.target.closest('a[href*="page=wc-admin"]');
			if (link && isOurs(new URLSearchParams(link.search))) {
				event.stopPropagation();
			}
		},
		true,
	);
	// Without a link (a script, back, forward) WooCommerce's app has already changed the address, so the page is
	// reloaded. Its report page shows ours and its own reports: the address tells which.
	function reloading(container) {
		return function (props) {
			if (isOurs(new URLSearchParams(window.location.search))) {
				window.location.reload();
				return null;
			}
			return window.wp.element.createElement(container, props);
		};
	}
	window.wp.hooks.addFilter(
		'woocommerce_admin_pages_list',
		'store-analytics/border',
		function (pages) {
			return pages.map(function (page) {
				var mayBeOurs = isOurs(new URLSearchParams({ path: page.path }));
				return mayBeOurs ? Object.assign({}, page, { container: reloading(page.container) }) : page;
			});
		},
	);
})(window.storeAnalytics.ownPaths, window.storeAnalytics.wooCommercePaths);
