import { isChartEmpty, readChartData } from './data';
import { createDateReader, createDateWriter } from './time';
import { dailyRows } from '../../testing/example-rows';

const reader = createDateReader('%Y-%m-%dT%H:%M:%S');

describe('Chart data', () => {
	it('[S3.chart-data-row.1] consist of a date plus one entry per series key, with the label date of a comparison', () => {
		const { dates, series } = readChartData(
			[
				{
					date: '2026-10-01T00:00:00',
					primary: { label: 'October', value: 650.5, labelDate: '2026-10-01 00:00:00' },
					secondary: { label: 'Last year', value: 30, labelDate: '2025-10-01 00:00:00' },
				},
			],
			{ mode: 'time-comparison', reader },
		);
		expect(dates).toEqual([new Date('2026-10-01T00:00:00Z')]);
		expect(series.map(({ key, label, total }) => [key, label, total])).toEqual([
			['primary', 'October', 650.5],
			['secondary', 'Last year', 30],
		]);
		expect(series[1]?.labelDates).toEqual([new Date('2025-10-01T00:00:00Z')]);
	});

	it('use given totals and add up the others', () => {
		const { series } = readChartData(dailyRows('2026-10-01', 3, { a: () => 2, b: () => 5 }), {
			mode: 'time-comparison',
			reader,
			legendTotals: { a: 99 },
		});
		expect(series.map(({ total }) => total)).toEqual([99, 15]);
	});

	it('have no total if it is null', () => {
		const { series } = readChartData(dailyRows('2026-10-01', 3, { a: () => 2 }), {
			mode: 'time-comparison',
			reader,
			legendTotals: { a: null },
		});
		expect(series.map(({ total }) => total)).toEqual([NaN]);
	});

	it('[S5.legend-and-compare.4] keep sold and requested items in a comparison, greatest first', () => {
		const rows = dailyRows('2026-10-01', 2, { 1: () => 0, 2: () => 4, 3: () => 9, 4: () => 0 });
		const { series } = readChartData(rows, {
			mode: 'item-comparison',
			reader,
			chosenKeys: new Set(['4']),
		});
		expect(series.map(({ key }) => key)).toEqual(['3', '2', '4']);
	});

	it('have a gap for a missing or malformed value, and skip rows without a valid date', () => {
		const { dates, series } = readChartData(
			[
				{ date: '2026-10-01T00:00:00', a: { label: 'A', value: 1 } },
				{ date: 'sometime', a: { label: 'A', value: 7 } },
				{ date: '2026-10-02T00:00:00', b: { label: 'B', value: NaN } },
			],
			{ mode: 'time-comparison', reader },
		);
		expect(dates).toHaveLength(2);
		expect(series.map(({ values }) => values)).toEqual([
			[1, null],
			[null, null],
		]);
	});

	it('[S8.7] are empty when every value equals the base value', () => {
		const at = (value: number) =>
			readChartData(dailyRows('2026-10-01', 3, { a: () => value }), {
				mode: 'time-comparison',
				reader,
			});
		expect(isChartEmpty(at(0))).toBe(true);
		expect(isChartEmpty(at(1))).toBe(false);
		expect(isChartEmpty(at(1), 1)).toBe(true);
		expect(isChartEmpty(at(0), 1)).toBe(false);
	});
});

describe('Chart dates', () => {
	it.each([
		['en_US', '6AM', '6PM'],
		['ar', '6ص', '6م'],
		['ja', '6午前', '6午後'],
	])('write the halves of a day in the words of %s', (locale, morning, evening) => {
		const write = createDateWriter('%-I%p', locale);
		const at = (hour: number) => write(new Date(Date.UTC(2026, 9, 5, hour)));
		expect([at(6), at(18)]).toEqual([morning, evening]);
	});

	it('keep an hour that the machine’s clock skips separate from its neighbours', () => {
		const rows = ['01', '02', '03'].map((hour) => ({ date: `2026-03-08T${hour}:00:00` }));
		const { dates } = readChartData(rows, { mode: 'time-comparison', reader });
		const write = createDateWriter('%H', 'en_US');
		expect(dates.map(write)).toEqual(['01', '02', '03']);
	});

	it('write months in the language of the shop, and fall back to English', () => {
		const date = new Date('2026-10-01T00:00:00Z');
		expect(createDateWriter('%B %Y', 'de_DE')(date)).toBe('Oktober 2026');
		expect(createDateWriter('%B %Y', 'not a locale!')(date)).toBe('October 2026');
	});

	it('give functions a date whose local fields are the wall clock', () => {
		const write = createDateWriter((date) => `${date.getDate()}. ${date.getHours()}h`, 'en');
		expect(write(new Date('2026-10-31T23:00:00Z'))).toBe('31. 23h');
	});
});
