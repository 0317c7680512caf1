import { addFailedRead } from '@store-analytics/rest-api/client';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useCallback, useEffect, useMemo } from 'react';
import { useReaders, type Source } from './readers';

/** The state of loaded data. `retry` sends the request again; an error keeps the last good data. */
export type Loadable<T> =
	| { status: 'loading'; data: undefined; error: undefined; isRefreshing: false; retry: () => void }
	| { status: 'error'; data: T | undefined; error: unknown; isRefreshing: false; retry: () => void }
	| { status: 'ready'; data: T; error: undefined; isRefreshing: boolean; retry: () => void };

export type AnySelectors = Record<string, (...args: readonly unknown[]) => unknown>;

/** The current state of one source in @wordpress/data. */
export interface Snapshot {
	value: unknown;
	error: unknown;
	isSettled: boolean;
}

/** Reads a source; the first reader sends its request. */
export function snapshotOf(select: (store: string) => unknown, source: Source): Snapshot {
	const { store, selector, errorSelector, args } = source;
	const selectors = select(store) as AnySelectors; // a store is known by name only: it may be WooCommerce's own
	return {
		value: selectors[selector]?.(...args),
		error: selectors[errorSelector]?.(...args),
		isSettled: isSettled(selectors, source),
	};
}

/**
 * Checks whether the newest response, good or bad, has arrived; other plugins' stores only know the end of the
 * resolution.
 */
export function isSettled(selectors: AnySelectors, { selector, args }: Source): boolean {
	return (
		selectors['hasFinishedResolution']?.(selector, args) === true ||
		selectors['hasResponse']?.(selector, args) === true
	);
}

/** Converts a snapshot to the union that screens switch on. */
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
		const missing = new Error(__('The shop did not respond.', 'store-analytics'));
		return { status: 'error', data: undefined, error: missing, isRefreshing: false, retry };
	}
	return { status: 'loading', data: undefined, error: undefined, isRefreshing: false, retry };
}

const noSources: readonly Source[] = [];
const nothing: Snapshot = { value: undefined, error: undefined, isSettled: false };

/**
 * Reads a source (a stable reference) as a {@link Loadable}. `present` converts the selector's value to the data, or to
 * undefined without any; it must be a stable function. With `isEnabled` false it sends no request and stays `loading`.
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
	const loaded = useMemo(
		() => loadable({ error, isSettled }, data, retry),
		[error, isSettled, data, retry],
	);
	useFailedRead(loaded);
	return loaded;
}

/** *Try again* anywhere on the screen also repeats this read if it failed, whether or not a message says so. */
export function useFailedRead({ status, retry }: Loadable<unknown>): void {
	const hasFailed = status === 'error';
	useEffect(() => (hasFailed ? addFailedRead(retry) : undefined), [hasFailed, retry]);
}

/** Returns a function that requests all given sources again; the list must be a stable reference. */
export function useRetry(sources: readonly Source[]): () => void {
	const dispatch = useDispatch();
	return useCallback(() => {
		for (const { store, selector, args } of sources) {
			const actions = dispatch(store) as AnySelectors; // metadata actions are part of every store
			actions['invalidateResolution']?.(selector, args);
		}
	}, [dispatch, sources]);
}
