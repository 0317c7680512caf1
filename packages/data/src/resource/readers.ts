import { useRegistry } from '@wordpress/data';
import { useEffect } from 'react';
import type { Source } from './use-loadable';

type Registry = ReturnType<typeof useRegistry>;
type AnyActions = Record<string, (...args: readonly unknown[]) => unknown>;

const readersByRegistry = new WeakMap<Registry, Map<string, number>>();

function readersOf(registry: Registry): Map<string, number> {
	const known = readersByRegistry.get(registry);
	if (known) return known;
	const created = new Map<string, number>();
	readersByRegistry.set(registry, created);
	return created;
}

const keyOf = ({ store, selector, args }: Source) => JSON.stringify([store, selector, args]);

/** Tells the store to give a request up, unless somebody else reads it by now. */
function leave(registry: Registry, source: Source): void {
	if (readersOf(registry).has(keyOf(source))) return;
	const actions = registry.dispatch(source.store) as AnyActions; // WooCommerce's own stores have no such action
	actions['abandon']?.(source.selector, source.args);
}

/**
 * Counts a component among the readers of sources (a stable list) while it is on the screen. When the last one leaves
 * before the answer, as when a user flips through ranges, the request is cancelled: the shop's few workers are for what
 * is looked at.
 */
export function useReaders(sources: readonly Source[]): void {
	const registry = useRegistry();
	useEffect(() => {
		const readers = readersOf(registry);
		for (const key of sources.map(keyOf)) readers.set(key, (readers.get(key) ?? 0) + 1);
		return () => {
			for (const key of sources.map(keyOf)) {
				const left = (readers.get(key) ?? 1) - 1;
				if (left === 0) readers.delete(key);
				else readers.set(key, left);
			}
			// A moment later, as the next reader may come in the same commit.
			setTimeout(() => sources.forEach((source) => leave(registry, source)));
		};
	}, [registry, sources]);
}
