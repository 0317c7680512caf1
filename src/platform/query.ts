import type { Query } from '@store-analytics/navigation';

export type { Query };

/** Returns a parameter as text; '' if it is absent or repeated. */
export function textOf(query: Query, name: string): string {
	const value = query[name];
	return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

const pageSizes = [25, 50, 75, 100];

/** Returns the table's paging from the address; invalid values give page 1 and 25 rows (S9.shared-settings.1). */
export function pagingOf(query: Query): { page: number; perPage: number } {
	const page = Number(textOf(query, 'paged'));
	const perPage = Number(textOf(query, 'per_page'));
	return {
		page: Number.isSafeInteger(page) && page > 0 ? page : 1,
		perPage: pageSizes.includes(perPage) ? perPage : 25,
	};
}

/** Returns the table's sort from the address, or the report's default if the column cannot be sorted. */
export function sortOf(
	query: Query,
	sortable: readonly string[],
	fallback: { by: string; order: 'asc' | 'desc' },
): { orderby: string; order: 'asc' | 'desc' } {
	const orderby = textOf(query, 'orderby');
	if (!sortable.includes(orderby)) return { orderby: fallback.by, order: fallback.order };
	return { orderby, order: textOf(query, 'order') === 'asc' ? 'asc' : 'desc' };
}

/** Our own parameter: the table's hidden columns, instead of the user's choice. */
export const hiddenColumnsParam = 'hidden_columns';

/** Returns keys of hidden columns in an address; undefined if the user's choice applies. */
export function hiddenColumnsIn(query: Query): string[] | undefined {
	const value = query[hiddenColumnsParam];
	return typeof value === 'string' ? value.split(',').filter((key) => key !== '') : undefined;
}

/** Our own parameter: numbers that a report shows beside its usual ones while the address has it. */
export const alsoParam = 'also';

/** Parameters that change the view but not the rows. */
const keepsPage = new Set(['chartType', 'filter', 'paged', 'per_page', hiddenColumnsParam]);

/** Checks whether a change of the query may invalidate the table's page. */
export function leavesPage(previous: Query, next: Query): boolean {
	if (pagingOf(next).page === 1) return false;
	const names = new Set([...Object.keys(previous), ...Object.keys(next)]);
	return [...names].some(
		(name) => !keepsPage.has(name) && JSON.stringify(previous[name]) !== JSON.stringify(next[name]),
	);
}
