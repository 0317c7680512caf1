import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useSyncExternalStore } from 'react';
import { askAgain, readersOf } from './readers';
import type { Source } from './use-loadable';

type AnySelectors = Record<string, (...args: readonly unknown[]) => unknown>;

/** What is known of a response; no time where another's store stands under the name. */
function ageOf(select: (store: string) => unknown, source: Source) {
	const { store, selector, errorSelector, args } = source;
	const selectors = select(store) as AnySelectors; // stores are known by name only here
	const time = selectors['getResponseTime']?.(selector, args);
	const isSettled =
		selectors['hasFinishedResolution']?.(selector, args) === true ||
		selectors['hasResponse']?.(selector, args) === true;
	return {
		time: typeof time === 'number' ? time : undefined,
		isSettled,
		hasFailed: isSettled && Boolean(selectors[errorSelector]?.(...args)),
	};
}

/** How old the numbers on screen are, and what becomes of them. */
export interface ShownResponses {
	/** When the oldest of them came, in milliseconds since 1970; undefined while there are none. */
	readonly receivedAt: number | undefined;
	/** Newer ones are on their way. */
	readonly isRefreshing: boolean;
	/** Newer ones were asked for and could not be had. */
	readonly hasFailed: boolean;
	/** Asks for all of them again. */
	readonly refresh: () => void;
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
				receivedAt: old.reduce<number | undefined>(
					(oldest, { time }) => Math.min(oldest ?? Infinity, time ?? Infinity),
					undefined,
				),
				isRefreshing: old.some(({ isSettled }) => !isSettled),
				hasFailed: old.some(({ hasFailed }) => hasFailed),
			};
		},
		[sources],
	);
	const refresh = useCallback(() => {
		for (const source of readers.sources.filter(goesStale)) askAgain(registry, source);
	}, [registry, readers]);
	return { ...state, refresh };
}
