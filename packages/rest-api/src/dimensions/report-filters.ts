import { everyDimension, type Dimension } from './declared';
import type { DimensionGrain } from './meaning';

/**
 * The grains of dimensions by which a report can be filtered. Orders and their refunds are the rows of Revenue and Orders; reports of
 * what was sold also limit the lines themselves. Reports without an entry take no such filter.
 */
export const filterGrains = {
	revenue: ['order', 'refund'],
	orders: ['order', 'refund'],
	products: ['order', 'line'],
	variations: ['order', 'line'],
	categories: ['order', 'line'],
	coupons: ['order'],
	taxes: ['order'],
} as const satisfies Readonly<Record<string, readonly DimensionGrain[]>>;

/** A report that takes filters by dimension. */
export type FilteredReport = keyof typeof filterGrains;

/**
 * Returns the dimensions by which a report can be filtered, in the order of the list that owners choose from.
 * @example filterDimensions('coupons').some(({ key }) => key === 'device') // true
 */
export function filterDimensions(report: FilteredReport): readonly Dimension[] {
	const grains: readonly DimensionGrain[] = filterGrains[report];
	return everyDimension().filter(({ grain }) => grains.includes(grain));
}
