import CurrencyFactory from '@store-analytics/currency';
import type { ChartMetric } from '../definition/definition';
import { chartProps } from './chart-props';

const propsOf = (type: ChartMetric['type']) =>
	chartProps(
		{ type },
		{ interval: 'week', allowedIntervals: ['day', 'week'] },
		CurrencyFactory(),
		5,
	);

describe('The props of a metric’s chart', () => {
	it('[S5.currency-and-numbers.4] contain money by the shop’s currency, counts grouped, averages with two digits', () => {
		const { tooltipValueFormat: money } = propsOf('currency');
		expect(typeof money === 'function' && money(1234.5)).toBe('$1,234.50');
		expect(propsOf('number').tooltipValueFormat).toBe(',');
		expect(propsOf('average').tooltipValueFormat).toBe(',.2r');
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
