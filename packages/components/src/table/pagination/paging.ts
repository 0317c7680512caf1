/** S9.tables-timeline-and.1 */
export const pageSizes = [25, 50, 75, 100] as const;

/** How many pages `total` rows fill, at least one. */
export function pageCount(total: number, perPage: number): number {
	return Math.max(1, Math.ceil(total / Math.max(1, perPage)));
}

/** S9.tables-timeline-and.1: nothing to page through and nothing that a smaller page size could change. */
export function isPagerHidden(total: number, perPage: number): boolean {
	return pageCount(total, perPage) <= 1 && total <= pageSizes[0];
}

/** The page that a text asks for, or null unless it is a whole number from 1 to the last page and another page (S5.paging.1). */
export function pageFromInput(text: string, page: number, count: number): number | null {
	const wanted = text.trim() === '' ? NaN : Number(text);
	const isPage = Number.isInteger(wanted) && wanted >= 1 && wanted <= count;
	return isPage && wanted !== page ? wanted : null;
}

/** The page to move to when the page size changes, or null when the present one still exists (S4.table-sorting.4). */
export function pageAfterResize(page: number, total: number, perPage: number): number | null {
	const last = pageCount(total, perPage);
	return page > last ? last : null;
}
