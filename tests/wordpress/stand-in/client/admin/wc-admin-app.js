// An app like WooCommerce's: it shows every path of the page, and its menu links change the address without loading a
// page.
const places = ['/', '/marketing', '/customers', '/analytics/overview', '/analytics/:report'];
const pages = wp.hooks.applyFilters(
	'woocommerce_admin_pages_list',
	places.map((path) => ({ path, container: () => 'The shop system answers here.' })),
);

let drawn;

function show() {
	const path = new URLSearchParams(location.search).get('path') || '/';
	const page = pages.find((one) => one.path.replace(':report', path.split('/')[2]) === path);
	const root = document.getElementById('root');
	if (!root) return;
	drawn ??= wp.element.createRoot(root);
	drawn.render(page ? wp.element.createElement(page.container) : 'Unknown');
}

window.theirs = {
	go(address) {
		history.pushState(null, '', address);
		show();
	},
};
for (const link of document.querySelectorAll('#adminmenu a[href*="page=wc-admin"]')) {
	link.onclick = (event) => {
		event.preventDefault();
		window.theirs.go(link.href);
	};
}
window.addEventListener('popstate', show);
show();
