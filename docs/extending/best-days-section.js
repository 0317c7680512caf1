/**
 * A section of Overview: the best day of the range, by sales and by orders. Its menu hides each of the two, and moves,
 * renames or removes the section.
 */
(function (wp, wc) {
	const { createElement, Fragment, useContext } = wp.element;
	const { useSelect } = wp.data;
	const { __ } = wp.i18n;
	const { EllipsisMenu, MenuItem, MenuTitle, SectionHeader, TableCard } = wc.components;
	const { appendTimestamp, getCurrentDates, isoDateFormat, toMoment } = wc.date;

	const blocks = [
		{ key: 'total_sales', label: () => __('Most sales', 'example') },
		{ key: 'orders_count', label: () => __('Most orders', 'example') },
	];

	/** The day on which the metric was highest: its date and the number; undefined until it is there. */
	function useBestDay(metric, query) {
		const { after, before } = getCurrentDates(query).primary;
		const request = {
			after: appendTimestamp(after, 'start'),
			before: appendTimestamp(before, 'end'),
			interval: 'day',
			orderby: metric,
			order: 'desc',
			per_page: 1,
			fields: [metric],
		};
		return useSelect(
			(select) => {
				const { getReportStats } = select(wc.data.REPORTS_STORE_NAME);
				const { data } = getReportStats('revenue', request) || {};
				const [best] = (data && data.intervals) || [];
				return best && { date: best.date_start.slice(0, 10), number: best.subtotals[metric] };
			},
			[JSON.stringify(request)],
		);
	}

	function BestDaysTable({ shown, query }) {
		const currency = useContext(wc.currency.CurrencyContext);
		const best = {
			total_sales: useBestDay('total_sales', query),
			orders_count: useBestDay('orders_count', query),
		};
		const rowOf = ({ key, label }) => {
			const { date = '', number = '' } = best[key] || {};
			const isMoney = key === 'total_sales' && number !== '';
			return [
				{ display: label(), value: label() },
				{ display: date && toMoment(isoDateFormat, date).format('LL'), value: date },
				{ display: isMoney ? currency.formatAmount(number) : number, value: number },
			];
		};
		return createElement(TableCard, {
			title: __('Best days', 'example'),
			headers: [
				{ key: 'what', label: __('What', 'example'), isLeftAligned: true },
				{ key: 'day', label: __('Day', 'example'), isLeftAligned: true },
				{ key: 'number', label: __('Number', 'example'), isNumeric: true },
			],
			rows: shown.map(rowOf),
			rowsPerPage: shown.length,
			totalRows: shown.length,
			isLoading: shown.some(({ key }) => best[key] === undefined),
			showMenu: false,
		});
	}

	/** What every section's menu has at its end comes as `controls`. */
	function Menu({ controls: Controls, hiddenBlocks, onToggleHiddenBlock, ...section }) {
		return createElement(EllipsisMenu, {
			label: __('Choose what to show of the best days', 'example'),
			renderContent: ({ onToggle }) =>
				createElement(
					Fragment,
					null,
					createElement(MenuTitle, null, __('Best days', 'example')),
					blocks.map(({ key, label }) =>
						createElement(
							MenuItem,
							{
								key,
								checked: !hiddenBlocks.includes(key),
								isCheckbox: true,
								isClickable: true,
								onInvoke: onToggleHiddenBlock(key),
							},
							label(),
						),
					),
					createElement(Controls, { ...section, onToggle }),
				),
		});
	}

	function BestDays(props) {
		const shown = blocks.filter(({ key }) => !props.hiddenBlocks.includes(key));
		return createElement(
			Fragment,
			null,
			createElement(SectionHeader, {
				title: props.title,
				menu: createElement(Menu, props),
			}),
			shown.length > 0 && createElement(BestDaysTable, { shown, query: props.query }),
		);
	}

	wp.hooks.addFilter('woocommerce_dashboard_default_sections', 'example/best-days', (sections) => [
		...sections,
		{
			key: 'example-best-days',
			component: BestDays,
			title: __('Best days', 'example'),
			isVisible: true,
			icon: 'calendar',
			hiddenBlocks: [],
		},
	]);
})(window.wp, window.wc);
