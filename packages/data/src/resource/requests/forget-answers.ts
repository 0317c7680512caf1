import { actionsOf } from '../hydrate';
import { flightsOf } from './in-flight';
import { forget } from '../state';
import { stateOf, type Thunk } from '../thunk';

/**
 * Forgets all that a store has been answered, because it is no longer true. Answers on their way are not waited for; who
 * reads or waits asks anew.
 */
export function forgetAnswers(store: string): Thunk<void> {
	return (thunkArgs) => {
		const { registry, dispatch } = thunkArgs;
		const { data, errors, requesting } = stateOf(thunkArgs);
		registry.batch(() => {
			for (const [name, flight] of flightsOf(registry)) {
				if (!name.startsWith(`${store}/`)) continue;
				flightsOf(registry).delete(name);
				flight.isForgotten = true;
				flight.controller.abort();
			}
			dispatch(forget(Object.keys({ ...data, ...errors, ...requesting })));
			actionsOf(registry, store)['invalidateResolutionForStore']?.();
		});
	};
}
