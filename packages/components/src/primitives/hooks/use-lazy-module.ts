import { useEffect, useState } from 'react';

/** A part of the code that is fetched on first use. */
export type LazyModule<Module> =
	{ status: 'loading' } | { status: 'error'; error: unknown } | { status: 'ready'; module: Module };

/** The module that `load` (always the same function) imports; `retry` asks again after an error. */
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
			(error: unknown) => settle({ status: 'error', error }),
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

/** Starts fetching code before it is needed; a failure shows when it is. */
export function preloadModule(load: () => Promise<unknown>): void {
	load().catch(() => undefined);
}
