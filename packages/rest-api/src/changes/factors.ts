import { __ } from '@wordpress/i18n';
import type { MetricUnit } from '../metrics';
import { byFactors, type Change, type Part } from './change';
import { isOfOrders, numberOf, type ChangeSubject, type Row } from './subject';

/** A number as the first factor times what one of it has on average. */
export interface FactorRule {
	/** Metrics that the first factor is read from. */
	readonly fields: readonly string[];
	readonly first: (totals: Row) => number;
	readonly labels: readonly [first: () => string, second: () => string];
	readonly units: readonly [first: MetricUnit, second: MetricUnit];
}

const orders = () => __('Orders', 'store-analytics');
const byOrder = () => __('Average by order', 'store-analytics');
const items = () => __('Items sold', 'store-analytics');
const itemsByOrder = () => __('Average items per order', 'store-analytics');
const byItem = () => __('Average price of an item', 'store-analytics');

function counted(
	key: string,
	labels: FactorRule['labels'],
	unit: MetricUnit = 'amount',
): FactorRule {
	return {
		fields: [key],
		first: (totals) => numberOf(totals, key),
		labels,
		units: ['count', unit],
	};
}

/** How a number is worked out of two others that move on their own; undefined where it is just counted. */
export function factorRule(subject: ChangeSubject): FactorRule | undefined {
	if (isOfOrders(subject)) return ofOrders(subject.metric);
	switch (`${subject.endpoint}/${subject.metric}`) {
		case 'products/net_revenue':
		case 'variations/net_revenue':
			return counted('items_sold', [items, byItem]);
		case 'products/items_sold':
		case 'variations/items_sold':
			return counted('orders_count', [orders, itemsByOrder], 'average');
		case 'coupons/amount':
		case 'taxes/total_tax':
		case 'taxes/order_tax':
		case 'taxes/shipping_tax':
			return counted('orders_count', [orders, byOrder]);
		default:
			return undefined;
	}
}

/** What is counted by itself; extensions' numbers say nothing of how they are made. */
const perOrder: readonly string[] = [
	...['net_revenue', 'total_sales', 'gross_sales'],
	...['refunds', 'coupons', 'taxes', 'shipping'],
];

function ofOrders(metric: string): FactorRule | undefined {
	if (perOrder.includes(metric)) return counted('orders_count', [orders, byOrder]);
	if (metric === 'num_items_sold') {
		return counted('orders_count', [orders, itemsByOrder], 'average');
	}
	if (metric !== 'avg_order_value') return undefined;
	const key = 'avg_items_per_order';
	return { ...counted(key, [itemsByOrder, byItem]), units: ['average', 'amount'] };
}

/** What each factor moved, with its own numbers. */
export function factorParts(
	{ first, labels, units }: FactorRule,
	{ metric }: Pick<ChangeSubject, 'metric'>,
	whole: Change,
	totals: { readonly before: Row; readonly now: Row },
): [Part, Part] {
	const factors = (units: number, row: Row) => {
		const count = first(row);
		return [count, count === 0 ? 0 : units / count] as const;
	};
	const [byFirst, bySecond] = byFactors(
		whole,
		factors(whole.before, totals.before),
		factors(whole.now, totals.now),
	);
	const change = (side: 0 | 1) => ({
		before: factors(numberOf(totals.before, metric), totals.before)[side],
		now: factors(numberOf(totals.now, metric), totals.now)[side],
		unit: units[side],
	});
	return [
		{ key: 'first', label: labels[0](), by: byFirst, change: change(0) },
		{ key: 'second', label: labels[1](), by: bySecond, change: change(1) },
	];
}
