/* An extension that shows what WordPress and WooCommerce have as scripts of their own. */
(function () {
	const { createElement: h, useState } = wp.element;
	const { Button, Card, CardBody, CheckboxControl, SelectControl, TabPanel } = wp.components;
	const { Snackbar, TextControl, ToggleControl } = wp.components;
	const { InboxDismissConfirmationModal, InboxNoteCard, List, ListItem } = wc.experimental;
	const { VerticalCSSTransition } = wc.experimental;
	const { CustomerEffortScore } = wc.customerEffortScore;
	const nothing = () => {};
	const note = {
		id: 1,
		title: 'A note',
		content: 'Read <a href="#more">more</a><script>broken()</script>',
		date_created_gmt: '2026-01-01T00:00:00',
		actions: [{ id: 2, url: '', label: 'Later' }],
		is_deleted: false,
		is_read: false,
	};

	function Report() {
		const [said, say] = useState('');
		const [isAsked, ask] = useState(false);
		const [isGone, setGone] = useState(false);
		const controls = h(
			'div',
			{ id: 'controls' },
			h(Button, { variant: 'primary' }, 'Primary'),
			h(Button, { variant: 'link', isDestructive: true }, 'Link'),
			h(TextControl, { label: 'Text', value: 'a', onChange: nothing, help: 'Help' }),
			h(SelectControl, {
				label: 'Select',
				value: '1',
				onChange: nothing,
				options: [{ label: 'One', value: '1' }],
			}),
			h(CheckboxControl, { label: 'Checkbox', checked: true, onChange: nothing }),
			h(ToggleControl, { label: 'Toggle', checked: true, onChange: nothing }),
			h(TabPanel, { tabs: [{ name: 'a', title: 'Tab A' }], children: () => 'Panel' }),
			h(Card, null, h(CardBody, null, 'Card')),
			h(Snackbar, null, 'Snack'),
		);
		return h(
			'div',
			null,
			controls,
			h('p', { id: 'said' }, said),
			h('p', null, lodash.startCase('fromLodash') + ' ' + wp.url.addQueryArgs('/a', { b: 'c d' })),
			h(CustomerEffortScore, { label: 'Was it easy?', recordScoreCallback: nothing }),
			h(
				List,
				{ animation: 'slide-right' },
				h(ListItem, { key: 'a', onClick: () => say('item') }, 'An item'),
				isGone ? null : h(ListItem, { key: 'b' }, 'Another item'),
			),
			h(
				VerticalCSSTransition,
				{ in: !isGone, timeout: 100, classNames: 'fold' },
				h('p', null, 'Folds'),
			),
			h(Button, { onClick: () => setGone(true) }, 'Fold'),
			h(InboxNoteCard, {
				note,
				onDismiss: () => ask(true),
				onNoteActionClick: (of, action) => say(of.id + ' ' + action.label),
			}),
			isAsked &&
				h(InboxDismissConfirmationModal, {
					onClose: () => ask(false),
					onDismiss: () => {
						ask(false);
						say('dismissed');
					},
				}),
		);
	}

	wp.hooks.addFilter('woocommerce_admin_reports_list', 'example/controls', (reports) => [
		...reports,
		{ report: 'controls', title: 'Controls', component: Report },
	]);
})();
