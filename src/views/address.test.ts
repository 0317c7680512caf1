import { inSameOrder, defaultQuery, queryToKeep } from './address';

const defaultDateRange = 'period=month&compare=previous_year';
const screen = {
	path: '/analytics/orders',
	title: 'Orders',
	defaultDateRange,
	hiddenColumns: ['num_items_sold', 'coupons'],
	metric: undefined,
};

describe('A saved view', () => {
	it('keeps everything but the screen and the page of its table, with its range by name and its columns', () => {
		const query = {
			page: 'wc-admin',
			path: '/analytics/orders',
			paged: '3',
			refunds: 'all',
			period: 'last_7_days',
			compare: 'none',
			attribute_is: [['1', '25']],
		};
		expect(queryToKeep({ ...screen, query })).toBe(
			'attribute_is%5B0%5D%5B0%5D=1&attribute_is%5B0%5D%5B1%5D=25&compare=none&hidden_columns=coupons%2Cnum_items_sold&period=last_7_days&refunds=all',
		);
	});

	it('contains the shop’s default range, which may change later', () => {
		expect(queryToKeep({ ...screen, query: {}, hiddenColumns: [] })).toBe(
			'compare=previous_year&hidden_columns=&period=month',
		);
		const rolling = 'period=week&compare=previous_year&sa_period=last_7_days';
		expect(
			queryToKeep({ ...screen, query: {}, hiddenColumns: [], defaultDateRange: rolling }),
		).toBe('compare=previous_year&hidden_columns=&period=last_7_days');
		const days = 'period=custom&compare=previous_year&after=2026-01-05&before=2026-01-07';
		expect(defaultQuery({ defaultDateRange: days })).toBe(
			'after=2026-01-05&before=2026-01-07&compare=previous_year&period=custom',
		);
	});

	it('has no dates on a screen of all time', () => {
		const query = { orderby: 'stock_status' };
		expect(queryToKeep({ ...screen, query, hiddenColumns: [], defaultDateRange: undefined })).toBe(
			'hidden_columns=&orderby=stock_status',
		);
	});

	it('is the same string for any order of parameters', () => {
		expect(inSameOrder('period=month&compare=none')).toBe(inSameOrder('compare=none&period=month'));
	});
});
