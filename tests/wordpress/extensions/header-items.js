(function (wp, wc) {
	const { createElement, Fragment } = wp.element;
	const { registerPlugin } = wp.plugins;
	const { Button, Fill, Notice } = wp.components;
	const {
		WooHeaderItem,
		WooHeaderNavigationItem,
		WooHeaderPageTitle,
		WooFooterItem,
		useLayoutContext,
	} = wc.adminLayout;
	const scope = 'woocommerce-admin';
	const items = new URLSearchParams(location.search).get('items');

	const Place = () => createElement('span', null, `Part of ${useLayoutContext().layoutString}`);

	const All = () =>
		createElement(
			Fragment,
			null,
			createElement(
				WooHeaderItem,
				{ order: 2 },
				createElement(Button, { variant: 'primary' }, 'Sync'),
			),
			createElement(WooHeaderItem, { order: 1 }, ({ query }) =>
				createElement('span', null, `At ${query.path}`),
			),
			createElement(
				Fill,
				{ name: 'woocommerce_header_item' },
				createElement('span', null, 'Unordered'),
			),
			createElement(
				WooHeaderNavigationItem,
				null,
				createElement('a', { href: 'index.php' }, 'Back'),
			),
			createElement(
				WooFooterItem,
				null,
				createElement(Notice, { isDismissible: false }, createElement(Place)),
			),
			createElement('b', null, 'In no slot'),
		);

	/** A function component that fails, so that the stack contains its name. */
	function Failing() {
		throw new Error('no header today');
	}

	if (items === 'all') {
		registerPlugin('all-items', { scope, render: All });
		window.registerLater = () =>
			registerPlugin('late-item', {
				scope,
				render: () => createElement(WooHeaderItem, null, createElement('span', null, 'Late')),
			});
	}
	if (items === 'failing') {
		registerPlugin('all-items', { scope, render: All });
		registerPlugin('failing-fills', {
			scope,
			render: () =>
				createElement(
					Fragment,
					null,
					createElement(WooHeaderItem, { order: 0 }, createElement(Failing)),
					createElement(WooHeaderPageTitle, null, createElement(Failing)),
				),
		});
		registerPlugin('failing-plugin', { scope, render: Failing });
	}
	if (items === 'none') return;

	wp.hooks.addFilter('woocommerce_admin_pages_list', 'header-items', (pages) => [
		...pages,
		...[undefined, { header: false }, { footer: false }, { showPluginArea: false }].map(
			(layout) => ({
				path: `/analytics/page/${Object.keys(layout || { whole: true })[0]}`,
				breadcrumbs: ['From the breadcrumbs'],
				layout,
				container: () =>
					createElement(
						Fragment,
						null,
						'A page of an extension',
						['First title', 'Second title'].map((title) =>
							createElement(WooHeaderPageTitle, { key: title }, title),
						),
						createElement(WooFooterItem, null, createElement('span', null, 'Footer of the page')),
					),
			}),
		),
	]);
})(window.wp, window.wc);
