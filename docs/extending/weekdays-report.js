/**
 * A report page: /analytics/weekdays shows on which days of the week the shop sells.
 */
(function (wp, wc) {
	const { createElement, Fragment, useContext } = wp.element;
	const { useSelect } = wp.data;
	const { __ } = wp.i18n;
	const { ReportFilters, TableCard } = wc.components;
	const { appendTimestamp, getCurrentDates, getDateParamsFromQuery, isoDateFormat, toMoment } =
		wc.date;

	/** What the filter bar wants to know about the dates in the address. */
	function dateQueryOf(query) {
		const { period, compare, before, after } = getDateParamsFromQuery(query);
		const { primary, secondary } = getCurrentDates(query);
		return { period, compare, before, after, primaryDate: primary, secondaryDate: secondary };
	}

	/** The days of the range with their numbers, page by page; undefined until all are there. */
	function useDays(query) {
		const { after, before } = getCurrentDates(query).primary;
		const request = {
			after: appendTimestamp(after, 'start'),
			before: appendTimestamp(before, 'end'),
			interval: 'day',
			order: 'asc',
			per_page: 100,
			fields: ['total_sales', 'orders_count'],
		};
		return useSelect(
			(select) => {
				const { getReportStats } = select(wc.data.REPORTS_STORE_NAME);
				const days = [];
				for (let page = 1, pages = 1; page <= pages; page++) {
					const reply = getReportStats('revenue', { ...request, page });
					if (!reply || !reply.data || !reply.data.intervals) {
						return undefined;
					}
					pages = reply.totalPages || 1;
					days.push(...reply.data.intervals);
				}
				return days;
			},
			[JSON.stringify(request)],
		);
	}

	/** Orders and sales of each weekday, from the shop's first day of the week on. */
	function weekdaysOf(days) {
		const weekdays = Array.from({ length: 7 }, (_, offset) => {
			const name = toMoment(isoDateFormat, '2026-01-04').startOf('week').add(offset, 'days');
			return { day: name.day(), name: name.format('dddd'), orders: 0, sales: 0 };
		});
		days.forEach(({ date_start: start, subtotals }) => {
			const day = toMoment(isoDateFormat, start.slice(0, 10)).day();
			const weekday = weekdays.find((one) => one.day === day);
			weekday.orders += subtotals.orders_count;
			weekday.sales += subtotals.total_sales;
		});
		return weekdays;
	}

	function WeekdaysTable({ query }) {
		const currency = useContext(wc.currency.CurrencyContext);
		const days = useDays(query);
		const weekdays = weekdaysOf(days || []);
		return createElement(TableCard, {
			title: __('Weekdays', 'example'),
			headers: [
				{ key: 'weekday', label: __('Weekday', 'example'), isLeftAligned: true, required: true },
				{ key: 'orders', label: __('Orders', 'example'), isNumeric: true },
				{ key: 'sales', label: __('Total sales', 'example'), isNumeric: true },
			],
			rows: weekdays.map(({ name, orders, sales }) => [
				{ display: name, value: name },
				{ display: String(orders), value: orders },
				{ display: currency.formatAmount(sales), value: sales },
			]),
			rowsPerPage: 7,
			totalRows: 7,
			isLoading: days === undefined,
			query,
		});
	}

	function WeekdaysReport({ path, query }) {
		return createElement(
			Fragment,
			null,
			createElement(ReportFilters, {
				path,
				query,
				dateQuery: dateQueryOf(query),
				isoDateFormat,
			}),
			createElement(WeekdaysTable, { query }),
		);
	}

	wp.hooks.addFilter('woocommerce_admin_reports_list', 'example/weekdays', (reports) => [
		...reports,
		{
			report: 'weekdays',
			title: __('Weekdays', 'example'),
			component: WeekdaysReport,
			navArgs: { id: 'example-weekdays' },
		},
	]);
})(window.wp, window.wc);
