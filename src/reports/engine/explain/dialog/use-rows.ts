import { useEffect, useState } from 'react';
import type { RowsBehind } from '@store-analytics/rest-api/metrics';
import { pagesOfRows } from '../../query/pages-of-rows';

export type Row = Readonly<Record<string, unknown>>;

/** As many rows as are added up at once: ten requests. */
const mostRows = 1000;

/** Reports whose rows have their names only on request. */
const named: readonly string[] = ['products', 'variations', 'coupons'];

type RowsState =
	| { readonly status: 'loading' }
	| { readonly status: 'ready'; readonly rows: readonly Row[] }
	| { readonly status: 'many'; readonly total: number }
	| { readonly status: 'error'; readonly error: unknown; readonly retry: () => void };

const loading: RowsState = { status: 'loading' };

/** All rows behind a number, asked for page by page until the caller is gone. */
export function useRows(behind: RowsBehind): RowsState {
	const [state, setState] = useState(loading);
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		const controller = new AbortController();
		const { signal } = controller;
		const retry = () => {
			setState(loading);
			setAttempt((last) => last + 1);
		};
		loadRows(behind, signal).then(
			(loaded) => !signal.aborted && setState(loaded),
			(error: unknown) => !signal.aborted && setState({ status: 'error', error, retry }),
		);
		return () => controller.abort();
	}, [behind, attempt]);
	return state;
}

async function loadRows({ report, query }: RowsBehind, signal: AbortSignal): Promise<RowsState> {
	const rows: Row[] = [];
	const details = named.includes(report) ? { extended_info: true } : {};
	const asked = { ...query, ...details, order: 'asc' };
	for await (const page of pagesOfRows({ endpoint: report, rows: 'items' }, asked, { signal })) {
		if (page.totalResults > mostRows) return { status: 'many', total: page.totalResults };
		rows.push(...page.data.map((row) => row as Row)); // rows of a report are objects
	}
	return { status: 'ready', rows };
}
