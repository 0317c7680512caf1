import type { Registry } from '../thunk';

/** One request and its purpose. */
export interface InFlight {
	/** Settles when the response is in the store; never rejects. */
	done: Promise<void>;
	/**
	 * The queries that this response serves, selector and arguments as text. A second request of one of them asks for a
	 * new response.
	 */
	served: Set<string>;
	controller: AbortController;
	isOver: boolean;
	/** Its response is ignored, but the query still counts. */
	isForgotten: boolean;
}

const inFlightByRegistry = new WeakMap<Registry, Map<string, InFlight>>();

/** The requests in flight of a registry, by store and slot key. */
export function inFlightOf(registry: Registry): Map<string, InFlight> {
	const known = inFlightByRegistry.get(registry);
	if (known) return known;
	const created = new Map<string, InFlight>();
	inFlightByRegistry.set(registry, created);
	return created;
}

/** Drops the requests of these slots together with their responses. */
export function dropInFlight(registry: Registry, store: string, keys: Iterable<string>): void {
	for (const key of keys) inFlightOf(registry).delete(`${store}/${key}`);
}
