import { evict } from './evict';
import { dropInFlight, inFlightOf, type InFlight } from './in-flight';
import { fail, receive, setRequesting, settled, valueOf } from '../state';
import type { ResourceAction, Slot, SlotValues } from '../state';
import { stateOf, type Thunk, type ThunkArgs } from '../thunk';

/** Milliseconds for which the response of a report is shown without asking the shop again. */
export const FRESH_FOR = 60_000;

/** How a resource is fetched. */
export interface Loading<Args extends unknown[], Value> {
	/** Name of the store, so that equal slots of two stores stay separate. */
	store: string;
	slot: Slot<Args, Value>;
	load(args: Args, signal: AbortSignal, thunkArgs: ThunkArgs): Promise<Value>;
	/** Further slots that a response fills; it may read the state to keep newer local changes. */
	also?(value: Value, args: Args, thunkArgs: ThunkArgs): SlotValues;
	/** Name under which the store also keeps "in flight" and errors, for selectors that read them by name. */
	operation?: string;
	/** Keeps at most this many responses, also of the slots that `also` fills; see evict. */
	limit?: number;
	/** `load` itself merges with the store at its end, so newer local changes do not invalidate its response. */
	isMerged?: boolean;
	/** Slots that `also` fills, one value per response. */
	companions?: readonly Slot<Args, unknown>[];
	/** Milliseconds for which a prefetched response counts as fresh (see preparer); forever by default. */
	freshFor?: number;
	/** Checks whether a newer response is equal; readers then keep their object and do not render. */
	isSame?(before: Value, value: Value): boolean;
}

/** Stores a response in one step, so that readers render once. */
function response<Args extends unknown[], Value>(
	{ slot: place, operation }: Loading<Args, Value>,
	args: Args,
	{ registry, dispatch }: ThunkArgs,
	actions: readonly ResourceAction[],
): void {
	registry.batch(() => {
		for (const action of actions) dispatch(action);
		dispatch(setRequesting(place.key(...args), false));
		if (operation) dispatch(setRequesting(operation, false));
	});
}

/** Returns the changes of a good response; none if it would revert a change made while it was in flight. */
function changes<Args extends unknown[], Value>(
	loading: Loading<Args, Value>,
	args: Args,
	{ value, before }: { value: Value; before: Value | undefined },
	thunkArgs: ThunkArgs,
): ResourceAction[] {
	const key = loading.slot.key(...args);
	const kept = before !== undefined && loading.isSame?.(before, value) ? before : value;
	const isOutdated = !loading.isMerged && stateOf(thunkArgs).data[key] !== before;
	const further = loading.also?.(value, args, thunkArgs) ?? {};
	return [
		...(isOutdated ? [] : [receive({ ...further, [key]: kept })]),
		...(loading.operation ? [fail(loading.operation, undefined)] : []),
	];
}

/** A resolver that knows the slot of its responses. */
export type Resolver<Args extends unknown[]> = ((...args: Args) => Thunk<Promise<void>>) & {
	slot: Slot<Args, unknown>;
	operation: string | undefined;
};

async function settle<Args extends unknown[], Value>(
	loading: Loading<Args, Value>,
	args: Args,
	inFlight: InFlight,
	thunkArgs: ThunkArgs,
): Promise<void> {
	const { registry, dispatch } = thunkArgs;
	const { store, slot: place, operation, limit, companions = [] } = loading;
	const key = place.key(...args);
	const before = valueOf(stateOf(thunkArgs), place, ...args);
	const isCurrent = () => inFlightOf(registry).get(`${store}/${key}`) === inFlight;
	dispatch(setRequesting(key, true));
	if (operation) dispatch(setRequesting(operation, true));
	try {
		const value = await loading.load(args, inFlight.controller.signal, thunkArgs);
		if (!isCurrent()) return;
		response(loading, args, thunkArgs, changes(loading, args, { value, before }, thunkArgs));
	} catch (error) {
		if (!isCurrent()) return;
		if (inFlight.served.size === 0) return drop(loading, args, thunkArgs);
		const named = operation ? [fail(operation, error)] : [];
		response(loading, args, thunkArgs, [fail(key, error), ...named]);
	} finally {
		inFlight.isOver = true;
	}
	for (const stored of limit ? [place, ...companions] : []) {
		evict(store, stored, limit ?? 0, thunkArgs);
	}
}

