import type { ActionCreatorsOf, ReduxStoreConfig } from '@wordpress/data';

/** A function of a store, whatever it takes. */
type Callable = (...args: never[]) => unknown;

/** A selector as `select` hands it out: without the state, which it is given by itself. */
export type WPDataSelector<Selector> = Selector extends (
	state: never,
	...args: infer Args
) => infer Result
	? (...args: Args) => Result
	: Selector;

/** What `select` hands out of a store's selectors. */
export type SelectFromMap<Selectors extends object> = {
	[Name in keyof Selectors as Selectors[Name] extends Callable ? Name : never]: WPDataSelector<
		Selectors[Name]
	>;
};

/** What `dispatch` hands out of a store's action creators; each returns a promise. */
export type DispatchFromMap<Actions extends Record<string, Callable>> = ActionCreatorsOf<
	ReduxStoreConfig<unknown, Actions, unknown>
>;

/** Whether something is known about a selector called with these arguments. */
type Knows = (selector: string, args?: unknown[]) => boolean;

/** What every store tells about its requests. */
export interface WPDataSelectors {
	getIsResolving(selector: string, args?: unknown[]): boolean | undefined;
	hasStartedResolution: Knows;
	hasFinishedResolution: Knows;
	isResolving: Knows;
	getCachedResolvers(): unknown;
}

/** A note that a selector called with these arguments is, or is not, to be asked for. */
type Notes = (selector: string, args: unknown[]) => unknown;

/** What every store can be told about its requests. */
export interface WPDataActions {
	startResolution: Notes;
	finishResolution: Notes;
	invalidateResolution: Notes;
	invalidateResolutionForStore(): unknown;
	invalidateResolutionForStoreSelector(selector: string): unknown;
}
