/**
 * State of every store: values, errors and "in flight" flags by slot key. Values are replaced, never changed in place,
 * so a reader gets the same reference until the value really changes.
 */
export interface ResourceState {
	readonly data: Readonly<Record<string, unknown>>;
	readonly errors: Readonly<Record<string, unknown>>;
	readonly requesting: Readonly<Record<string, boolean>>;
	/** When a slot's value arrived, in milliseconds since 1970. */
	readonly times: Readonly<Record<string, number>>;
	/** When a slot was last read, in ticks. Changed in place, because reading must not cause renders. */
	readonly recency: Map<string, number>;
}

/** A place in a store for values of one type, one per identity. */
export interface Slot<Args extends unknown[], Value> {
	readonly name: string;
	key(...args: Args): string;
	/** Exists only to carry the type. */
	readonly value?: Value;
}

/** Declares a slot; without `identify` there is one value for the whole store. */
export function slot<Value, Args extends unknown[] = []>(
	name: string,
	identify?: (...args: Args) => string,
): Slot<Args, Value> {
	return {
		name,
		key: identify ? (...args) => `${name}|${identify(...args)}` : () => `${name}|`,
	};
}

/** Values to put into slots, by key. */
export type SlotValues = Readonly<Record<string, unknown>>;

export interface ReceiveAction {
	type: 'RECEIVE';
	values: SlotValues;
	at: number;
}
export interface FailAction {
	type: 'FAIL';
	key: string;
	error: unknown;
}
export interface RequestingAction {
	type: 'SET_REQUESTING';
	key: string;
	isRequesting: boolean;
}
interface ForgetAction {
	type: 'FORGET';
	keys: readonly string[];
}

/** All changes of a store's state. */
export type ResourceAction = ReceiveAction | FailAction | RequestingAction | ForgetAction;

/** Puts values into slots and clears the errors of those slots; `at` is their time, by default now. */
export const receive = (values: SlotValues, at = Date.now()): ReceiveAction => ({
	type: 'RECEIVE',
	values,
	at,
});
/** Keeps the error of a slot or an operation; `undefined` or null clears it. */
export const fail = (key: string, error: unknown): FailAction => ({ type: 'FAIL', key, error });
/** Sets whether a slot or an operation is in flight. */
export const setRequesting = (key: string, isRequesting: boolean): RequestingAction => ({
	type: 'SET_REQUESTING',
	key,
	isRequesting,
});
/** Drops slots altogether. */
export const forget = (keys: readonly string[]): ForgetAction => ({ type: 'FORGET', keys });
/** Ends a slot's request without a response; an empty slot leaves no trace. */
export const settled = ({ data, errors }: ResourceState, key: string): ResourceAction =>
	key in data || key in errors ? setRequesting(key, false) : forget([key]);

let tick = 0;

function assign<T>(record: Readonly<Record<string, T>>, values: Readonly<Record<string, T>>) {
	const isSame = Object.entries(values).every(
		([key, value]) => key in record && Object.is(record[key], value),
	);
	return isSame ? record : { ...record, ...values };
}

function without<T>(record: Readonly<Record<string, T>>, keys: readonly string[]) {
	if (!keys.some((key) => key in record)) return record;
	const gone = new Set(keys);
	return Object.fromEntries(Object.entries(record).filter(([key]) => !gone.has(key)));
}

/** The reducer that all stores share; returns the same object when nothing changes. */
export function reduce(
	state: ResourceState = { data: {}, errors: {}, requesting: {}, times: {}, recency: new Map() },
	action: ResourceAction,
): ResourceState {
	let { data, errors, requesting, times } = state;
	if (action.type === 'RECEIVE') {
		const keys = Object.keys(action.values);
		data = assign(data, action.values);
		errors = without(errors, keys);
		times = assign(times, Object.fromEntries(keys.map((key) => [key, action.at])));
	} else if (action.type === 'FAIL') {
		errors =
			action.error === undefined || action.error === null
				? without(errors, [action.key])
				: assign(errors, { [action.key]: action.error });
	} else if (action.type === 'SET_REQUESTING') {
		requesting = assign(requesting, { [action.key]: action.isRequesting });
	} else if (action.type === 'FORGET') {
		data = without(data, action.keys);
		errors = without(errors, action.keys);
		requesting = without(requesting, action.keys);
		times = without(times, action.keys);
		for (const key of action.keys) state.recency.delete(key);
	}
	const isSame =
		data === state.data &&
		errors === state.errors &&
		requesting === state.requesting &&
		times === state.times;
	return isSame ? state : { ...state, data, errors, requesting, times };
}

/** Returns the value of a slot; undefined before the first one. */
export function valueOf<Args extends unknown[], Value>(
	state: ResourceState,
	place: Slot<Args, Value>,
	...args: Args
): Value | undefined {
	const key = place.key(...args);
	state.recency.set(key, (tick += 1));
	return state.data[key] as Value | undefined; // only `Slot<…, Value>`s of this name write here
}

/** Returns the error of a slot, if it has one. */
export function errorOf<Args extends unknown[]>(
	state: ResourceState,
	place: Slot<Args, unknown>,
	...args: Args
): unknown {
	return state.errors[place.key(...args)];
}
