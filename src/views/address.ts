import { calendarDay, getDateParamsFromQuery, type Moment } from '@store-analytics/date';
import { parseQuery, stringifyQuery } from '@store-analytics/navigation';
import { alsoParam, hiddenColumnsParam, type Query } from '../platform/query';

/** What a screen tells a saved view. */
export interface ShownScreen {
	readonly path: string;
	readonly title: string;
	readonly query: Query;
	/** Undefined for a screen that covers all time. */
	readonly defaultDateRange: string | undefined;
	/** Keys of the table's hidden columns. */
	readonly hiddenColumns: readonly string[];
	/** The selected number, which also selects the chart. */
	readonly metric: { readonly key: string; readonly label: string } | undefined;
}

/** Parameters for a number's display and dates. Overview has its own. */
const looks = [
	...['period', 'compare', 'after', 'before', 'compare_after', 'compare_before', 'interval'],
	...['chart', 'chartType', 'orderby', 'order', 'per_page', hiddenColumnsParam, alsoParam],
];

/** Parameters for a chart's display; they do not change its number. */
const drawing = ['chartValues', 'chartStacking'];

/** Parameters that a view does not save: the screen and the table's page. */
const passing = ['page', 'path', 'paged'];

/**
 * Returns the query string of the screen, which works for every user and at any time. The range is saved by name, so
 * that it moves with time. It includes the columns, which are otherwise each user's own. Keys are sorted, so that equal
 * views have equal strings.
 */
export function queryToKeep({ query, defaultDateRange, hiddenColumns }: ShownScreen): string {
	return inOrder({
		...query,
		...(defaultDateRange !== undefined && datesIn(query, defaultDateRange)),
		[hiddenColumnsParam]: [...hiddenColumns].sort().join(),
	});
}

/** Returns the filters of a screen's numbers; for a chart, also its display. */
export function narrowingOf(
	{ query }: Pick<ShownScreen, 'query'>,
	kind: 'number' | 'chart' = 'number',
): string {
	const left = kind === 'number' ? [...looks, ...drawing] : looks;
	const kept = Object.entries(query).filter(([name]) => !left.includes(name));
	return inOrder(Object.fromEntries(kept));
}

/** Sorts a query string by its keys. */
export function inSameOrder(query: string): string {
	return inOrder(parseQuery(query));
}

/** Adds the default range to an address, because an address without one opens the user's view. */
export function defaultQuery({ defaultDateRange }: Pick<ShownScreen, 'defaultDateRange'>): string {
	return inOrder(datesIn({}, defaultDateRange));
}

function datesIn(query: Query, defaultDateRange: string | undefined) {
	const params = getDateParamsFromQuery(query, defaultDateRange);
	const { period, compare, after, before, compareAfter, compareBefore } = params;
	return {
		period,
		compare,
		...(period === 'custom' && {
			after: dayOf(after),
			before: dayOf(before),
		}),
		...(compare === 'custom' && {
			compare_after: dayOf(compareAfter),
			compare_before: dayOf(compareBefore),
		}),
	};
}

function dayOf(date: Moment | null | undefined): string | undefined {
	return date ? calendarDay(date) : undefined;
}

function inOrder(query: Readonly<Record<string, unknown>>): string {
	const kept = Object.entries(query).filter(([name]) => !passing.includes(name));
	return stringifyQuery(Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1))));
}
