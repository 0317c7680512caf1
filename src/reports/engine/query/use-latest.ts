import { useEffect, useState } from 'react';
import { whyCodeIsMissing } from '../../../platform/failures';

interface Settled<Value> {
	readonly of: unknown;
	readonly value?: Value;
	readonly error?: unknown;
}

interface Latest<Value> {
	/** The result of what is asked for; undefined while it loads for the first time. */
	readonly current: Settled<Value> | undefined;
	/** The last result, which may be of something else. */
	readonly last: Value | undefined;
	readonly retry: () => void;
}

/**
 * Loads what `of` names; nothing while it is undefined. Another `version` loads the same again, and the result stays
 * until the next one has come.
 */
export function useLatest<Value>(
	of: unknown,
	version: number,
	load: (signal: AbortSignal) => Promise<Value>,
): Latest<Value> {
	const [settled, setSettled] = useState<Settled<Value>>();
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		if (of === undefined) return undefined;
		const controller = new AbortController();
		const { signal } = controller;
		load(signal).then(
			(value) => !signal.aborted && setSettled({ of, value }),
			async (thrown: unknown) => {
				const error = await whyCodeIsMissing(thrown);
				if (!signal.aborted) setSettled({ of, error });
			},
		);
		return () => controller.abort();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- what is asked for is all in `of`
	}, [of, version, attempt]);
	return {
		current: of !== undefined && settled?.of === of ? settled : undefined,
		last: settled?.value,
		retry: () => {
			setSettled(undefined);
			setAttempt((last) => last + 1);
		},
	};
}
