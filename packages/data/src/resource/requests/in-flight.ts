import type { Registry } from '../thunk';

/** One request and what it is for. */
export interface InFlight {
	/** Settles when the response is in the store; never rejects. */
	done: Promise<void>;
	/** Queries that this response serves, selector and arguments as text: one of them asked again means that it wants a new response. */
	served: Set<string>;
	controller: AbortController;
	isOver: boolean;
	/** Its response no longer counts, but the query still stands. */
	isForgotten: boolean;
}

const inFlightByRegistry = new WeakMap<Registry, Map<string, InFlight>>();

/** Requests in flight of a registry by store and slot key. */
export function inFlightOf(registry: Registry): Map<string, InFlight> {
	const known = inFlightByRegistry.get(registry);
	if (known) return known;
	const created = new Map<string, InFlight>();
	inFlightByRegistry.set(registry, created);
	return created;
}

/** Forgets what is known of requests for these slots, as their responses are dropped. */
export function dropInFlight(registry: Registry, store: string, keys: Iterable<string>): void {
	for (const key of keys) inFlightOf(registry).delete(`${store}/${key}`);
}
