import { useCallback, useEffect, useState } from 'react';

export type Loaded<Value> =
	| { readonly status: 'loading' }
	| { readonly status: 'ready'; readonly value: Value }
	| { readonly status: 'error'; readonly error: unknown; readonly retry: () => void };

const loading = { status: 'loading' } as const;

/** Returns the result of a constant function, called once for each function. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
	const [state, setState] = useState<{ of: unknown; now: Loaded<Value> }>();
	const [attempt, setAttempt] = useState(0);
	const retry = useCallback(() => {
		setState(undefined);
		setAttempt((last) => last + 1);
	}, []);
	useEffect(() => {
		let isWanted = true;
		const settle = (now: Loaded<Value>) => isWanted && setState({ of: load, now });
		load().then(
			(value) => settle({ status: 'ready', value }),
			(error: unknown) => settle({ status: 'error', error, retry }),
		);
		return () => {
			isWanted = false;
		};
	}, [load, attempt, retry]);
	return state?.of === load ? state.now : loading;
}
