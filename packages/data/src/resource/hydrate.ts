import { useRegistry } from '@wordpress/data';
import { useEffect, useState } from 'react';
import type { Registry } from './thunk';

/** Puts what the page brought along into stores. */
export type Hydrate = (registry: Registry) => void;

type AnyFunctions = Record<string, (...args: readonly unknown[]) => unknown>;

/** The actions of a store, whatever its version; none of a store that no screen has needed yet. */
export function actionsOf(registry: Registry, store: string): AnyFunctions {
	const actions = registry.dispatch(store) as AnyFunctions | null | undefined; // stores are known by name only here
	return actions ?? {};
}

/** Runs `put` and marks a selector's value as there, unless somebody has asked for it already. */
export function hydrateResponse(
	registry: Registry,
	{ store, selector, args }: { store: string; selector: string; args: readonly unknown[] },
	put: (actions: AnyFunctions) => void,
): void {
	const selectors = registry.select(store) as AnyFunctions; // as above
	if (selectors['hasStartedResolution']?.(selector, args)) return;
	const actions = actionsOf(registry, store);
	registry.batch(() => {
		actions['startResolution']?.(selector, args);
		put(actions);
		actions['finishResolution']?.(selector, args);
	});
}

/** Hydrates before the first render of what is below, and again when `hydrate` is another function. */
export function useHydration(hydrate: Hydrate): void {
	const registry = useRegistry() as unknown as Registry; // the part of it that stores use
	// In render, once: an effect would come after the children have asked the shop.
	const [first] = useState(() => {
		hydrate(registry);
		return { hydrate };
	});
	useEffect(() => {
		if (first.hydrate !== hydrate) hydrate(registry);
	}, [first, hydrate, registry]);
}
