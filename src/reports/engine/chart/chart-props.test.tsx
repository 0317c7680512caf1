import CurrencyFactory from '@store-analytics/currency';
import { moment } from '@store-analytics/date';
import type { ChartMetric } from '../definition/definition';
import { chartProps } from './chart-props';

const propsOf = (
	type: ChartMetric['type'],
	interval: 'hour' | 'day' | 'week' = 'week',
	locale = 'en_US',
	isThisYear = false,
) => {
	const days = { after: moment('2026-11-01'), before: moment('2026-11-20') };
	const period = { interval, allowedIntervals: ['day', 'week'] as const };
	return chartProps(
		{ type },
		{
			...period,
			isThisYear,
			primary: { ...days, label: 'Month to date', range: 'Nov 1 - 20, 2026' },
		},
		{ currency: CurrencyFactory(), locale },
		5,
	);
};

describe('The props of a metric’s chart', () => {
	it('[S5.currency-and-numbers.4] contain money by the shop’s currency, counts grouped, averages with two digits', () => {
		const { tooltipValueFormat: money } = propsOf('currency');
		expect(typeof money === 'function' && money(1234.5)).toBe('$1,234.50');
		expect(propsOf('number').tooltipValueFormat).toBe(',');
		expect(propsOf('average').tooltipValueFormat).toBe(',.2r');
	});

	it.each([
		['en_US', 'Fri, Nov 20', 'Thu, Nov 20, 2025'],
		['de_DE', 'Fr., 20. Nov.', 'Do., 20. Nov. 2025'],
	])('write days in %s with their weekday, and only other years', (locale, own, earlier) => {
		const { tooltipLabelFormat: write } = propsOf('number', 'day', locale);
		const written = [2026, 2025].map((year) => {
			return typeof write === 'function' && write(new Date(year, 10, 20));
		});
		expect(written).toEqual([own, earlier]);
	});

	it.each([
		['en_US', 'Nov 20'],
		['de_DE', '20. Nov.'],
		['ja', '11月20日'],
	])('write no year in %s below the axis of a range within this year', (locale, ownDay) => {
		const { x2ShortFormat: day } = propsOf('number', 'hour', locale, true);
		expect(typeof day === 'function' && day(new Date(2026, 10, 20))).toBe(ownDay);
		expect(propsOf('number', 'day', locale, true).x2ShortFormat).toBe('%b');
		expect(propsOf('number', 'day', locale).x2ShortFormat).toBeUndefined();
	});

	it.each([
		['en_US', '2 PM', 'Fri, Nov 20, 2026, 2 PM'],
		['de_DE', '14 Uhr', 'Fr., 20. Nov. 2026, 14 Uhr'],
		['es_ES', '14:00', 'vie, 20 nov 2026, 14:00'],
	])('write hours in %s in the form of the language', (locale, short, long) => {
		const { xFormat, tooltipLabelFormat } = propsOf('number', 'hour', locale);
		const written = [xFormat, tooltipLabelFormat].map((write) => {
			return typeof write === 'function' && write(new Date(2026, 10, 20, 14));
		});
		expect(written).toEqual([short, long]);
	});

	it('compare two values as the tiles do: in percent, or as an amount beyond 200 %', () => {
		const { changeOf } = propsOf('currency');
		expect(changeOf(150, 100)).toMatchObject({ delta: 50 });
		expect(changeOf(1070, 100)).toMatchObject({ delta: 1, deltaAmount: '$970.00' });
	});

	it('contain the intervals to choose from, the notation of its dates and their formats', () => {
		expect(propsOf('number')).toMatchObject({
			mode: 'time-comparison',
			interval: 'week',
			allowedIntervals: ['day', 'week'],
			dateParser: '%Y-%m-%dT%H:%M:%S',
			valueType: 'number',
			xFormat: '%-d',
			x2Format: '%b %Y',
		});
	});
});
