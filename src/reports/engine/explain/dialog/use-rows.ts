import { useEffect, useState } from 'react';
import { paths, type Query } from '@store-analytics/rest-api';
import {
	loadRows,
	type FetchRows,
	type LoadedRows,
	type RowsBehind,
} from '@store-analytics/rest-api/metrics';
import { pagesOfItems } from '../../query/pages-of-rows';

export type Row = Readonly<Record<string, unknown>>;

type RowsState =
	| { readonly status: 'loading' }
	| LoadedRows
	| { readonly status: 'error'; readonly error: unknown; readonly retry: () => void };

const loading: RowsState = { status: 'loading' };

/** Requests all rows behind a number, page by page, until the caller unmounts. */
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
		loadRows(behind, askRows(signal)).then(
			(loaded) => !signal.aborted && setState(loaded),
			(error: unknown) => !signal.aborted && setState({ status: 'error', error, retry }),
		);
		return () => controller.abort();
	}, [behind, attempt]);
	return state;
}

/** The requests for rows and documents. */
export function askRows(signal = new AbortController().signal): FetchRows {
	const pages = (path: string, query: Query) => pagesOfItems(path, query, { signal });
	return {
		rows: (report, query) => pages(paths.reportItems(report), query),
		documents: (kind, query) => pages(kind === 'orders' ? paths.items(kind) : paths.refunds, query),
	};
}
