import { storeClock } from '@store-analytics/date';
import { periodOf } from './period';
import { chartRows, type StatsInterval } from './chart-rows';

function days(first: string, count: number, value: (index: number) => number): StatsInterval[] {
	const start = Date.parse(`${first}T00:00:00Z`);
	return Array.from({ length: count }, (_, index) => {
		const day = new Date(start + index * 86_400_000).toISOString().slice(0, 10);
		return {
			interval: day,
			date_start: `${day} 00:00:00`,
			date_end: `${day} 23:59:59`,
			subtotals: { net_revenue: value(index) },
		};
	});
}

const custom = (after: string, before: string, compare: string, interval = 'day') =>
	periodOf({ period: 'custom', after, before, compare, interval }, '', storeClock());

describe('Chart rows', () => {
	it('[S3.chart-data-row.1] contain a date, and for each period its value, label and date', () => {
		const period = custom('2026-10-01', '2026-10-02', 'previous_year');
		const rows = chartRows(
			{ key: 'net_revenue' },
			period,
			days('2026-10-01', 2, (index) => 10 + index),
			days('2025-10-01', 2, (index) => 20 + index),
		);
		expect(rows[1]).toEqual({
			date: '2026-10-02T00:00:00',
			primary: {
				label: 'Custom (Oct 1 - 2, 2026)',
				labelDate: '2026-10-02T00:00:00',
				value: 11,
			},
			secondary: {
				label: 'Previous year (Oct 1 - 2, 2025)',
				labelDate: '2025-10-02T00:00:00',
				value: 21,
			},
		});
	});

	it('compare a leap day with nothing and 1 March with 1 March', () => {
		const rows = chartRows(
			{ key: 'net_revenue' },
			custom('2028-02-27', '2028-03-02', 'previous_year'),
			days('2028-02-27', 5, (index) => index),
			days('2027-02-27', 4, (index) => 100 + index),
		);
		expect(
			rows.map(({ secondary }) => [secondary?.labelDate.slice(0, 10), secondary?.value]),
		).toEqual([
			['2027-02-27', 100],
			['2027-02-28', 101],
			['-', null],
			['2027-03-01', 102],
			['2027-03-02', 103],
		]);
		expect(rows[2]?.secondary?.label).toBe('-');
	});

	it('omit a leap day of the year before', () => {
		const rows = chartRows(
			{ key: 'net_revenue' },
			custom('2029-02-28', '2029-03-01', 'previous_year'),
			days('2029-02-28', 2, (index) => index),
			days('2028-02-28', 3, (index) => 100 + index),
		);
		expect(rows.map(({ secondary }) => secondary?.value)).toEqual([100, 102]);
	});

	it('match the intervals of the previous period by their order', () => {
		const rows = chartRows(
			{ key: 'net_revenue' },
			custom('2028-02-28', '2028-03-01', 'previous_period'),
			days('2028-02-28', 3, (index) => index),
			days('2028-02-25', 3, (index) => 100 + index),
		);
		expect(rows.map(({ secondary }) => secondary?.value)).toEqual([100, 101, 102]);
		expect(rows[0]?.secondary?.labelDate).toBe('2028-02-25T00:00:00');
	});

	it('match weeks with those of the year before by their order, not by their days', () => {
		const rows = chartRows(
			{ key: 'net_revenue' },
			custom('2026-10-01', '2026-10-31', 'previous_year', 'week'),
			days('2026-10-04', 1, () => 1),
			days('2025-10-05', 1, () => 2),
		);
		expect(rows[0]?.secondary).toMatchObject({ labelDate: '2025-10-05T00:00:00', value: 2 });
	});

	it('show a gap with its expected date if the comparison has fewer intervals', () => {
		const rows = chartRows(
			{ key: 'net_revenue' },
			custom('2026-10-01', '2026-10-31', 'previous_period', 'week'),
			days('2026-10-01', 3, () => 1),
			days('2026-09-01', 1, () => 2),
		);
		expect(rows[2]?.secondary).toMatchObject({ value: null });
		expect(rows[2]?.secondary?.labelDate).toBe('2026-09-05T00:00:00');
	});

	it('match days with the same weekdays 52 weeks before, by their order', () => {
		const rows = chartRows(
			{ key: 'net_revenue' },
			custom('2024-02-28', '2024-03-01', 'same_weekdays_last_year'),
			days('2024-02-28', 3, (index) => index),
			days('2023-03-01', 3, (index) => 100 + index),
		);
		expect(rows.map(({ secondary }) => secondary?.value)).toEqual([100, 101, 102]);
		expect(rows[1]?.secondary?.labelDate).toBe('2023-03-02T00:00:00');
		expect(rows[0]?.secondary?.label).toBe('Previous year, same weekdays (Mar 1 - 3, 2023)');
	});

	it('contain a single period without a comparison', () => {
		const rows = chartRows(
			{ key: 'net_revenue' },
			custom('2026-10-01', '2026-10-02', 'none'),
			days('2026-10-01', 2, (index) => index),
		);
		expect(rows.map((row) => Object.keys(row))).toEqual([
			['date', 'primary'],
			['date', 'primary'],
		]);
	});

	it('read a missing metric as zero', () => {
		const period = custom('2026-10-01', '2026-10-01', 'previous_year');
		const rows = chartRows(
			{ key: 'taxes' },
			period,
			days('2026-10-01', 1, () => 1),
			[],
		);
		expect(rows[0]?.primary.value).toBe(0);
	});

	it('mark unfinished intervals and omit future ones, only in the primary range', () => {
		const period = custom('2026-11-18', '2026-11-21', 'previous_period');
		const rows = chartRows(
			{ key: 'net_revenue' },
			period,
			days('2026-11-18', 4, (index) => (index === 3 ? 0 : 10)),
			days('2026-11-14', 4, () => 5),
			'2026-11-20 12:00:00',
		);
		expect(rows.map(({ primary }) => [primary.value, primary.isUnfinished])).toEqual([
			[10, undefined],
			[10, undefined],
			[10, true],
			[null, undefined],
		]);
		expect(rows.map(({ secondary }) => secondary?.value)).toEqual([5, 5, 5, 5]);
	});

	it('keep future sales, such as those of an order dated ahead', () => {
		const period = custom('2026-11-20', '2026-11-21', 'none');
		const rows = chartRows(
			{ key: 'net_revenue' },
			period,
			days('2026-11-20', 2, () => 7),
			[],
			'2026-11-20 12:00:00',
		);
		expect(rows.map(({ primary }) => primary.value)).toEqual([7, 7]);
	});
});
