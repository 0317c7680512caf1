import { dimensionOf } from '../dimensions';
import { queryMeanings } from '../metrics';
import { comparedRange, rangeOf } from './ranges';
import { dimensionWords, metricWords, nameFor, rangeWords } from './words';

const clock = { today: '2026-11-27', weekStart: 1 };
const days = (range: { after: string; before: string } | undefined) =>
	range && `${range.after} ${range.before}`;

describe('Words for names of the query', () => {
	it('stand for metrics and dimensions that exist', () => {
		const metrics = queryMeanings({ ordersAlone: true, fullRefunds: true }).map(({ key }) => key);
		expect(Object.values(metricWords).filter((name) => !metrics.includes(name))).toEqual([]);
		expect(Object.values(dimensionWords).filter((name) => !dimensionOf(name))).toEqual([]);
	});

	it('never are the name of something else', () => {
		const metrics = queryMeanings({ ordersAlone: true, fullRefunds: true }).map(({ key }) => key);
		expect(Object.keys(metricWords).filter((word) => metrics.includes(word))).toEqual([]);
		expect(Object.keys(dimensionWords).filter((word) => dimensionOf(word))).toEqual([]);
	});

	it('are found with hyphens and capitals, and other texts stay as they are', () => {
		expect(nameFor('Net-Sales', metricWords)).toBe('net_revenue');
		expect(nameFor('total_sales', metricWords)).toBe('total_sales');
		expect(nameFor('constructor', metricWords)).toBe('constructor');
	});
});

describe('Named ranges on Friday, 27 November 2026', () => {
	it.each([
		['today', '2026-11-27 2026-11-27', '2026-11-26 2026-11-26'],
		['yesterday', '2026-11-26 2026-11-26', '2026-11-25 2026-11-25'],
		['last_7_days', '2026-11-20 2026-11-26', '2026-11-13 2026-11-19'],
		['last_30_days', '2026-10-28 2026-11-26', '2026-09-28 2026-10-27'],
		['this_week', '2026-11-23 2026-11-27', '2026-11-16 2026-11-20'],
		['last_week', '2026-11-16 2026-11-22', '2026-11-09 2026-11-15'],
		['this_month', '2026-11-01 2026-11-27', '2026-10-01 2026-10-27'],
		['last_month', '2026-10-01 2026-10-31', '2026-09-01 2026-09-30'],
		['this_quarter', '2026-10-01 2026-11-27', '2026-07-01 2026-08-27'],
		['last_quarter', '2026-07-01 2026-09-30', '2026-04-01 2026-06-30'],
		['this_year', '2026-01-01 2026-11-27', '2025-01-01 2025-11-27'],
		['last_year', '2025-01-01 2025-12-31', '2024-01-01 2024-12-31'],
		['2026-03-01..2026-03-10', '2026-03-01 2026-03-10', '2026-02-19 2026-02-28'],
	])('%s is %s, and the period before is %s', (name, own, before) => {
		expect(days(rangeOf(name, clock))).toBe(own);
		expect(days(comparedRange('previous_period', name, clock))).toBe(before);
	});

	it('begin weeks with the shop’s first day', () => {
		expect(days(rangeOf('last_week', { ...clock, weekStart: 0 }))).toBe('2026-11-15 2026-11-21');
		expect(days(rangeOf('this_week', { ...clock, weekStart: 6 }))).toBe('2026-11-21 2026-11-27');
	});

	it('are compared with as many days of a shorter month', () => {
		const march = { today: '2026-03-31', weekStart: 1 };
		expect(days(comparedRange('previous_period', 'this_month', march))).toBe(
			'2026-02-01 2026-02-28',
		);
	});

	it('are compared with the year before, where 29 February becomes the 28th', () => {
		expect(days(comparedRange('previous_year', '2024-02-29..2024-03-01', clock))).toBe(
			'2023-02-28 2023-03-01',
		);
		expect(days(comparedRange('2026-01-01..2026-01-31', 'last_month', clock))).toBe(
			'2026-01-01 2026-01-31',
		);
	});

	it.each(['constructor', 'last month', '2026-02-30..2026-03-01', '2026-03-02..2026-03-01', ''])(
		'are not "%s"',
		(text) => {
			expect(rangeOf(text, clock)).toBeUndefined();
			expect(comparedRange(text, 'last_month', clock)).toBeUndefined();
		},
	);

	it('never end after today', () => {
		for (const name of Object.keys(rangeWords)) {
			expect((rangeOf(name, clock)?.before ?? '') <= clock.today).toBe(true);
		}
	});
});
