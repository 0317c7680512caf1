import { createRegistry } from '@wordpress/data';
import { store as itemsStore } from '../../items/store';
import { fakeShop, settle, type FakeShop } from '../../testing/fake-shop';
import { orders, revenueDay, revenueStats, serverError } from '../../testing/shop-responses';
import type { ReportRequest } from '../../reports/filter-query';
import { getFilterQuery } from '../../reports/filter-query';
import {
	getLeaderboard,
	getReportChartData,
	getReportTableData,
	getSummaryNumbers,
	getTooltipValueFormat,
} from './report-helpers';
import { getReportStatsQuery, getReportTableQuery } from './report-query';
import { store } from '../../reports/store';

const dates = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-10-01',
	before: '2026-10-31',
};
const primary = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };

const filters = [
	{
		param: 'filter',
		filters: [
			{ value: 'all' },
			{
				value: 'select_product',
				subFilters: [{ value: 'single_product', settings: { param: 'products' } }],
			},
			{ value: 'compare-products', settings: { param: 'products' } },
		],
	},
];
const advancedFilters = {
	filters: {
		status: {
			rules: [{ value: 'is' }, { value: 'is_not' }],
			input: { component: 'SelectControl' },
		},
		registered: {
			rules: [{ value: 'before' }, { value: 'after' }, { value: 'between' }],
			input: { component: 'Date' },
		},
	},
};

describe('getFilterQuery', () => {
	const ask = (query: object, rest: Partial<ReportRequest> = {}) =>
		getFilterQuery({
			endpoint: 'products',
			query: { ...query },
			filters,
			advancedFilters,
			...rest,
		});

	it('[S5.reports.1] limits a search to its results', () => {
		const query = { search: 'hood', products: '74,75', filter: 'compare-products' };
		expect(ask(query)).toEqual({ products: '74,75' });
		expect(ask({ ...query, categories: '3' }, { limitBy: ['products', 'categories'] })).toEqual({
			products: '74,75',
			categories: '3',
		});
	});

	it('[S5.reports.1] sends no other filter of the address with a search', () => {
		const query = {
			search: 'hood',
			products: '74,75',
			filter: 'single_variation',
			variations: '9',
		};
		const other = { filter: 'advanced', status_is: 'completed', type: 'lowstock' };
		expect(ask(query)).toEqual({ products: '74,75' });
		expect(ask({ ...query, ...other })).toEqual({ products: '74,75' });
		const stock = [{ param: 'type', filters: [{ value: 'lowstock' }] }];
		expect(ask({ ...query, ...other }, { filters: stock })).toEqual({ products: '74,75' });
	});

	it('sends the parameter of a choice, and nothing while that has no value', () => {
		expect(ask({ filter: 'single_product', products: '13' })).toEqual({ products: '13' });
		expect(ask({ filter: 'compare-products' })).toEqual({});
		expect(ask({})).toEqual({});
	});

	it('sends a choice without a parameter unchanged, such as the type of stock', () => {
		const stock = [{ param: 'type', filters: [{ value: 'lowstock' }] }];
		expect(ask({ type: 'lowstock' }, { filters: stock })).toEqual({ type: 'lowstock' });
	});

	it('[S5.filters.4] sends advanced filters with their combination, and nothing when none is active', () => {
		expect(ask({ filter: 'advanced', status_is: 'completed' })).toEqual({
			match: 'all',
			status_is: 'completed',
		});
		expect(ask({ filter: 'advanced', status_is: 'completed', match: 'any' })).toMatchObject({
			match: 'any',
		});
		expect(ask({ filter: 'advanced', match: 'any' })).toEqual({});
		expect(ask({ filter: 'advanced', registered_between: ['2026-01-01'] })).toEqual({});
	});

	it('[S5.dates.7] adds the start or the end of the day to dates of advanced filters', () => {
		const ends = ['2026-01-01', '2026-01-31'];
		expect(ask({ filter: 'advanced', registered_after: ends[0] })).toMatchObject({
			registered_after: '2026-01-01T00:00:00',
		});
		expect(ask({ filter: 'advanced', registered_before: ends[0] })).toMatchObject({
			registered_before: '2026-01-01T23:59:59',
		});
		expect(ask({ filter: 'advanced', registered_between: ends })).toMatchObject({
			registered_between: ['2026-01-01T00:00:00', '2026-01-31T23:59:59'],
		});
	});
});

describe('The queries of a report', () => {
	it('request stats of both ranges by the interval of the address', () => {
		const request = { endpoint: 'revenue', query: dates, fields: ['net_revenue'] };
		expect(getReportStatsQuery(request, 'primary')).toEqual({
			order: 'asc',
			interval: 'day',
			per_page: 100,
			...primary,
			segmentby: undefined,
			fields: ['net_revenue'],
		});
		expect(getReportStatsQuery(request, 'secondary')).toMatchObject({
			after: '2025-10-01T00:00:00',
			before: '2025-10-31T23:59:59',
		});
	});

	it('[S9.shared-settings.1, S9.shared-settings.4] request the newest 25 rows, or the rows of the address', () => {
		expect(getReportTableQuery({ endpoint: 'orders', query: dates })).toEqual({
			orderby: 'date',
			order: 'desc',
			...primary,
			page: 1,
			per_page: 25,
		});
		const query = { ...dates, orderby: 'net_total', order: 'asc', paged: '3', per_page: '50' };
		const tableQuery = { extended_info: true, orderby: 'num_items_sold' };
		expect(getReportTableQuery({ endpoint: 'orders', query, tableQuery })).toEqual({
			orderby: 'num_items_sold',
			order: 'asc',
			...primary,
			page: '3',
			per_page: '50',
			extended_info: true,
		});
	});

	it.each(['stock', 'customers'])('[S7.reports.3] request %s without dates', (endpoint) => {
		expect(getReportTableQuery({ endpoint, query: dates })).not.toHaveProperty('after');
		const stats = getReportStatsQuery({ endpoint, query: dates, fields: ['products'] }, 'primary');
		expect(stats).toEqual({ fields: ['products'] });
	});
});

