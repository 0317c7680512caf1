/** S9.tables-timeline-and.1 */
export const pageSizes = [25, 50, 75, 100] as const;

/** Returns how many pages `total` rows fill, at least one. */
export function pageCount(total: number, perPage: number): number {
	return Math.max(1, Math.ceil(total / Math.max(1, perPage)));
}

/** S9.tables-timeline-and.1: one page only, and no smaller page size could change that. */
export function isPagerHidden(total: number, perPage: number): boolean {
	return pageCount(total, perPage) <= 1 && total <= pageSizes[0];
}

/**
 * Returns the page of a text, or null unless it is a whole number from 1 to the last page and not the current page
 * (S5.paging.1).
 */
export function pageFromInput(text: string, page: number, count: number): number | null {
	const wanted = text.trim() === '' ? NaN : Number(text);
	const isPage = Number.isInteger(wanted) && wanted >= 1 && wanted <= count;
	return isPage && wanted !== page ? wanted : null;
}

/**
 * Returns the page to open after a change of the page size, or null if the current one still exists
 * (S4.table-sorting.4).
 */
export function pageAfterResize(page: number, total: number, perPage: number): number | null {
	const last = pageCount(total, perPage);
	return page > last ? last : null;
}
