import { isDictionary, paths } from '@store-analytics/rest-api';
import { ApiError, request } from '@store-analytics/rest-api/client';
import {
	createResourceStore,
	errorOf,
	fail,
	messageOf,
	receive,
	resolver,
	setRequesting,
	slot,
	tellOtherTabs,
	valueOf,
	type ResourceState,
	type Thunk,
} from '../resource';
import { loadOption } from './load-option';

/** Name of the options store. */
export const STORE_NAME = 'wc/admin/options';

/** Option values by name. */
export type Options = Record<string, unknown>;

/** The result of `updateOptions`: the shop's response, or the fields of its error. */
export type OptionsUpdate = { success: boolean } & Record<string, unknown>;

const options = slot<unknown, [name: string]>('option', (name) => name);
const updating = 'updateOptions';

const selectors = {
	/** Returns the value of an option; undefined until it has loaded, false if the shop has no such option. */
	getOption: (state: ResourceState, name: string): unknown => valueOf(state, options, name),
	/** Returns the error of the last request for an option. */
	getOptionsRequestingError: (state: ResourceState, name: string): unknown =>
		errorOf(state, options, name),
	/** Whether an update is in flight. */
	isOptionsUpdating: (state: ResourceState): boolean => state.requesting[updating] ?? false,
	/** Returns the error of the last update. */
	getOptionsUpdatingError: (state: ResourceState): unknown => state.errors[updating] ?? false,
};

function received(values: Options) {
	const slots = Object.entries(values).map(([name, value]) => [options.key(name), value]);
	return receive(Object.fromEntries(slots));
}

function errorFields(error: unknown): Record<string, unknown> {
	if (!(error instanceof ApiError)) return { message: messageOf(error) };
	const { code, message, status, data } = error;
	return { code, message, status, data };
}

/**
 * Saves options: new values appear at once, then go to the shop. Never rejects; after a failure the new values stay and
 * the error is kept (S4.options-store.2-3, S8.12).
 */
function updateOptions(values: Options): Thunk<Promise<OptionsUpdate>> {
	return async ({ dispatch }) => {
		dispatch(setRequesting(updating, true));
		dispatch(fail(updating, undefined));
		dispatch(received(values));
		try {
			const reply = await request({ path: paths.options, method: 'POST', data: values });
			tellOtherTabs(STORE_NAME, 'receiveOptions', values);
			return { ...(isDictionary(reply) ? reply : {}), success: true };
		} catch (error) {
			dispatch(fail(updating, error));
			return { ...errorFields(error), success: false };
		} finally {
			dispatch(setRequesting(updating, false));
		}
	};
}

const actions = {
	receiveOptions: received,
	setRequestingError: (error: unknown, name: string) => fail(options.key(name), error),
	setUpdatingError: (error: unknown) => fail(updating, error),
	setIsUpdating: (isUpdating: boolean) => setRequesting(updating, isUpdating),
	updateOptions,
};

const resolvers = {
	getOption: resolver('getOption', {
		store: STORE_NAME,
		slot: options,
		load: ([name], _signal, { registry }) => loadOption(registry, name),
	}),
};

/** `wc/admin/options`: the shop's options by name. */
export const store = createResourceStore(STORE_NAME, { selectors, actions, resolvers });
