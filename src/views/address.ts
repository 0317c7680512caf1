import { calendarDay, getDateParamsFromQuery, type Moment } from '@store-analytics/date';
import { parseQuery, stringifyQuery } from '@store-analytics/navigation';
import { hiddenColumnsParam, type Query } from '../platform/query';

/** What a screen says of itself to whoever keeps it as a view. */
export interface ShownScreen {
	readonly path: string;
	readonly title: string;
	readonly query: Query;
	/** Undefined for a screen that is of all time. */
	readonly defaultDateRange: string | undefined;
	/** Keys of the table's columns that are hidden. */
	readonly hiddenColumns: readonly string[];
	/** The chosen number and its chart. */
	readonly metric: { readonly key: string; readonly label: string } | undefined;
}

/** How a number is looked at, and when: on Overview it is for the days that are looked at there. */
const looks = [
	...['period', 'compare', 'after', 'before', 'compare_after', 'compare_before', 'interval'],
	...['chart', 'chartType', 'orderby', 'order', 'per_page', hiddenColumnsParam],
];

/** How a chart draws a number, which the number itself is not changed by. */
const drawing = ['chartValues', 'chartStacking'];

/** What does not belong to a view: where it is, and the page of the table. */
const passing = ['page', 'path', 'paged'];

/**
 * The query string of what is on the screen, for everybody and later: the days by the name of their range, which goes along with time, and
 * the columns, which are otherwise each user's own. Names in order, so that the same view is the same text.
 */
export function queryToKeep({ query, defaultDateRange, hiddenColumns }: ShownScreen): string {
	return inOrder({
		...query,
		...(defaultDateRange !== undefined && datesIn(query, defaultDateRange)),
		[hiddenColumnsParam]: [...hiddenColumns].sort().join(),
	});
}

/** What the numbers of a screen are narrowed to; of a chart, with how it is drawn. */
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

/** The range that a screen has of itself, said in its address: one that says nothing opens with the user's view. */
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
