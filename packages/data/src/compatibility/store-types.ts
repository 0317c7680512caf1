import type { ActionCreatorsOf, ReduxStoreConfig } from '@wordpress/data';

/** Any function of a store. */
type Callable = (...args: never[]) => unknown;

/** A selector as `select` returns it: without the state argument. */
export type WPDataSelector<Selector> = Selector extends (
	state: never,
	...args: infer Args
) => infer Result
	? (...args: Args) => Result
	: Selector;

/** The selectors that `select` returns for a store. */
export type SelectFromMap<Selectors extends object> = {
	[Name in keyof Selectors as Selectors[Name] extends Callable ? Name : never]: WPDataSelector<
		Selectors[Name]
	>;
};

/** The actions that `dispatch` returns for a store; each returns a promise. */
export type DispatchFromMap<Actions extends Record<string, Callable>> = ActionCreatorsOf<
	ReduxStoreConfig<unknown, Actions, unknown>
>;

/** Checks the resolution of a selector with these arguments. */
type Knows = (selector: string, args?: unknown[]) => boolean;

/** The metadata selectors of every store. */
export interface WPDataSelectors {
	getIsResolving(selector: string, args?: unknown[]): boolean | undefined;
	hasStartedResolution: Knows;
	hasFinishedResolution: Knows;
	isResolving: Knows;
	getCachedResolvers(): unknown;
}

/** Changes the resolution of a selector with these arguments. */
type Notes = (selector: string, args: unknown[]) => unknown;

/** The metadata actions of every store. */
export interface WPDataActions {
	startResolution: Notes;
	finishResolution: Notes;
	invalidateResolution: Notes;
	invalidateResolutionForStore(): unknown;
	invalidateResolutionForStoreSelector(selector: string): unknown;
}
