import type { ReportMetric } from '@store-analytics/rest-api';
import type { DimensionGrain } from '@store-analytics/rest-api/dimensions';
import { meaningOf, queryMeanings, type MeaningRules } from '@store-analytics/rest-api/metrics';
import { chosenColumn } from '../../engine/definition/asked-numbers';
import type { ChartMetric, DerivedNumber } from '../../engine/definition/definition';
import { lookOf } from './number-looks';

type Metric = ReportMetric<'breakdown'>;

export interface Numbers {
	/** Tiles, charts and columns; the first one is what rows are sorted by. */
	readonly main: readonly Metric[];
	/** Columns that are hidden at first. */
	readonly further: readonly Metric[];
	/** Columns that are asked for once the user chooses them, because a shop takes longer to count these. */
	readonly onDemand?: readonly Metric[];
}

/**
 * The numbers of a report by what its rows are: refunds sell nothing, and lines have no customers of their own. A report has no
 * dimensions of a grain without numbers.
 */
export type NumbersByGrain = Readonly<
	Record<'order', Numbers> & Partial<Record<DimensionGrain, Numbers>>
>;

/** A number with its column: sortable under its own name. */
export interface BreakdownNumber {
	readonly chart: ChartMetric<Metric>;
	/** Not until the user chooses its column. */
	readonly isHidden: boolean;
	/** As its meaning says (`MetricMeaning`). */
	readonly sumsOver: readonly string[];
	/** Shown with tile, chart and column because the address asks for it. */
	readonly isAlso: boolean;
	/** Not requested before the user chooses its column. */
	readonly isOnDemand: boolean;
	readonly isRequested: boolean;
}

/** The numbers of rows, and whether these can have others. */
interface BrokenDown {
	readonly numbers: Numbers;
	readonly has: (metric: string) => boolean;
}

/**
 * The charts and columns of a report's numbers, and of those that the address asks for if the grain has them, with the
 * usual ones first. `asked` has these by name, and chosen columns by their mark (`chosenColumn`).
 */
export function breakdownNumbers(
	{ numbers: { main, further, onDemand = [] }, has }: BrokenDown,
	rules: MeaningRules,
	asked: readonly string[] = [],
): BreakdownNumber[] {
	const known = queryMeanings(rules).map(({ key }) => key as Metric); // as: queries and breakdowns have the same
	const own: readonly Metric[] = [...main, ...further];
	const others = known.filter((key) => !own.includes(key) && has(key));
	const isAsked = (key: Metric) => asked.includes(key);
	const notAsked = (keys: readonly Metric[]) => keys.filter((key) => !isAsked(key));
	const shown = (keys: readonly Metric[], how: Partial<BreakdownNumber>) =>
		keys.map((key) => ({
			...{ isHidden: true, isAlso: false, isOnDemand: false, isRequested: true, ...how },
			chart: chartOf(key, rules),
			sumsOver: meaningOf('breakdown', key, rules)?.sumsOver ?? [],
		}));
	const chosen = (key: Metric) => asked.includes(chosenColumn(key));
	return [
		...shown(main, { isHidden: false }),
		...shown([...further, ...others].filter(isAsked), { isAlso: true }),
		...notAsked(onDemand).flatMap((key) =>
			shown([key], { isOnDemand: true, isRequested: chosen(key) }),
		),
		...shown(notAsked(further), {}),
	];
}

function chartOf(key: Metric, rules: MeaningRules): ChartMetric<Metric> {
	const meaning = meaningOf('breakdown', key, rules);
	return {
		key,
		label: meaning?.label() ?? key,
		...lookOf(key, meaning?.unit),
		orderby: key,
		order: 'desc',
		...(!meaning?.sumsOver.includes('interval') && { addsUp: false }),
		...(key === 'repeat_rate' && { derived: shareOfNewCustomers }),
	};
}

/** Where nobody is new, no share of the new customers came back, not even 0 %. */
const shareOfNewCustomers: DerivedNumber = {
	fields: ['repeat_rate', 'new_customers'],
	of: ({ repeat_rate: share, new_customers: all }) => (Number(all) > 0 ? Number(share) : null),
};
