import { useEffect, useState } from 'react';
import { useDebouncedCallback, useLatestCallback } from '../../primitives';
import type { Option } from './options';

export type OnSearch = (
	options: readonly Option[],
	query: string,
	/** Fires when the response is no longer needed. */
	request: { signal: AbortSignal },
) => readonly Option[] | Promise<readonly Option[]>;

interface SearchState {
	status: 'ready' | 'loading' | 'error';
	/** The text that `found` belongs to. */
	query: string;
	/** null: no search, so the given options count. */
	found: readonly Option[] | null;
	/** The thrown error, for the status `error`. */
	error?: unknown;
}

const IDLE: SearchState = { status: 'ready', query: '', found: null };

/** Calls `onSearch` for options after a pause in typing, one request at a time; only the latest response counts. */
export function useOptionSearch(
	options: readonly Option[],
	onSearch: OnSearch | undefined,
	pause: number,
) {
	const [state, setState] = useState<SearchState>(IDLE);
	const [current] = useState(createCurrentRequest);
	useEffect(() => current.abort, [current]);

	const ask = useLatestCallback((query: string) => {
		const signal = current.begin();
		const settle = (next: Omit<SearchState, 'query'>) => {
			if (!signal.aborted) setState({ ...next, query });
		};
		const fail = (error: unknown) => settle({ status: 'error', found: [], error });
		try {
			const response = onSearch?.(options, query, { signal }) ?? options;
			if (!isPromise(response)) settle({ status: 'ready', found: response });
			else response.then((found) => settle({ status: 'ready', found }), fail);
		} catch (error) {
			fail(error);
		}
	});
	const askLater = useDebouncedCallback(ask, pause);
	const search = (query: string) => {
		if (!onSearch) return;
		current.abort();
		setState((old) => ({ ...old, status: 'loading' }));
		askLater(query);
	};
	const reset = () => {
		current.abort();
		askLater.cancel();
		setState(IDLE);
	};
	const retry = (query: string) => {
		setState((old) => ({ ...old, status: 'loading' }));
		ask(query);
	};
	return { ...state, options: state.found ?? options, search, retry, reset };
}

function createCurrentRequest() {
	let controller: AbortController | undefined;
	const abort = () => controller?.abort();
	const begin = () => {
		abort();
		controller = new AbortController();
		return controller.signal;
	};
	return { abort, begin };
}

function isPromise<T>(value: readonly T[] | Promise<readonly T[]>): value is Promise<readonly T[]> {
	return 'then' in value;
}