describe('The report helpers for extensions', () => {
	let shop: FakeShop;
	let registry: ReturnType<typeof createRegistry>;
	const select = (name: string) => registry.select(name);

	beforeEach(() => {
		shop = fakeShop();
		shop.on('GET /wc-analytics/reports/revenue/stats', revenueStats);
		shop.on('GET /wc-analytics/reports/orders', orders);
		registry = createRegistry();
		registry.register(store);
		registry.register(itemsStore);
	});
	afterEach(() => settle());

	it('return totals of both ranges, and count as requesting until both have arrived', async () => {
		const read = () => getSummaryNumbers({ endpoint: 'revenue', query: dates, select });
		expect(read()).toEqual({
			isRequesting: true,
			isError: false,
			totals: { primary: null, secondary: null },
		});
		await settle();
		const totals = { orders_count: 141, net_revenue: 15196.53 };
		expect(read()).toEqual({
			isRequesting: false,
			isError: false,
			totals: { primary: totals, secondary: totals },
		});
		expect(shop.calls).toHaveLength(2);
	});

	it('join the intervals of all pages when there are more than 100', async () => {
		shop.on('GET /wc-analytics/reports/revenue/stats', ({ query }) => ({
			body: {
				totals: { net_revenue: 1 },
				intervals: [{ ...revenueDay, interval: `page ${query['page'] ?? 1}` }],
			},
			headers: { 'X-WP-Total': '214', 'X-WP-TotalPages': '3' },
		}));
		const selector = registry.select(store);
		const read = () =>
			getReportChartData({ endpoint: 'revenue', query: dates, selector, dataType: 'primary' });
		expect(read()).toMatchObject({ isRequesting: true });
		await settle();
		expect(read()).toMatchObject({ isRequesting: true });
		await settle();
		const { data, isRequesting, isEmpty } = read();
		expect({ isRequesting, isEmpty }).toEqual({ isRequesting: false, isEmpty: false });
		expect(data.intervals.map(({ interval }) => interval)).toEqual(['page 1', 'page 2', 'page 3']);
		expect(shop.calls).toHaveLength(3);
	});

	it('report an empty chart and a failed chart', async () => {
		const read = () =>
			getReportChartData({ endpoint: 'revenue', query: dates, select, dataType: 'primary' });
		shop.on('GET /wc-analytics/reports/revenue/stats', {
			body: { totals: { a: 0 }, intervals: [] },
		});
		read();
		await settle();
		expect(read()).toMatchObject({ isEmpty: true, isError: false });
		shop.on('GET /wc-analytics/reports/revenue/stats', serverError);
		await registry.dispatch(store).invalidateResolutionForStore();
		read();
		await settle();
		expect(read()).toMatchObject({ isEmpty: false, isError: true });
	});

	it('return a table’s rows with the query of the request', async () => {
		const read = () => getReportTableData({ endpoint: 'orders', query: dates, select });
		expect(read()).toMatchObject({ isRequesting: true, items: { data: [], totalResults: 0 } });
		await settle();
		expect(read()).toMatchObject({
			isRequesting: false,
			isError: false,
			query: { per_page: 25 },
			items: { data: orders.body, totalResults: 153 },
		});
	});

	it('return one leaderboard; all leaderboards of a range share one request', async () => {
		const rows = [[{ display: 'Hoodie', value: 'Hoodie' }]];
		const boards = ['products', 'coupons'].map((id) => ({ id, label: id, headers: [], rows }));
		shop.on('GET /wc-analytics/leaderboards', { body: boards });
		const read = (id: string) =>
			getLeaderboard({
				id,
				per_page: 5,
				persisted_query: { period: 'month' },
				query: dates,
				select,
			});
		expect(read('products')).toEqual({ isRequesting: true, isError: false, rows: [] });
		read('coupons');
		await settle();
		expect(read('products')).toEqual({ isRequesting: false, isError: false, rows });
		expect(read('nope').rows).toEqual([]);
		expect(shop.calls).toHaveLength(1);
		expect(shop.calls[0]?.query).toEqual({
			...primary,
			per_page: '5',
			persisted_query: '{"period":"month"}',
		});
	});

	it('format a tooltip’s value by its type', () => {
		const formatAmount = () => '$1';
		expect(getTooltipValueFormat('currency', formatAmount)).toBe(formatAmount);
		expect(
			['percent', 'number', 'average', 'else'].map((type) =>
				getTooltipValueFormat(type, formatAmount),
			),
		).toEqual(['.0%', ',', ',.2r', ',']);
	});
});
