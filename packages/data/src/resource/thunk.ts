import type { ResourceAction, ResourceState } from './state';

/** A selector or action of any store, as @wordpress/data returns it. */
type Bound = (...args: never[]) => unknown;

/** The part of @wordpress/data's registry that stores use; the same in WordPress 6.5. */
export interface Registry {
	batch(callback: () => void): void;
	select(store: string): Record<string, Bound>;
	dispatch(store: string): Record<string, Bound>;
	register(store: { name: string; instantiate?(registry: never): object }): void;
	resolveSelect(store: string): Record<string, (...args: readonly unknown[]) => Promise<unknown>>;
}

/** The argument of a thunk. `dispatch` takes the plain actions of the shared reducer and other thunks. */
export interface ThunkArgs {
	registry: Registry;
	dispatch: {
		(action: ResourceAction): unknown;
		/** The thunk runs at once; its result comes at once or, in WordPress 6.5, as a promise, so always await it. */
		<Result>(thunk: Thunk<Result>): Awaited<Result> | Promise<Awaited<Result>>;
	};
	/** Called with a function: reads the state of the store. */
	select: <Result>(read: (state: { root: ResourceState }) => Result) => Result;
	/** The store's selectors, as promises that resolve with the resolved value. */
	resolveSelect: Record<string, (...args: readonly unknown[]) => Promise<unknown>>;
}

/** An action with access to its store. */
export type Thunk<Result = unknown> = (args: ThunkArgs) => Result;

/** Returns the current state, inside a thunk. */
export function stateOf({ select }: Pick<ThunkArgs, 'select'>): ResourceState {
	return select((state) => state.root);
}
