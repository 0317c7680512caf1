import type { ReportMetric } from '@store-analytics/rest-api';
import type { DimensionGrain } from '@store-analytics/rest-api/dimensions';
import { meaningOf, type MeaningRules, type MetricUnit } from '@store-analytics/rest-api/metrics';
import type { MetricType } from '../../engine/definition/cells';
import type { ChartMetric } from '../../engine/definition/definition';

type Metric = ReportMetric<'breakdown'>;

interface Numbers {
	/** Tiles, charts and columns; the first one is what rows are sorted by. */
	readonly main: readonly Metric[];
	/** Columns that are hidden at first. */
	readonly further: readonly Metric[];
}

const ofOrders: Numbers = {
	main: [
		'net_revenue',
		'orders_count',
		'avg_order_value',
		'total_sales',
		'refunds',
		'total_customers',
		'new_customers',
	],
	further: [
		'num_items_sold',
		'avg_items_per_order',
		'gross_sales',
		'coupons',
		'taxes',
		'shipping',
		'refund_rate',
	],
};

/** The numbers of a breakdown: refunds sell nothing, and lines have no customers of their own. */
const numbersOf: Readonly<Record<DimensionGrain, Numbers>> = {
	order: ofOrders,
	line: {
		main: ['net_revenue', 'num_items_sold', 'orders_count', 'refunds', 'total_sales'],
		further: ['gross_sales', 'taxes', 'shipping'],
	},
	'coupon line': {
		main: ['coupons', 'orders_count', 'net_revenue', 'avg_order_value'],
		further: ['total_sales', 'refunds', 'taxes', 'shipping'],
	},
	refund: {
		main: ['refunds', 'refunds_count'],
		further: ['taxes', 'shipping', 'total_customers'],
	},
};

const types: Readonly<Record<MetricUnit, MetricType>> = {
	amount: 'currency',
	count: 'number',
	average: 'decimal',
};

/** A number with its column: sortable under its own name. */
export interface BreakdownNumber {
	readonly chart: ChartMetric<Metric>;
	readonly isHidden: boolean;
}

/** The numbers by which a dimension of this grain can be broken down. */
export function breakdownNumbers(grain: DimensionGrain, rules: MeaningRules): BreakdownNumber[] {
	const { main, further } = numbersOf[grain];
	return [...main, ...further].map((key, index) => ({
		chart: chartOf(key, rules),
		isHidden: index >= main.length,
	}));
}

function chartOf(key: Metric, rules: MeaningRules): ChartMetric<Metric> {
	const meaning = meaningOf('breakdown', key, rules);
	const isRate = key === 'refund_rate';
	const isMoney = key === 'avg_order_value';
	return {
		key,
		label: meaning?.label() ?? key,
		type: isRate ? 'percent' : isMoney ? 'currency' : types[meaning?.unit ?? 'count'],
		orderby: key,
		order: 'desc',
		...(!meaning?.sumsOver.includes('interval') && { addsUp: false }),
		...((isRate || key.startsWith('refunds')) && { isReverseTrend: true }),
		...(key === 'coupons' && { isNeutralTrend: true }),
	};
}
