// An extension without a build, as in the documentation: it uses packages by their globals and adds a report by a
// filter.
const { createElement } = window.wp.element;
const { SectionHeader } = window.wc.components;
const Report = () => createElement(SectionHeader, { title: 'Figures of an extension' });
window.wp.hooks.addFilter('woocommerce_admin_reports_list', 'another-extension', (reports) => [
	...reports,
	{ report: 'extra', title: 'Extra', component: Report },
]);
window.anotherExtension = {
	globals: Object.keys(window.wc).sort(),
	stores: typeof window.wp.data.select(window.wc.data.REPORTS_STORE_NAME).getReportItems,
};
