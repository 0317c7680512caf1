import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useCallback, useMemo } from 'react';
import { useReaders, type Source } from './readers';

/** What a reader of the shop's data sees. `retry` asks the shop again; an error leaves the last good data in place. */
export type Loadable<T> =
	| { status: 'loading'; data: undefined; error: undefined; isRefreshing: false; retry: () => void }
	| { status: 'error'; data: T | undefined; error: unknown; isRefreshing: false; retry: () => void }
	| { status: 'ready'; data: T; error: undefined; isRefreshing: boolean; retry: () => void };

export type AnySelectors = Record<string, (...args: readonly unknown[]) => unknown>;

/** What @wordpress/data knows of one source right now. */
export interface Snapshot {
	value: unknown;
	error: unknown;
	isSettled: boolean;
}

/** Reads a source, which starts its request when nobody has asked before. */
export function snapshotOf(select: (store: string) => unknown, source: Source): Snapshot {
	const { store, selector, errorSelector, args } = source;
	const selectors = select(store) as AnySelectors; // a store is known by name only: WooCommerce's own may stand there
	return {
		value: selectors[selector]?.(...args),
		error: selectors[errorSelector]?.(...args),
		isSettled: isSettled(selectors, source),
	};
}

/** Whether the newest response, good or bad, is there; other plugins' stores know the end of the resolution only. */
export function isSettled(selectors: AnySelectors, { selector, args }: Source): boolean {
	return (
		selectors['hasFinishedResolution']?.(selector, args) === true ||
		selectors['hasResponse']?.(selector, args) === true
	);
}

/** Turns a snapshot into the union that screens switch on. */
export function loadable<T>(
	{ error, isSettled }: Pick<Snapshot, 'error' | 'isSettled'>,
	data: T | undefined,
	retry: () => void,
): Loadable<T> {
	if (isSettled && error) return { status: 'error', data, error, isRefreshing: false, retry };
	if (data !== undefined) {
		return { status: 'ready', data, error: undefined, isRefreshing: !isSettled, retry };
	}
	if (isSettled) {
		const missing = new Error(__('The shop gave no answer.', 'store-analytics'));
		return { status: 'error', data: undefined, error: missing, isRefreshing: false, retry };
	}
	return { status: 'loading', data: undefined, error: undefined, isRefreshing: false, retry };
}

const noSources: readonly Source[] = [];
const nothing: Snapshot = { value: undefined, error: undefined, isSettled: false };

/**
 * Reads a source (a stable reference) as a {@link Loadable}. `present` makes the data out of the selector's value, or undefined while there is
 * none; it must be a stable function. With `isEnabled` false nothing is asked and the state stays `loading`.
 */
export function useLoadable<T>(
	source: Source,
	present: (value: unknown) => T | undefined,
	isEnabled = true,
): Loadable<T> {
	const { value, error, isSettled } = useSelect(
		(select) => (isEnabled ? snapshotOf(select, source) : nothing),
		[source, isEnabled],
	);
	const sources = useMemo(() => [source], [source]);
	useReaders(isEnabled ? sources : noSources);
	const retry = useRetry(sources);
	const data = useMemo(() => present(value), [present, value]);
	return useMemo(
		() => loadable({ error, isSettled }, data, retry),
		[error, isSettled, data, retry],
	);
}

/** A function that has all given sources asked again; the list must be a stable reference. */
export function useRetry(sources: readonly Source[]): () => void {
	const dispatch = useDispatch();
	return useCallback(() => {
		for (const { store, selector, args } of sources) {
			const actions = dispatch(store) as AnySelectors; // metadata actions are part of every store
			actions['invalidateResolution']?.(selector, args);
		}
	}, [dispatch, sources]);
}
