import { useEffect, useMemo, useState } from 'react';
import { useLatestCallback } from '../../primitives';
import { shownKeys } from './columns';
import { columnAfterHiding, currentSorting } from '../sorting';
import type { Header, SortOrder, TableQuery } from '../types';

interface ColumnsOptions {
	headers: readonly Header[];
	query: TableQuery;
	onSort: (key: string, order: SortOrder) => void;
	onColumnsChange: (shown: string[], toggled?: string) => void;
}

/** Returns the visible columns: as in the headers, until a column is toggled or the headers change. */
export function useColumns({ headers, query, onSort, onColumnsChange }: ColumnsOptions) {
	const fromHeaders = useMemo(() => shownKeys(headers), [headers]);
	const base = fromHeaders.join();
	const [choice, setChoice] = useState({ base, shown: fromHeaders });
	const shown = choice.base === base ? choice.shown : fromHeaders;

	const change = (next: string[], toggled: string) => {
		const ordered = headers.map(({ key }) => key).filter((key) => next.includes(key));
		setChoice({ base, shown: ordered });
		onColumnsChange(ordered, toggled);
	};
	const toggle = (key: string) => {
		if (!shown.includes(key)) return change([...shown, key], key);
		if (shown.length === 1) return;
		if (currentSorting(headers, query).key === key) {
			const candidates = headers.filter((header) => shown.includes(header.key));
			const next = columnAfterHiding(candidates, key);
			if (next) onSort(next, 'desc');
		}
		change(
			shown.filter((other) => other !== key),
			key,
		);
	};
	useReshownColumn(query.orderby, (key) => {
		if (headers.some((header) => header.key === key) && !shown.includes(key)) toggle(key);
	});
	return { shown, toggle };
}

/** S4.table-sorting.3: a column that becomes the sorted one, by a link for example, is shown again. */
function useReshownColumn(orderby: string | undefined, onSorted: (key: string) => void) {
	const show = useLatestCallback(onSorted);
	useEffect(() => {
		if (orderby) show(orderby);
	}, [orderby, show]);
}
