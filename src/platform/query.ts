import type { Query } from '@store-analytics/navigation';

export type { Query };

/** A parameter as text, '' when absent or given twice. */
export function textOf(query: Query, name: string): string {
	const value = query[name];
	return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

const pageSizes = [25, 50, 75, 100];

/** The table's paging in the address; anything that is no page or page size reads as the first and 25 (S9.shared-settings.1). */
export function pagingOf(query: Query): { page: number; perPage: number } {
	const page = Number(textOf(query, 'paged'));
	const perPage = Number(textOf(query, 'per_page'));
	return {
		page: Number.isSafeInteger(page) && page > 0 ? page : 1,
		perPage: pageSizes.includes(perPage) ? perPage : 25,
	};
}

/** The table's sort in the address, or the report's own when the address asks for what cannot be sorted. */
export function sortOf(
	query: Query,
	sortable: readonly string[],
	fallback: { by: string; order: 'asc' | 'desc' },
): { orderby: string; order: 'asc' | 'desc' } {
	const orderby = textOf(query, 'orderby');
	if (!sortable.includes(orderby)) return { orderby: fallback.by, order: fallback.order };
	return { orderby, order: textOf(query, 'order') === 'asc' ? 'asc' : 'desc' };
}

/** Our own parameter: which columns of the table an address hides, in the place of what its user has chosen. */
export const hiddenColumnsParam = 'hidden_columns';

/** Keys of the columns that an address hides; undefined where it leaves that to the user. */
export function hiddenColumnsIn(query: Query): string[] | undefined {
	const value = query[hiddenColumnsParam];
	return typeof value === 'string' ? value.split(',').filter((key) => key !== '') : undefined;
}

/** Parameters that change what is looked at without changing which rows there are. */
const keepsPage = new Set(['chartType', 'filter', 'paged', 'per_page', hiddenColumnsParam]);

/** Whether going from one query to another leaves a page of the table that may no longer exist. */
export function leavesPage(previous: Query, next: Query): boolean {
	if (pagingOf(next).page === 1) return false;
	const names = new Set([...Object.keys(previous), ...Object.keys(next)]);
	return [...names].some(
		(name) => !keepsPage.has(name) && JSON.stringify(previous[name]) !== JSON.stringify(next[name]),
	);
}
