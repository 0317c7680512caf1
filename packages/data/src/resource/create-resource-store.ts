import { createReduxStore, register, select } from '@wordpress/data';
import { abandon } from './requests/abandon';
import { canonicalQuery } from './canonical-query';
import { listenToOtherTabs } from './other-tabs';
import type { Resolver } from './requests/resolve';
import { reduce, type ResourceState } from './state';
import type { Thunk } from './thunk';

type Selector = (state: ResourceState, ...args: never[]) => unknown;
type ActionCreator = (...args: never[]) => unknown;

/** What a store adds to the shared mechanism. */
export interface ResourceStoreConfig<Selectors, Actions> {
	selectors: Selectors;
	actions: Actions;
	resolvers?: Readonly<Record<string, ActionCreator>>;
}

/** Turns the arguments of a selector into the ones that stand for all calls of the same meaning. */
type Normalize = (args: readonly unknown[]) => unknown[];

/** Marks a selector whose argument at `position` is a query: queries of one meaning are one resolution. */
export function byQuery<S extends object>(position: number, selector: S): S {
	const normalizeArgs: Normalize = (args) =>
		args.length > position
			? args.map((arg, index) => (index === position ? canonicalQuery(arg) : arg))
			: [...args];
	// WordPress up to 6.8 knows the second name only.
	return Object.assign(selector, { normalizeArgs, __unstableNormalizeArgs: normalizeArgs });
}

/** The arguments of a call in the form that stands for all calls of the same meaning. */
function normalizer(selectors: Readonly<Record<string, unknown>>) {
	return (selectorName: string, args: readonly unknown[] = []): unknown[] => {
		const selector = selectors[selectorName];
		return typeof selector === 'function' && 'normalizeArgs' in selector
			? (selector.normalizeArgs as Normalize)(args) // set by byQuery alone
			: [...args];
	};
}

/** The resolver of a selector, if it is one on the shared mechanism, with the key of the slot that it fills. */
function resolverOf(
	config: ResourceStoreConfig<unknown, unknown>,
	selectorName: string,
	args: readonly unknown[],
) {
	const found = config.resolvers?.[selectorName];
	if (!found || !('slot' in found)) return undefined;
	const { slot, operation } = found as Resolver<unknown[]>; // set by resolver() alone
	return { key: slot.key(...args), operation };
}

/** `abandon( selectorName, args )`: cancels a request that nobody on the screen waits for any more. */
function abandonAction(store: string, config: ResourceStoreConfig<unknown, unknown>) {
	const canonical = normalizer(config.selectors as Readonly<Record<string, unknown>>); // see slotKeys
	return (selector: string, given: readonly unknown[]): Thunk<void> => {
		const args = canonical(selector, given);
		const found = resolverOf(config, selector, args);
		return found ? abandon({ store, selector, args, ...found }) : () => {};
	};
}

/**
 * `hasResponse( selectorName, args )`: whether the newest response, good or bad, is in the store. Unlike the resolution's
 * end it comes in one step with the response itself, which spares readers a render.
 */
function responseSelector(config: ResourceStoreConfig<unknown, unknown>) {
	const keyOf = slotKeys(config);
	return (state: ResourceState, selectorName: string, args: readonly unknown[]): boolean => {
		const key = keyOf(selectorName, args);
		if (key === undefined) return false;
		return (key in state.data || key in state.errors) && !state.requesting[key];
	};
}

/** The key of the slot that a selector's value goes to; undefined for selectors without a resolver. */
function slotKeys(config: ResourceStoreConfig<unknown, unknown>) {
	const canonical = normalizer(config.selectors as Readonly<Record<string, unknown>>); // a record of functions, see createResourceStore
	return (selectorName: string, args: readonly unknown[]): string | undefined =>
		resolverOf(config, selectorName, canonical(selectorName, args))?.key;
}

/** `getResponseTime( selectorName, args )`: when the response in the store came, in milliseconds since 1970; undefined without one. */
function responseTimeSelector(config: ResourceStoreConfig<unknown, unknown>) {
	const keyOf = slotKeys(config);
	return (
		state: ResourceState,
		selectorName: string,
		args: readonly unknown[],
	): number | undefined => state.times[keyOf(selectorName, args) ?? ''];
}

/**
 * The metadata actions of @wordpress/data with arguments in the form that selectors use, so that
 * `invalidateResolution( 'getItems', [ 'products', { page: '1', search: undefined } ] )` finds what it means.
 */
function metadataActions(selectors: Readonly<Record<string, unknown>>) {
	const canonical = normalizer(selectors);
	const one = (type: string) => (selectorName: string, args: unknown[], error?: unknown) => ({
		type,
		selectorName,
		args: canonical(selectorName, args),
		error,
	});
	const many = (type: string) => (selectorName: string, list: unknown[][], errors?: unknown[]) => ({
		type,
		selectorName,
		args: list.map((args) => canonical(selectorName, args)),
		errors,
	});
	return {
		startResolution: one('START_RESOLUTION'),
		finishResolution: one('FINISH_RESOLUTION'),
		failResolution: one('FAIL_RESOLUTION'),
		invalidateResolution: one('INVALIDATE_RESOLUTION'),
		startResolutions: many('START_RESOLUTIONS'),
		finishResolutions: many('FINISH_RESOLUTIONS'),
		failResolutions: many('FAIL_RESOLUTIONS'),
	};
}

/**
 * A store on the shared mechanism: one reducer, one way of fetching, failing, sharing and forgetting (`resolver`,
 * `operate`, `evict`). The result is a descriptor for @wordpress/data; it is not registered.
 */
export function createResourceStore<
	Selectors extends Record<string, Selector>,
	Actions extends Record<string, ActionCreator>,
>(name: string, config: ResourceStoreConfig<Selectors, Actions>) {
	return createReduxStore<ResourceState, Actions, Selectors>(name, {
		reducer: reduce,
		selectors: {
			...config.selectors,
			hasResponse: responseSelector(config),
			getResponseTime: responseTimeSelector(config),
		},
		actions: {
			...metadataActions(config.selectors),
			abandon: abandonAction(name, config),
			...config.actions,
		},
		...(config.resolvers ? { resolvers: { ...config.resolvers } } : {}),
	});
}

/** A store's name, typed as the store: `select( REPORTS_STORE_NAME )` knows its selectors, rows and totals. */
export function typedName<Name extends string, Store>(name: Name, _store: Store): Name & Store {
	return name as Name & Store; // select() and dispatch() take names and descriptors alike
}

/** Registers a store unless its name is taken, as it is when WooCommerce's own stores are on the page. */
export function registerOnce(store: Parameters<typeof register>[0]): void {
	if (!select(store.name)) register(store);
	listenToOtherTabs();
}
