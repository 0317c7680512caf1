import { trimResolutions } from './evict';
import { inFlightOf } from './in-flight';
import { setRequesting, settled } from '../state';
import { stateOf, type Thunk } from '../thunk';

/** What is asked, and where its response would go. */
interface PendingQuery {
	store: string;
	/** Key of the slot. */
	key: string;
	selector: string;
	args: readonly unknown[];
	/** Name under which "under way" is kept too. */
	operation: string | undefined;
}

/**
 * Cancels a request that nobody waits for any more. What the store has stays; whoever asks again starts anew. A request
 * that serves a second selector goes on.
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
		// Only once @wordpress/data has noted the end of the resolution can it be taken back.
		void inFlight.done.then(() =>
			setTimeout(() => {
				registry.dispatch(store)['invalidateResolution']?.(...([selector, args] as never[]));
				trimResolutions(store, selector, thunkArgs);
			}),
		);
	};
}
