import type { MetricUnit } from '@store-analytics/rest-api/metrics';
import type { MetricType } from '../../engine/definition/cells';
import type { ChartMetric } from '../../engine/definition/definition';

const types: Readonly<Record<MetricUnit, MetricType>> = {
	amount: 'currency',
	count: 'number',
	average: 'decimal',
};

/** How a number of breakdowns is written, and whether more of it is good. */
export type NumberLook = Pick<ChartMetric, 'type' | 'isReverseTrend' | 'isNeutralTrend'>;

export function lookOf(key: string, unit: MetricUnit = 'count'): NumberLook {
	const isRefundRate = key === 'refund_rate';
	const isRate = isRefundRate || key === 'repeat_rate';
	const isMoney = key === 'avg_order_value';
	return {
		type: isRate ? 'percent' : isMoney ? 'currency' : types[unit],
		...((isRefundRate || key.startsWith('refunds')) && { isReverseTrend: true }),
		// New customers of the later period had less time to come back.
		...((key === 'coupons' || key.startsWith('repeat_')) && { isNeutralTrend: true }),
	};
}
