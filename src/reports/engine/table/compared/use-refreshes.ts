import { useState } from 'react';
import type { ReportTable } from '../report-table';

/**
 * Counts how often the rows of the same page, an object, have come anew. `items` is undefined while they load for the first
 * time.
 */
export function useRefreshes(page: unknown, items: ReportTable['items'] | undefined): number {
	const [last, setLast] = useState({ page, items, count: 0 });
	if (last.page !== page || last.items !== items) {
		const isAnew = last.page === page && last.items !== undefined && items !== undefined;
		setLast({ page, items, count: last.count + (isAnew ? 1 : 0) });
	}
	return last.count;
}
