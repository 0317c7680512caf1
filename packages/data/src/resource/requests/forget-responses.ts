import { actionsOf } from '../hydrate';
import { inFlightOf } from './in-flight';
import { forget } from '../state';
import { stateOf, type Thunk } from '../thunk';

/**
 * Drops all responses of a store, because they are no longer true. It ignores responses in flight; readers send new
 * requests.
 */
export function forgetResponses(store: string): Thunk<void> {
	return (thunkArgs) => {
		const { registry, dispatch } = thunkArgs;
		const { data, errors, requesting } = stateOf(thunkArgs);
		registry.batch(() => {
			for (const [name, inFlight] of inFlightOf(registry)) {
				if (!name.startsWith(`${store}/`)) continue;
				inFlightOf(registry).delete(name);
				inFlight.isForgotten = true;
				inFlight.controller.abort();
			}
			dispatch(forget(Object.keys({ ...data, ...errors, ...requesting })));
			actionsOf(registry, store)['invalidateResolutionForStore']?.();
		});
	};
}
