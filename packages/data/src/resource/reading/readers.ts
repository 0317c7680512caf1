import { useRegistry } from '@wordpress/data';
import { useEffect } from 'react';

/** A selector and its arguments. */
export interface Source {
	store: string;
	selector: string;
	/** Selector with the same arguments that returns the error. */
	errorSelector: string;
	args: readonly unknown[];
	/** Milliseconds after which a new reader requests the value again; never by default. */
	freshFor?: number | undefined;
}

type Registry = ReturnType<typeof useRegistry>;
type AnyFunctions = Record<string, (...args: readonly unknown[]) => unknown>;

/** The sources that components on the screen read, each once, and listeners for changes of that list. */
export interface Readers {
	readonly counts: Map<string, { source: Source; count: number }>;
	/** The same list until it changes. */
	sources: readonly Source[];
	readonly listeners: Set<() => void>;
}

const readersByRegistry = new WeakMap<Registry, Readers>();

/** Returns the readers of a registry's stores. */
export function readersOf(registry: Registry): Readers {
	const known = readersByRegistry.get(registry);
	if (known) return known;
	const created: Readers = { counts: new Map(), sources: [], listeners: new Set() };
	readersByRegistry.set(registry, created);
	return created;
}

/** Returns the key of a source among the readers. */
export const keyOf = ({ store, selector, args }: Pick<Source, 'store' | 'selector' | 'args'>) =>
	JSON.stringify([store, selector, args]);

function count(readers: Readers, source: Source, step: 1 | -1): void {
	const key = keyOf(source);
	const before = readers.counts.get(key)?.count ?? 0;
	if (before + step > 0) readers.counts.set(key, { source, count: before + step });
	else readers.counts.delete(key);
	if (before > 0 && before + step > 0) return;
	readers.sources = [...readers.counts.values()].map((reader) => reader.source);
	for (const listener of [...readers.listeners]) listener();
}

/** Cancels a request in the store, unless another component reads it by now. */
function leave(registry: Registry, source: Source): void {
	if (readersOf(registry).counts.has(keyOf(source))) return;
	const actions = registry.dispatch(source.store) as AnyFunctions; // WooCommerce's own stores have no such action
	actions['abandon']?.(source.selector, source.args);
}

/**
 * Requests the value again, unless that request is in flight. The screen keeps the old value until the response
 * arrives.
 */
export function askAgain(
	registry: Pick<Registry, 'dispatch' | 'select'>,
	{ store, selector, args }: Pick<Source, 'store' | 'selector' | 'args'>,
): void {
	const selectors = registry.select(store) as AnyFunctions; // stores are known by name only here
	if (selectors['hasFinishedResolution']?.(selector, args) !== true) return;
	(registry.dispatch(store) as AnyFunctions)['invalidateResolution']?.(selector, args);
	// Reading sends the request; readers that are still mounting do not receive the invalidation.
	selectors[selector]?.(...args);
}

function isStale(registry: Registry, { store, selector, args, freshFor }: Source): boolean {
	const selectors = registry.select(store) as AnyFunctions; // as above
	const time = selectors['getResponseTime']?.(selector, args);
	return freshFor !== undefined && typeof time === 'number' && Date.now() - time >= freshFor;
}

/**
 * Counts a component as a reader of sources (a stable list) while it is mounted. A stale response is shown and
 * requested again. When the last reader unmounts before the response, as when a user flips through ranges, the request
 * is cancelled, because the shop has few workers.
 */
export function useReaders(sources: readonly Source[]): void {
	const registry = useRegistry();
	useEffect(() => {
		const readers = readersOf(registry);
		for (const source of sources) {
			count(readers, source, 1);
			if (isStale(registry, source)) askAgain(registry, source);
		}
		return () => {
			for (const source of sources) count(readers, source, -1);
			// Deferred, because the next reader may mount in the same commit.
			setTimeout(() => sources.forEach((source) => leave(registry, source)));
		};
	}, [registry, sources]);
}
