/* Runs on WooCommerce's own screens: links to ours load a page, however they are followed. */
(function (ownPaths) {
	function isOurs(path) {
		return ownPaths.some(function (own) {
			return path === own || (own.slice(-1) === '/' && path.indexOf(own) === 0);
		});
	}
	// Runs before WooCommerce's handlers, on the menu and in its app, so that the browser follows the link itself.
	document.addEventListener(
		'click',
		function (event) {
			var link = event.target.closest && event.target.closest('a[href*="page=wc-admin"]');
			if (link && isOurs(new URLSearchParams(link.search).get('path') || '')) {
				event.stopPropagation();
			}
		},
		true,
	);
	// Without a link (a script, back, forward) WooCommerce's app has already changed the address, so the page is
	// reloaded.
	function Ours() {
		window.location.reload();
		return null;
	}
	window.wp.hooks.addFilter(
		'woocommerce_admin_pages_list',
		'store-analytics/border',
		function (pages) {
			return pages.map(function (page) {
				return isOurs(page.path) ? Object.assign({}, page, { container: Ours }) : page;
			});
		},
	);
})(window.storeAnalytics.ownPaths);
