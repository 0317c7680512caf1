import { useEffect, useState } from 'react';
import { whyCodeIsMissing } from '@store-analytics/rest-api/client';

/** A part of the code that loads on first use. */
export type LazyModule<Module> =
	{ status: 'loading' } | { status: 'error'; error: unknown } | { status: 'ready'; module: Module };

/** Returns the module that `load` (a constant function) imports; `retry` loads it again after an error. */
export function useLazyModule<Module>(
	load: () => Promise<Module>,
): LazyModule<Module> & { retry: () => void } {
	const [state, setState] = useState<LazyModule<Module>>({ status: 'loading' });
	const [attempt, setAttempt] = useState(1);
	useEffect(() => {
		let isCurrent = true;
		const settle = (next: LazyModule<Module>) => {
			if (isCurrent) setState(next);
		};
		load().then(
			(module) => settle({ status: 'ready', module }),
			async (error: unknown) => settle({ status: 'error', error: await whyCodeIsMissing(error) }),
		);
		return () => {
			isCurrent = false;
		};
	}, [load, attempt]);
	const retry = () => {
		setState({ status: 'loading' });
		setAttempt(attempt + 1);
	};
	return { ...state, retry };
}

/** Prefetches code; an error appears when it is used. */
export function preloadModule(load: () => Promise<unknown>): void {
	load().catch(() => undefined);
}
