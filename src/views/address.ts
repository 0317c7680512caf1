import { calendarDay, getDateParamsFromQuery, type Moment } from '@store-analytics/date';
import { parseQuery, stringifyQuery } from '@store-analytics/navigation';
import { hiddenColumnsParam, type Query } from '../platform/query';

/** The data of a screen for a saved view. */
export interface ShownScreen {
	readonly path: string;
	readonly title: string;
	readonly query: Query;
	/** Undefined for a screen of all time. */
	readonly defaultDateRange: string | undefined;
	/** Keys of the table's columns that are hidden. */
	readonly hiddenColumns: readonly string[];
	/** The chosen number and its chart. */
	readonly metric: { readonly key: string; readonly label: string } | undefined;
}

/** Parameters of a number's display and dates: Overview uses its own. */
const looks = [
	...['period', 'compare', 'after', 'before', 'compare_after', 'compare_before', 'interval'],
	...['chart', 'chartType', 'orderby', 'order', 'per_page', hiddenColumnsParam],
];

/** Parameters of a chart's display, which do not change its number. */
const drawing = ['chartValues', 'chartStacking'];

/** Parameters that a view does not keep: the screen, and the page of the table. */
const passing = ['page', 'path', 'paged'];

/**
 * Returns the query string of the screen, valid for everybody and later: the range by name, so that it moves with time,
 * and the columns, which otherwise are each user's own. Keys are sorted, so that equal views are equal text.
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

/** A query string in the same order. */
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
