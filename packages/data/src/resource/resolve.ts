import { evict } from './evict';
import { flightsOf, type Flight } from './flights';
import { fail, receive, type Slot, type SlotValues } from './state';
import { stateOf, type Thunk, type ThunkArgs } from './thunk';

/** How a resource is fetched. */
export interface Loading<Args extends unknown[], Value> {
	/** Name of the store, so that equal slots of two stores stay apart. */
	store: string;
	slot: Slot<Args, Value>;
	load(args: Args, signal: AbortSignal, thunkArgs: ThunkArgs): Promise<Value>;
	/** Further slots that an answer fills; may look at the state to leave newer local changes alone. */
	also?(value: Value, args: Args, thunkArgs: ThunkArgs): SlotValues;
	/** Keep at most this many answers, also of the slots that `also` fills; see evict. */
	limit?: number;
	/** `load` itself merges with what the store has at its end, so newer local changes do not make it void. */
	isMerged?: boolean;
	/** Slots that `also` fills, one value for each answer. */
	companions?: readonly Slot<Args, unknown>[];
}

async function land<Args extends unknown[], Value>(
	loading: Loading<Args, Value>,
	args: Args,
	flight: Flight,
	thunkArgs: ThunkArgs,
): Promise<void> {
	const { dispatch, registry } = thunkArgs;
	const key = loading.slot.key(...args);
	const before = stateOf(thunkArgs).data[key];
	const isCurrent = () => flightsOf(registry).get(`${loading.store}/${key}`) === flight;
	try {
		const value = await loading.load(args, flight.controller.signal, thunkArgs);
		// An answer must not undo what was written while it was on its way.
		const isOutdated = !loading.isMerged && stateOf(thunkArgs).data[key] !== before;
		if (!isCurrent() || isOutdated) return;
		const further = loading.also?.(value, args, thunkArgs) ?? {};
		dispatch(receive({ ...further, [key]: value }));
		for (const place of [loading.slot, ...(loading.companions ?? [])]) {
			if (loading.limit) evict(loading.store, place, loading.limit, thunkArgs);
		}
	} catch (error) {
		if (isCurrent()) dispatch(fail(key, error));
	} finally {
		flight.isOver = true;
	}
}

function takeOff<Args extends unknown[], Value>(
	loading: Loading<Args, Value>,
	args: Args,
	asker: string,
	thunkArgs: ThunkArgs,
): Flight {
	const flights = flightsOf(thunkArgs.registry);
	const flight: Flight = {
		done: Promise.resolve(),
		served: new Set([asker]),
		controller: new AbortController(),
		isOver: false,
	};
	flights.set(`${loading.store}/${loading.slot.key(...args)}`, flight);
	flight.done = land(loading, args, flight, thunkArgs);
	return flight;
}

/**
 * A resolver. Several selectors of one resource share a request and its answer. When a selector asks a second time (its
 * resolution was invalidated) a new request starts and an older one that is still under way no longer counts. Errors are
 * kept in the slot, not thrown: the resolution finishes either way.
 */
export function resolver<Args extends unknown[], Value>(
	selectorName: string,
	loading: Loading<Args, Value>,
): (...args: Args) => Thunk<Promise<void>> {
	return (...args) =>
		async (thunkArgs) => {
			const flights = flightsOf(thunkArgs.registry);
			const key = loading.slot.key(...args);
			const flightKey = `${loading.store}/${key}`;
			const known = flights.get(flightKey);
			const asker = selectorName + JSON.stringify(args);
			const isUsable = known && (!known.isOver || key in stateOf(thunkArgs).data);
			if (isUsable && !known.served.has(asker)) {
				known.served.add(asker);
			} else {
				known?.controller.abort();
				takeOff(loading, args, asker, thunkArgs);
			}
			let flight = flights.get(flightKey);
			while (flight && !flight.isOver) {
				await flight.done;
				flight = flights.get(flightKey);
			}
		};
}
