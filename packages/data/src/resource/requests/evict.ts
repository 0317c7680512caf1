import { dropInFlight } from './in-flight';
import { forget, type Slot } from '../state';
import { stateOf, type ThunkArgs } from '../thunk';

/** The resolutions of one selector by arguments, as @wordpress/data keeps them. */
interface Resolutions {
	forEach(visit: (value: { status: string } | undefined, args: unknown[]) => void): void;
}

interface MetadataActions {
	invalidateResolutionForStoreSelector(selector: string): unknown;
	startResolutions(selector: string, args: unknown[][]): unknown;
	finishResolutions(selector: string, args: unknown[][]): unknown;
}

/** How many invalidated resolutions of a selector may remain, so that rebuilding is rare. */
const maxGone = 50;

function resolutionsOf(store: string, { registry }: ThunkArgs): Record<string, Resolutions> {
	const cached = registry.select(store)['getCachedResolvers']?.();
	return (cached ?? {}) as Record<string, Resolutions>; // the metadata selector's documented result
}

/** Returns the least recently read slots of a kind; a quarter more than necessary, so that evictions are rare. */
function leastRecentlyRead(name: string, limit: number, thunkArgs: ThunkArgs): Set<string> {
	const { data, errors, requesting, recency } = stateOf(thunkArgs);
	const keys = Object.keys({ ...data, ...errors }).filter(
		(key) => key.startsWith(`${name}|`) && !requesting[key],
	);
	if (keys.length <= limit) return new Set();
	keys.sort((a, b) => (recency.get(a) ?? 0) - (recency.get(b) ?? 0));
	return new Set(keys.slice(0, keys.length - Math.floor(limit * 0.75)));
}

/**
 * Keeps at most `limit` responses, good or bad, of a slot and drops the least recently read. Their resolutions are
 * dropped too, so that the next reader sends a request. @wordpress/data only marks invalidated resolutions and keeps
 * their arguments forever, so the selector's resolutions are rebuilt from the others.
 */
export function evict<Args extends unknown[]>(
	store: string,
	place: Slot<Args, unknown>,
	limit: number,
	thunkArgs: ThunkArgs,
): void {
	const victims = leastRecentlyRead(place.name, limit, thunkArgs);
	if (victims.size === 0) return;
	const { registry, dispatch } = thunkArgs;
	const cached = resolutionsOf(store, thunkArgs);
	registry.batch(() => {
		dispatch(forget([...victims]));
		dropInFlight(registry, store, victims);
		for (const [selector, resolutions] of Object.entries(cached)) {
			rebuild(
				store,
				selector,
				resolutions,
				(args) => victims.has(place.key(...(args as Args))),
				thunkArgs,
			); // resolutions of other slots have keys that are not dropped
		}
	});
}

/**
 * Drops a selector's invalidated resolutions of cancelled requests, once there are many. The arguments in the private
 * list of starting resolvers of @wordpress/data cannot be reached.
 */
export function trimResolutions(store: string, selector: string, thunkArgs: ThunkArgs): void {
	const resolutions = resolutionsOf(store, thunkArgs)[selector];
	let gone = 0;
	resolutions?.forEach((value) => {
		if (!value) gone += 1;
	});
	if (!resolutions || gone <= maxGone) return;
	thunkArgs.registry.batch(() => rebuild(store, selector, resolutions, () => false, thunkArgs));
}

function rebuild(
	store: string,
	selector: string,
	resolutions: Resolutions,
	isVictim: (args: unknown[]) => boolean,
	{ registry }: ThunkArgs,
): void {
	const living = { resolving: [] as unknown[][], finished: [] as unknown[][] };
	let hasVictims = false;
	resolutions.forEach((value, args) => {
		if (value?.status === 'resolving') living.resolving.push(args);
		else if (value && !isVictim(args)) living.finished.push(args);
		else hasVictims = true;
	});
	if (!hasVictims) return;
	const actions = registry.dispatch(store) as unknown as MetadataActions; // every store has the metadata actions
	actions.invalidateResolutionForStoreSelector(selector);
	actions.startResolutions(selector, living.resolving);
	actions.finishResolutions(selector, living.finished);
}
