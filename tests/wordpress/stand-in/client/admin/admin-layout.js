// wc.adminLayout as extensions use it: WordPress's fills under the names of the header's and footer's slots.
(function ({ components: { Fill }, element: { createElement, createContext, useContext } }, wc) {
	const Layout = createContext();
	const itemOf =
		(name) =>
		({ children, order = 1 }) =>
			createElement(Fill, { name }, (fillProps) =>
				wc.components.createOrderedChildren(children, order, fillProps),
			);
	wc.adminLayout = {
		WooHeaderItem: itemOf('woocommerce_header_item'),
		WooHeaderNavigationItem: itemOf('woocommerce_header_navigation_item'),
		WooFooterItem: itemOf('woocommerce_footer_item'),
		WooHeaderPageTitle: (props) =>
			createElement(Fill, { name: 'woocommerce_header_page_title', ...props }),
		LayoutContextProvider: Layout.Provider,
		getLayoutContextValue: (parts) => ({ layoutParts: parts, layoutString: parts.join('/') }),
		useLayoutContext: () => {
			const context = useContext(Layout);
			if (!context) throw new Error('There is no layout around this.');
			return context;
		},
	};
})(window.wp, window.wc);