/** Drops a request in flight; its response is ignored. */
function drop<Args extends unknown[]>(
	{ store, slot: place }: Loading<Args, unknown>,
	args: Args,
	thunkArgs: ThunkArgs,
): void {
	const key = place.key(...args);
	dropInFlight(thunkArgs.registry, store, [key]);
	thunkArgs.dispatch(settled(stateOf(thunkArgs), key));
}

function startRequest<Args extends unknown[], Value>(
	loading: Loading<Args, Value>,
	args: Args,
	queries: readonly string[],
	thunkArgs: ThunkArgs,
): InFlight {
	const inFlights = inFlightOf(thunkArgs.registry);
	const inFlight: InFlight = {
		done: Promise.resolve(),
		served: new Set(queries),
		controller: new AbortController(),
		isOver: false,
		isForgotten: false,
	};
	inFlights.set(`${loading.store}/${loading.slot.key(...args)}`, inFlight);
	inFlight.done = settle(loading, args, inFlight, thunkArgs);
	return inFlight;
}

/**
 * Creates a resolver. Several selectors of one resource share a request and its response. When a selector asks again
 * (its resolution was invalidated), a new request starts and the older one in flight is ignored. Errors are kept in the
 * slot, not thrown: the resolution finishes either way.
 */
export function resolver<Args extends unknown[], Value>(
	selectorName: string,
	loading: Loading<Args, Value>,
): Resolver<Args> {
	const fulfill =
		(...args: Args): Thunk<Promise<void>> =>
		async (thunkArgs) => {
			const inFlights = inFlightOf(thunkArgs.registry);
			const key = loading.slot.key(...args);
			const inFlightKey = `${loading.store}/${key}`;
			const known = inFlights.get(inFlightKey);
			const query = JSON.stringify([selectorName, args]);
			const isUsable = known && (!known.isOver || isFresh(loading, key, thunkArgs));
			if (isUsable && !known.served.has(query)) {
				known.served.add(query);
			} else {
				known?.controller.abort();
				startRequest(loading, args, [query], thunkArgs);
			}
			let inFlight = inFlights.get(inFlightKey);
			while (inFlight && !inFlight.isOver) {
				await inFlight.done;
				if (inFlight.isForgotten) {
					// The query still counts: its reader will soon ask again, and shares that request.
					await new Promise((resolve) => setTimeout(resolve));
					inFlight = inFlights.get(inFlightKey) ?? startRequest(loading, args, [query], thunkArgs);
				} else {
					inFlight = inFlights.get(inFlightKey);
				}
			}
		};
	return Object.assign(fulfill, { slot: loading.slot, operation: loading.operation });
}

function isFresh(
	{ freshFor = Infinity }: Pick<Loading<never, unknown>, 'freshFor'>,
	key: string,
	thunkArgs: ThunkArgs,
): boolean {
	const at = stateOf(thunkArgs).times[key];
	return at !== undefined && Date.now() - at < freshFor;
}

/**
 * Creates an action that prefetches a response; readers share the request or find the response. It fetches nothing that
 * is fresh or in flight. `signal` aborts it unless a reader has joined; a failure leaves no trace.
 */
export function preparer<Args extends unknown[], Value>(loading: Loading<Args, Value>) {
	return (args: Args, signal: AbortSignal): Thunk<Promise<void>> =>
		async (thunkArgs) => {
			const key = loading.slot.key(...args);
			const known = inFlightOf(thunkArgs.registry).get(`${loading.store}/${key}`);
			const isOnItsWay = known !== undefined && !known.isOver;
			if (signal.aborted || isOnItsWay || isFresh(loading, key, thunkArgs)) return;
			const inFlight = startRequest(loading, args, [], thunkArgs);
			const leave = () => {
				if (inFlight.isOver || inFlight.served.size > 0) return;
				drop(loading, args, thunkArgs);
				inFlight.controller.abort();
			};
			signal.addEventListener('abort', leave);
			await inFlight.done;
			signal.removeEventListener('abort', leave);
		};
}
