import { createReduxStore, register, select } from '@wordpress/data';
import { canonicalQuery } from './canonical-query';
import { reduce, type ResourceState } from './state';

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

/**
 * The metadata actions of @wordpress/data with arguments in the form that selectors use, so that
 * `invalidateResolution( 'getItems', [ 'products', { page: '1', search: undefined } ] )` finds what it means.
 */
function metadataActions(selectors: Readonly<Record<string, unknown>>) {
	const canonical = (selectorName: string, args: readonly unknown[] = []): unknown[] => {
		const selector = selectors[selectorName];
		const normalize =
			typeof selector === 'function' && 'normalizeArgs' in selector
				? (selector.normalizeArgs as Normalize) // set by byQuery alone
				: undefined;
		return normalize ? normalize(args) : [...args];
	};
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
		selectors: config.selectors,
		actions: { ...metadataActions(config.selectors), ...config.actions },
		...(config.resolvers ? { resolvers: { ...config.resolvers } } : {}),
	});
}

/** Registers a store unless its name is taken, as it is when WooCommerce's own stores are on the page. */
export function registerOnce(store: Parameters<typeof register>[0]): void {
	if (!select(store.name)) register(store);
}
