import { isSameFailure } from '@store-analytics/rest-api/client';
import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useSyncExternalStore } from 'react';
import { askAgain, readersOf, type Source } from './readers';
import { isSettled, type AnySelectors } from './use-loadable';

/** The state of a response; without a time if another plugin's store has that name. */
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

/** The age of the numbers on screen, and the state of their refresh. */
export interface ShownResponses {
	/** When the oldest of them arrived, in milliseconds since 1970; undefined while a first response is in flight. */
	readonly receivedAt: number | undefined;
	/** Newer ones are in flight. */
	readonly isRefreshing: boolean;
	/** The last refresh failed. */
	readonly hasFailed: boolean;
	/** The error of that refresh. */
	readonly error: unknown;
	/** The common error, if all failed alike and nothing is shown. */
	readonly commonError: unknown;
	/** All are in flight, and nothing is shown. */
	readonly areAllAwaited: boolean;
	/** Requests all of them again. */
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

/**
 * Observes all responses on the screen that go stale: report rows, stats, indicators and leaderboards.
 * @example const { receivedAt, refresh } = useShownResponses()
 */
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
