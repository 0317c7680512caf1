import { trimResolutions } from './evict';
import { inFlightOf } from './in-flight';
import { setRequesting, settled } from '../state';
import { stateOf, type Thunk } from '../thunk';

/** The call of a selector, and the slot of its response. */
interface PendingQuery {
	store: string;
	/** Key of the slot. */
	key: string;
	selector: string;
	args: readonly unknown[];
	/** Name under which the store also keeps "in flight". */
	operation: string | undefined;
}

/**
 * Cancels a request without readers. The store keeps its data; the next reader sends a new request. A request that
 * serves another selector continues.
 */
export function abandon({ store, key, selector, args, operation }: PendingQuery): Thunk<void> {
	return (thunkArgs) => {
		const { registry, dispatch } = thunkArgs;
		const inFlights = inFlightOf(registry);
		const inFlight = inFlights.get(`${store}/${key}`);
		if (!inFlight || inFlight.isOver || inFlight.served.size > 1) return;
		inFlights.delete(`${store}/${key}`);
		inFlight.controller.abort();
		dispatch(settled(stateOf(thunkArgs), key));
		if (operation) dispatch(setRequesting(operation, false));
		// The resolution can be invalidated only after @wordpress/data has noted its end.
		void inFlight.done.then(() =>
			setTimeout(() => {
				registry.dispatch(store)['invalidateResolution']?.(...([selector, args] as never[]));
				trimResolutions(store, selector, thunkArgs);
			}),
		);
	};
}
