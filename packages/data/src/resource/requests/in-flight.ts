import type { Registry } from '../thunk';

/** One request and what it is for. */
export interface Flight {
	/** Settles when the answer is in the store; never rejects. */
	done: Promise<void>;
	/** Questions that this answer serves, selector and arguments as text: one of them asked again means that it wants a new answer. */
	served: Set<string>;
	controller: AbortController;
	isOver: boolean;
	/** Its answer no longer counts, but the question still stands. */
	isForgotten: boolean;
}

const flightsByRegistry = new WeakMap<Registry, Map<string, Flight>>();

/** Flights of a registry by store and slot key. */
export function flightsOf(registry: Registry): Map<string, Flight> {
	const known = flightsByRegistry.get(registry);
	if (known) return known;
	const created = new Map<string, Flight>();
	flightsByRegistry.set(registry, created);
	return created;
}

/** Forgets what is known of flights to these slots, as their answers are dropped. */
export function dropFlights(registry: Registry, store: string, keys: Iterable<string>): void {
	for (const key of keys) flightsOf(registry).delete(`${store}/${key}`);
}
