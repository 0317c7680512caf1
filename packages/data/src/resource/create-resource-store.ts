import { createReduxStore, register, select } from '@wordpress/data';
import { abandon } from './requests/abandon';
import { canonicalQuery } from './canonical-query';
import { listenToOtherTabs } from './other-tabs';
import type { Resolver } from './requests/resolve';
import { reduce, type ResourceState } from './state';
import type { Thunk } from './thunk';

type Selector = (state: ResourceState, ...args: never[]) => unknown;
type ActionCreator = (...args: never[]) => unknown;

/** The members that a store adds to the shared mechanism. */
export interface ResourceStoreConfig<Selectors, Actions> {
	selectors: Selectors;
	actions: Actions;
	resolvers?: Readonly<Record<string, ActionCreator>>;
}

/** Normalizes the arguments of a selector, so that calls with the same meaning have equal ones. */
type Normalize = (args: readonly unknown[]) => unknown[];

/** Marks a selector whose argument at `position` is a query: queries with the same meaning share one resolution. */
export function byQuery<S extends object>(position: number, selector: S): S {
	const normalizeArgs: Normalize = (args) =>
		args.length > position
			? args.map((arg, index) => (index === position ? canonicalQuery(arg) : arg))
			: [...args];
	// WordPress up to 6.8 knows the second name only.
	return Object.assign(selector, { normalizeArgs, __unstableNormalizeArgs: normalizeArgs });
}

/** Returns the normalized arguments of a call. */
function normalizer(selectors: Readonly<Record<string, unknown>>) {
	return (selectorName: string, args: readonly unknown[] = []): unknown[] => {
		const selector = selectors[selectorName];
		return typeof selector === 'function' && 'normalizeArgs' in selector
			? (selector.normalizeArgs as Normalize)(args) // set by byQuery alone
			: [...args];
	};
}

/** Returns the resolver of a selector and the key of its slot, if it uses the shared mechanism. */
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

/** `abandon( selectorName, args )`: cancels a request that no reader on the screen waits for. */
function abandonAction(store: string, config: ResourceStoreConfig<unknown, unknown>) {
	const canonical = normalizer(config.selectors as Readonly<Record<string, unknown>>); // see slotKeys
	return (selector: string, given: readonly unknown[]): Thunk<void> => {
		const args = canonical(selector, given);
		const found = resolverOf(config, selector, args);
		return found ? abandon({ store, selector, args, ...found }) : () => {};
	};
}

/**
 * `hasResponse( selectorName, args )`: whether the newest response, good or bad, is in the store. It changes in the
 * same step as the response, unlike the resolution, which saves readers a render.
 */
function responseSelector(config: ResourceStoreConfig<unknown, unknown>) {
	const keyOf = slotKeys(config);
	return (state: ResourceState, selectorName: string, args: readonly unknown[]): boolean => {
		const key = keyOf(selectorName, args);
		if (key === undefined) return false;
		return (key in state.data || key in state.errors) && !state.requesting[key];
	};
}

/** Returns the slot key of a selector's value; undefined for selectors without a resolver. */
function slotKeys(config: ResourceStoreConfig<unknown, unknown>) {
	const canonical = normalizer(config.selectors as Readonly<Record<string, unknown>>); // a record of functions, see createResourceStore
	return (selectorName: string, args: readonly unknown[]): string | undefined =>
		resolverOf(config, selectorName, canonical(selectorName, args))?.key;
}

/**
 * `getResponseTime( selectorName, args )`: when the response arrived, in milliseconds since 1970; undefined without
 * one.
 */
function responseTimeSelector(config: ResourceStoreConfig<unknown, unknown>) {
	const keyOf = slotKeys(config);
	return (
		state: ResourceState,
		selectorName: string,
		args: readonly unknown[],
	): number | undefined => state.times[keyOf(selectorName, args) ?? ''];
}

/**
 * The metadata actions of @wordpress/data, with normalized arguments, so that `invalidateResolution( 'getItems', [
 * 'products', { page: '1', search: undefined } ] )` finds the resolution.
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
 * Creates a store on the shared mechanism: one reducer, and one way of fetching, failing, sharing and evicting
 * (`resolver`, `operate`, `evict`). It returns a descriptor for @wordpress/data and does not register it.
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

/** A store's name, typed as the store: `select( REPORTS_STORE_NAME )` has its selectors, rows and totals. */
export function typedName<Name extends string, Store>(name: Name, _store: Store): Name & Store {
	return name as Name & Store; // select() and dispatch() take names and descriptors alike
}

/** Registers a store unless its name is taken, as on pages with WooCommerce's own stores. */
export function registerOnce(store: Parameters<typeof register>[0]): void {
	if (!select(store.name)) register(store);
	listenToOtherTabs();
}
