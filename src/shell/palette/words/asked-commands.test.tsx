import { resetLocaleData } from '@wordpress/i18n';
import { getHistory, getNewPath, parseQuery } from '@store-analytics/navigation';
import {
	average,
	byCountry,
	lastMonth,
	returns,
	rolling,
	sales,
	speak,
	thisWeek,
	yearAgo,
	type Sentence,
} from '../../../../tests/support/palette-words';
import { askedCommands } from './asked-commands';
import type { Understood } from './understand';

afterAll(() => resetLocaleData({}, 'store-analytics'));

const english: readonly Sentence[] = [
	['revenue last month by country', { ...sales, ...lastMonth, ...byCountry }],
	['by country revenue last month', { ...sales, ...lastMonth, ...byCountry }],
	['Show me the net sales of last month, per country', { ...sales, ...lastMonth, ...byCountry }],
	['aov', average],
	['AOV this year', { ...average, range: { period: 'year' } }],
	['refunds this week', { ...returns, ...thisWeek }],
	['compare with last year', yearAgo],
	['sales yesterday vs last year', { ...sales, range: { period: 'yesterday' }, ...yearAgo }],
	['orders today without comparison', expect.objectContaining({ compare: 'none' })],
	['revenue last 45 days', { ...sales, ...rolling('last_45_days') }],
	['past 6 weeks', rolling('last_6_weeks')],
	['new customers by channel', { metric: 'new_customers', dimension: 'source_type' }],
	['repeat rate by campaign', { metric: 'repeat_rate', dimension: 'campaign' }],
	[
		'Which campaign brings customers who return?',
		{ metric: 'repeat_customers', dimension: 'campaign' },
	],
	['average order value by payment method', { ...average, dimension: 'payment_method' }],
	['revenue by hour of the day', { ...sales, dimension: 'hour' }],
	[
		'items sold by product ytd',
		{ metric: 'num_items_sold', dimension: 'product', range: { period: 'year' } },
	],
	[
		'taxes october',
		{ metric: 'taxes', range: { period: 'custom', after: '2026-10-01', before: '2026-10-31' } },
	],
	[
		'taxes December',
		{ metric: 'taxes', range: { period: 'custom', after: '2025-12-01', before: '2025-12-31' } },
	],
	[
		'taxes february 2024',
		{ metric: 'taxes', range: { period: 'custom', after: '2024-02-01', before: '2024-02-29' } },
	],
	[
		'gross sales 2025',
		{
			metric: 'gross_sales',
			range: { period: 'custom', after: '2025-01-01', before: '2025-12-31' },
		},
	],
	['2025', undefined],
	[
		'avg order value by channel last week',
		{ ...average, dimension: 'source_type', range: { period: 'last_week' } },
	],
	[
		'discounts last quarter vs previous year',
		{ metric: 'coupons', range: { period: 'last_quarter' }, ...yearAgo },
	],
	['top products this month', { screen: '/analytics/products', range: { period: 'month' } }],
	['products last year', { screen: '/analytics/products', range: { period: 'last_year' } }],
];

describe('The palette understands words', () => {
	describe('in English:', () => {
		let read: (text: string) => Understood | undefined;
		beforeAll(() => ({ read } = speak('en_US')));

		it.each(english)('%s', (text, said) => expect(read(text)).toEqual(said));
	});

	describe('with one wrong letter in each:', () => {
		let read: (text: string) => Understood | undefined;
		beforeAll(() => ({ read } = speak('en_US')));
		const whole = { ...sales, ...lastMonth, ...byCountry };

		it.each(['revnue last month by country', 'revenue lats monht by coutnry'])('%s', (text) =>
			expect(read(text)).toEqual(whole),
		);
		it.each(['ravvenue last month', 'revenue lst yar by contry', 'aob last month', 'salse'])(
			'but no more: %s',
			(text) => expect(read(text)).toBeUndefined(),
		);
	});

	it.each([
		'hoodie',
		'revenue hoodie last month',
		'revenue by',
		'revenue last month last week',
		'revenue sales by country city',
		'last 0 days',
		'',
		'   ',
		'by',
	])('and nothing where one is unknown or said twice: "%s"', (text) => {
		const said = speak('en_US').read(text);
		expect(said === undefined || Object.keys(said).length === 0).toBe(true);
	});
});

describe('The command for words', () => {
	const { known, words } = speak('en_US');
	const asked = (text: string) => askedCommands(text, words, known)[0];
	const address = (text: string) => {
		const href = asked(text)?.href ?? '';
		return parseQuery(href.slice(href.indexOf('?')));
	};
	const open = (query: Record<string, string>, path: string) =>
		getHistory().push(getNewPath(query, path, {}));
	beforeEach(() => open({}, '/analytics/overview'));

	it('says what has been understood, and where it leads', () => {
		expect(asked('revnue last month by country')).toMatchObject({
			label: 'Net sales · Last month · by Country',
			hint: 'Breakdown',
			group: 'numbers',
		});
		expect(asked('revenue last month')?.label).toBe('Net sales · Last month');
		expect(asked('taxes last month')).toMatchObject({ hint: 'Taxes' });
		expect(asked('compare with last year')?.label).toBe('compared: Previous year');
		expect(asked('taxes october 2025')?.label).toBe('Taxes · October 2025');
		expect(asked('taxes 2025')?.label).toBe('Taxes · 2025');
	});

	it.each([
		[
			'revenue last month by country',
			'breakdown',
			{ by: 'billing_country', chart: 'net_revenue', period: 'last_month' },
		],
		['aov', 'orders', { chart: 'avg_order_value' }],
		['refunds this week', 'refunds', { chart: 'refunds', period: 'week' }],
		['refunds by reason', 'refunds', { by: 'refund_reason', chart: 'refunds' }],
		['refunds by country', 'refunds', { by: 'billing_country', chart: 'refunds' }],
		['items sold last 7 days', 'products', { chart: 'items_sold', period: 'last_7_days' }],
		['coupons last month', 'coupons', { period: 'last_month' }],
		['discounts last month', 'revenue', { chart: 'coupons', period: 'last_month' }],
		['revenue last month', 'revenue', { chart: 'net_revenue', period: 'last_month' }],
		[
			'Which campaign brings customers who return?',
			'breakdown',
			{ by: 'campaign', chart: 'repeat_customers', also: 'repeat_rate' },
		],
		['orders by weekday', 'breakdown', { by: 'weekday', chart: 'orders_count' }],
	])('opens the screen that shows it: %s', (text, report, query) => {
		expect(address(text)).toMatchObject({ path: `/analytics/${report}`, ...query });
	});

	it('keeps the dates of the screen unless it names others, and its filters if it names dates only', () => {
		open(
			{ period: 'last_year', compare: 'previous_year', device_is: 'Mobile' },
			'/analytics/orders',
		);
		expect(address('aov')).toMatchObject({ period: 'last_year', compare: 'previous_year' });
		expect(address('revenue october 2025')).toMatchObject({
			...{ period: 'custom', after: '2025-10-01', before: '2025-10-31' },
		});
		expect(address('last month vs previous period')).toEqual({
			...{ page: 'wc-admin', path: '/analytics/orders', device_is: 'Mobile' },
			...{ period: 'last_month', compare: 'previous_period' },
		});
	});

	it.each(['orders', 'Country', 'refunds', 'reason', 'orders of reason', 'customers by reason'])(
		'leaves names of screens, and what no screen shows, to the search: %s',
		(text) => expect(asked(text)).toBeUndefined(),
	);
});
