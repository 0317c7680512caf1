import { isSameFailure } from '@store-analytics/rest-api/client';
import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useSyncExternalStore } from 'react';
import { askAgain, readersOf, type Source } from './readers';
import { isSettled, type AnySelectors } from './use-loadable';

/** What is known of a response; no time where another's store stands under the name. */
function ageOf(select: (store: string) => unknown, source: Source) {
	const { store, selector, errorSelector, args } = source;
	const selectors = select(store) as AnySelectors; // stores are known by name only here
	const time = selectors['getResponseTime']?.(selector, args);
	const isHere = isSettled(selectors, source);
	return {
		time: typeof time === 'number' ? time : undefined,
		isSettled: isHere,
		error: isHere ? selectors[errorSelector]?.(...args) || undefined : undefined,
	};
}

/** How old the numbers on screen are, and what becomes of them. */
export interface ShownResponses {
	/** When the oldest of them came, in milliseconds since 1970; undefined while one of them is awaited that there was not before. */
	readonly receivedAt: number | undefined;
	/** Newer ones are in flight. */
	readonly isRefreshing: boolean;
	/** Newer ones were asked for and could not be had. */
	readonly hasFailed: boolean;
	/** What went wrong with one of those. */
	readonly error: unknown;
	/** What went wrong with all, the same with each, while there is nothing to show of any. */
	readonly commonError: unknown;
	/** All are under way, and there is nothing to show of any. */
	readonly areAllAwaited: boolean;
	/** Asks for all of them again. */
	readonly refresh: () => void;
}

type Age = ReturnType<typeof ageOf>;

const isAwaited = ({ time, isSettled }: Age) => time === undefined && !isSettled;

function commonError(ages: readonly Age[]): unknown {
	const [first] = ages;
	if (ages.length < 2 || first === undefined) return undefined;
	const isCommon = ages.every(
		({ error }) => error !== undefined && isSameFailure(error, first.error),
	);
	return isCommon ? first.error : undefined;
}

const goesStale = ({ freshFor }: Source) => freshFor !== undefined;

/** Looks at all responses on the screen that age: report rows, stats, indicators and leaderboards. */
export function useShownResponses(): ShownResponses {
	const registry = useRegistry();
	const readers = readersOf(registry);
	const subscribe = useCallback(
		(listener: () => void) => {
			readers.listeners.add(listener);
			return () => void readers.listeners.delete(listener);
		},
		[readers],
	);
	const sources = useSyncExternalStore(subscribe, () => readers.sources);
	const state = useSelect(
		(select) => {
			const ages = sources.filter(goesStale).map((source) => ageOf(select, source));
			const old = ages.filter(({ time }) => time !== undefined);
			return {
				receivedAt:
					old.length === 0 || ages.some(isAwaited)
						? undefined
						: Math.min(...old.map(({ time }) => time ?? Infinity)),
				isRefreshing: old.some(({ isSettled }) => !isSettled),
				error: old.find(({ error }) => error)?.error,
				commonError: old.length === 0 ? commonError(ages) : undefined,
				areAllAwaited: ages.length > 0 && ages.every(isAwaited),
			};
		},
		[sources],
	);
	const refresh = useCallback(() => {
		for (const source of readers.sources.filter(goesStale)) askAgain(registry, source);
	}, [registry, readers]);
	return { ...state, hasFailed: state.error !== undefined, refresh };
}
