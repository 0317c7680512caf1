(function () {
	const { createElement, useState } = wp.element;
	const { ProgressBar, TreeSelectControl } = wc.components;

	// Uses the store of the surveys, without depending on its script, and entities of WordPress, all during render.
	const withStores = (Report) =>
		wp.data.withDispatch((dispatch) => ({
			ask: dispatch('wc/customer-effort-score').addCesSurveyForCustomerSearch,
		}))(
			wp.data.withSelect((select) => ({
				user: select('core').getUser(wp.data.select('core').getCurrentUser()?.id ?? 1),
			}))(Report),
		);

	const Report = withStores(({ ask, user }) => {
		const [value, setValue] = useState(['ES']);
		return createElement(
			'div',
			null,
			createElement(ProgressBar, { percent: 40 }),
			createElement(TreeSelectControl, {
				label: 'Countries',
				value,
				onChange: setValue,
				options: [{ value: 'EU', label: 'Europe', children: [{ value: 'ES', label: 'Spain' }] }],
			}),
			createElement('p', null, `asks: ${typeof ask}, user: ${user ? user.name : ''}`),
		);
	});

	wp.hooks.addFilter('woocommerce_admin_reports_list', 'drawn-at-once', (reports) => [
		...reports,
		{ report: 'drawn-at-once', title: 'Drawn at once', component: Report },
	]);
})();
