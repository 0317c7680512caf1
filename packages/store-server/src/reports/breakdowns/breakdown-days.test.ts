import { numberRules } from '../../schema/number-rules';
import { breakdownMetrics } from '../metrics/breakdown-metrics';
import { metricOf } from '../metrics/metric';
import { lineDayMetrics } from './breakdown-days';

describe('Returns over day sums of lines', () => {
	it.each([
		['10.1.0', 'product_net_revenue', 'returned_net_revenue'],
		['10.9.1', 'product_gross_revenue', 'returned_gross_revenue'],
		['11.1.0', 'product_gross_revenue', 'returned_gross_revenue'],
	])('are the amount that lines return in WooCommerce %s', (version, ofRows, ofDays) => {
		const rules = {
			rules: numberRules({ version, databaseVersion: version, usesOldRefundData: false }),
			newcomers: 'once',
		} as const;
		const line = metricOf(breakdownMetrics(rules), 'refunds').over?.line;
		expect(line).toBe(`-SUM(${ofRows}) FILTER (WHERE product_net_revenue < 0)`);
		expect(metricOf(lineDayMetrics(rules), 'refunds').over?.line).toBe(`-SUM(${ofDays})`);
	});
});
