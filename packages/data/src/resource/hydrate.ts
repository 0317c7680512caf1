import { useRegistry } from '@wordpress/data';
import { useEffect, useState } from 'react';
import type { Registry } from './thunk';

/** A function that puts the page's data into stores. */
export type Hydrate = (registry: Registry) => void;

type AnyFunctions = Record<string, (...args: readonly unknown[]) => unknown>;

/** Returns the actions of a store of any version; none if no screen has loaded it yet. */
export function actionsOf(registry: Registry, store: string): AnyFunctions {
	const actions = registry.dispatch(store) as AnyFunctions | null | undefined; // stores are known by name only here
	return actions ?? {};
}

/** Runs `put` and marks a selector's value as loaded, unless a component has already requested it. */
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

/** Hydrates before the first render of its children, and again when `hydrate` changes. */
export function useHydration(hydrate: Hydrate): void {
	const registry = useRegistry() as unknown as Registry; // the part of it that stores use
	// During render, once: in an effect, the children would already have sent requests.
	const [first] = useState(() => {
		hydrate(registry);
		return { hydrate };
	});
	useEffect(() => {
		if (first.hydrate !== hydrate) hydrate(registry);
	}, [first, hydrate, registry]);
}
