import { inSameOrder, defaultQuery, queryToKeep } from './address';

const defaultDateRange = 'period=month&compare=previous_year';
const screen = {
	path: '/analytics/orders',
	title: 'Orders',
	defaultDateRange,
	hiddenColumns: ['num_items_sold', 'coupons'],
	metric: undefined,
};

describe('what of an address a view keeps', () => {
	it('is all but where it is and the page of its table, with its range by name and its columns', () => {
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

	it('says the shop’s default range, which may change later', () => {
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

	it('has no dates where a screen is of all time', () => {
		const query = { orderby: 'stock_status' };
		expect(queryToKeep({ ...screen, query, hiddenColumns: [], defaultDateRange: undefined })).toBe(
			'hidden_columns=&orderby=stock_status',
		);
	});

	it('is the same in any order', () => {
		expect(inSameOrder('period=month&compare=none')).toBe(inSameOrder('compare=none&period=month'));
	});
});
