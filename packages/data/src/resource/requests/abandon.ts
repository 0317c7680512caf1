import { trimResolutions } from './evict';
import { flightsOf } from './in-flight';
import { setRequesting, settled } from '../state';
import { stateOf, type Thunk } from '../thunk';

/** What is asked, and where its answer would go. */
interface Question {
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
export function abandon({ store, key, selector, args, operation }: Question): Thunk<void> {
	return (thunkArgs) => {
		const { registry, dispatch } = thunkArgs;
		const flights = flightsOf(registry);
		const flight = flights.get(`${store}/${key}`);
		if (!flight || flight.isOver || flight.served.size > 1) return;
		flights.delete(`${store}/${key}`);
		flight.controller.abort();
		dispatch(settled(stateOf(thunkArgs), key));
		if (operation) dispatch(setRequesting(operation, false));
		// Only once @wordpress/data has noted the end of the resolution can it be taken back.
		void flight.done.then(() =>
			setTimeout(() => {
				registry.dispatch(store)['invalidateResolution']?.(...([selector, args] as never[]));
				trimResolutions(store, selector, thunkArgs);
			}),
		);
	};
}
