import { dimensionFilters } from '@store-analytics/rest-api/breakdowns';
import {
	dimensionNamed,
	dimensionOf,
	grainOf,
	grainWithout,
	namesRefunds,
	type Dimension,
	type DimensionGrain,
	type DimensionKey,
} from '@store-analytics/rest-api/dimensions';
import { textOf, type Query } from '../../../platform/query';
import type { Numbers, NumbersByGrain } from './numbers';

/** What an address asks a breakdown for, as far as its numbers depend on it. */
export interface BreakdownKind {
	readonly dimension: Dimension;
	/** Of the dimension with its filters. */
	readonly grain: DimensionGrain;
	readonly numbers: Numbers;
	/** Whether rows can have a metric, be it among the numbers or not. */
	readonly has: (metric: string) => boolean;
	/** Filters of the address that go with the dimension, and those that do not. */
	readonly fitting: readonly DimensionKey[];
	readonly leftOut: readonly DimensionKey[];
}

/** The dimensions by which an address filters. */
export function filteredIn(query: Query): readonly DimensionKey[] {
	return [...new Set(dimensionFilters(query).map(({ dimension }) => dimension))];
}

/** The part of an address by which a breakdown is built (`Report.choice`). */
export const kindInAddress = (query: Query): string =>
	[textOf(query, 'by'), ...filteredIn(query)].join('\n');

/** Reads `kindInAddress`. An unknown dimension, or one that the report does not have, is the usual one. */
export function kindOf(
	chosen: string,
	byGrain: NumbersByGrain,
	usual: DimensionKey,
): BreakdownKind {
	const [by = '', ...names] = chosen.split('\n');
	const asked = dimensionOf(by);
	const dimension = asked && byGrain[asked.grain] ? asked : dimensionNamed(usual);
	const filtered = names.map((name) => dimensionNamed(name as DimensionKey)).map(({ key }) => key); // as: of `filteredIn`
	const together = numbersOf(byGrain, dimension.key, filtered);
	const fitting = together
		? filtered
		: filtered.filter((key) => goesWith(byGrain, dimension.key, key));
	const grain = grainOf([dimension.key], fitting) ?? dimension.grain;
	const isOfRefunds = namesRefunds([dimension.key, ...fitting]);
	return {
		...{ dimension, grain },
		has: (metric) => hasRows(metric, grain, isOfRefunds),
		numbers:
			numbersOf(byGrain, dimension.key, fitting) ?? byGrain[dimension.grain] ?? byGrain.order,
		fitting,
		leftOut: filtered.filter((key) => !fitting.includes(key)),
	};
}

/** Whether a report has numbers by a dimension of what a filter leaves. */
export function goesWith(
	byGrain: NumbersByGrain,
	by: DimensionKey,
	filtered: DimensionKey,
): boolean {
	return numbersOf(byGrain, by, [filtered]) !== undefined;
}

const ofRefundsAlone: readonly string[] = ['refunds', 'refunds_count', 'refund_rate'];

/** Whether rows can have a metric that says something: coupons are of orders, so by coupon these would always be 0. */
const hasRows = (metric: string, grain: DimensionGrain, isOfRefunds: boolean): boolean =>
	grainWithout(metric, grain, isOfRefunds) === undefined &&
	!(grain === 'coupon line' && ofRefundsAlone.includes(metric));

/** The numbers of a report by what its rows are, without those that its filters leave nothing of; undefined without any. */
function numbersOf(
	byGrain: NumbersByGrain,
	by: DimensionKey,
	filtered: readonly DimensionKey[],
): Numbers | undefined {
	const grain = grainOf([by], filtered);
	if (grain === undefined) return undefined;
	const isOfRefunds = namesRefunds([by, ...filtered]);
	const all = isOfRefunds && grain !== 'tax line' ? byGrain.refund : byGrain[grain];
	const left = (metrics: Numbers['main'] = []) =>
		metrics.filter((metric) => hasRows(metric, grain, isOfRefunds));
	const main = left(all?.main);
	return main.length > 0
		? { main, further: left(all?.further), onDemand: left(all?.onDemand) }
		: undefined;
}
