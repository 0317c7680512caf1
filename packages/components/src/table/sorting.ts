import type { Header, SortOrder, TableQuery } from './types';

export interface Sorting {
	key: string | undefined;
	order: SortOrder;
}

/** Returns column and order of a table: the address's, else the default column's. */
export function currentSorting(headers: readonly Header[], query: TableQuery): Sorting {
	const byDefault = headers.find(({ defaultSort }) => defaultSort);
	const key = query.orderby ?? byDefault?.key;
	const order = query.order ?? byDefault?.defaultOrder ?? 'desc';
	return { key, order: order === 'asc' ? 'asc' : 'desc' };
}

/** Returns the order after a click on a column: first descending, then reversed (S4.table-sorting.1). */
export function orderAfterClick(clicked: string, sorting: Sorting): SortOrder {
	return clicked === sorting.key && sorting.order === 'desc' ? 'asc' : 'desc';
}

/** Returns the column to sort by, descending, once the sorted one is hidden (S4.table-sorting.2). */
export function columnAfterHiding(headers: readonly Header[], hidden: string): string | undefined {
	const rest = headers.filter(({ key }) => key !== hidden);
	const byDefault = rest.find(({ defaultSort }) => defaultSort);
	return (byDefault ?? rest.find(({ isSortable }) => isSortable) ?? rest[0])?.key;
}
