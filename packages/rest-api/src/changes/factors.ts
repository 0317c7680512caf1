import { __ } from '@wordpress/i18n';
import { dimensionFilters } from '../breakdowns/filters';
import { grainOf, grainWithout, namesRefunds, type DimensionKey } from '../dimensions';
import type { MetricUnit } from '../metrics';
import { byFactors, type Change, type Part } from './change';
import { isOfBreakdown, isOfOrders, numberOf, type ChangeSubject, type Row } from './subject';

/** A number as a first factor times the average per unit of that factor. */
export interface FactorRule {
	/** The metrics that make up the first factor. */
	readonly fields: readonly string[];
	readonly first: (totals: Row) => number;
	/** The metric that displays the second factor, if that is not the average per unit of the first. */
	readonly second?: (totals: Row) => number;
	/** The title of the split, if it is not "how many, and how much of each". */
	readonly title?: () => string;
	readonly labels: readonly [first: () => string, second: () => string];
	readonly units: readonly [first: MetricUnit, second: MetricUnit];
}

const orders = () => __('Orders', 'store-analytics');
const byOrder = () => __('Average per order', 'store-analytics');
const refundCount = () => __('Number of refunds', 'store-analytics');
const byRefund = () => __('Average per refund', 'store-analytics');
const items = () => __('Items sold', 'store-analytics');
const itemsByOrder = () => __('Average items per order', 'store-analytics');
const itemsBeforeReturns = () => __('Items sold, before returns', 'store-analytics');
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

/** Returns the two factors of a number; undefined for a number that is only counted. */
export function factorRule(subject: ChangeSubject): FactorRule | undefined {
	if (isOfOrders(subject)) return isOfRefunds(subject) ? undefined : ofOrders(subject);
	if (isOfBreakdown(subject)) return ofBreakdown(subject);
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
		case 'tax-places/total_tax':
			return counted('orders_count', [orders, byOrder]);
		default:
			return undefined;
	}
}

/** Whether Orders lists refunds alone: there are no orders then, of which there could be more. */
function isOfRefunds({ filters }: ChangeSubject): boolean {
	const { refunds = 'none' } = filters;
	return refunds !== 'none' || namesRefunds(dimensionFilters(filters).map((one) => one.dimension));
}

/** Numbers that are only counted. Extensions do not say how theirs are calculated. */
const perOrder: readonly string[] = [
	...['net_revenue', 'total_sales', 'gross_sales'],
	...['refunds', 'coupons', 'taxes', 'shipping'],
];

/** As for orders, except by what refunds say: there are no orders then, but refunds. */
function ofBreakdown(subject: ChangeSubject): FactorRule | undefined {
	const by = [String(subject.filters['by']) as DimensionKey]; // as: the report has checked it
	const filtered = dimensionFilters(subject.filters).map(({ dimension }) => dimension);
	const grain = grainOf(by, filtered) ?? 'order';
	const isOfRefunds = namesRefunds([...by, ...filtered]);
	if (!grainWithout('orders_count', grain, isOfRefunds)) return ofOrders(subject);
	return subject.metric === 'refunds'
		? counted('refunds_count', [refundCount, byRefund])
		: undefined;
}

function ofOrders(subject: ChangeSubject): FactorRule | undefined {
	const { metric } = subject;
	if (perOrder.includes(metric)) return counted('orders_count', [orders, byOrder]);
	if (metric === 'num_items_sold') {
		return counted('orders_count', [orders, itemsByOrder], 'average');
	}
	if (metric === 'avg_items_per_order') return itemsPerOrder(subject);
	if (metric !== 'avg_order_value') return undefined;
	const key = 'avg_items_per_order';
	return { ...counted(key, [itemsByOrder, byItem]), units: ['average', 'amount'] };
}

/**
 * Units × orders. Since 10.2 no response contains the units before returns, so they are calculated from the average.
 */
function itemsPerOrder({ ordersAlone, metric }: ChangeSubject): FactorRule {
	const ordersIn = (totals: Row) => numberOf(totals, 'orders_count');
	return {
		fields: ['orders_count', 'num_items_sold'],
		first: (totals) =>
			ordersAlone
				? roundPieces(numberOf(totals, metric) * ordersIn(totals))
				: numberOf(totals, 'num_items_sold'),
		second: ordersIn,
		title: () => __('How it is calculated', 'store-analytics'),
		labels: [ordersAlone ? itemsBeforeReturns : items, orders],
		units: ['count', 'count'],
	};
}

/** Pieces have six decimals at most; this removes the errors of binary fractions. */
function roundPieces(pieces: number): number {
	return Math.round(pieces * 1e6) / 1e6;
}

/** Units of a whole item, if only whole items were sold; otherwise one unit. */
function stepOf({ metric, toUnits }: Pick<ChangeSubject, 'metric' | 'toUnits'>, whole: Change) {
	if (metric !== 'items_sold' && metric !== 'num_items_sold') return 1;
	const item = toUnits(1);
	return [whole.before, whole.now].every((units) => units % item === 0) ? item : 1;
}

/** The change by each factor, with the factor's own numbers. */
export function factorParts(
	{ first, second, labels, units }: FactorRule,
	subject: Pick<ChangeSubject, 'metric' | 'toUnits'>,
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
		stepOf(subject, whole),
	);
	const { metric } = subject;
	const shown = (side: 0 | 1, row: Row) =>
		side === 1 && second ? second(row) : factors(numberOf(row, metric), row)[side];
	const change = (side: 0 | 1) => ({
		before: shown(side, totals.before),
		now: shown(side, totals.now),
		unit: units[side],
	});
	return [
		{ key: 'first', label: labels[0](), by: byFirst, change: change(0) },
		{ key: 'second', label: labels[1](), by: bySecond, change: change(1) },
	];
}
