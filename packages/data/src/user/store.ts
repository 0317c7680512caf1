import { isDictionary, paths, type User } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import {
	createResourceStore,
	receive,
	resolver,
	slot,
	track,
	valueOf,
	type Registry,
	type ResourceState,
	type Thunk,
} from '../resource';

/** Name of WordPress's own store of users. */
export const STORE_NAME = 'core';

const current = slot<User>('currentUser');

const nobody: Partial<User> = Object.freeze({});

const selectors = {
	/** The signed-in user; `{}` until known. */
	getCurrentUser: (state: ResourceState): Partial<User> => valueOf(state, current) ?? nobody,
	/** Returns the error of the last save of a user. */
	getLastEntitySaveError: (state: ResourceState): unknown => state.errors['saveUser'],
};

/** Saves fields of a user and resolves to the saved user. Rejects, and keeps the error, when the shop refuses. */
function saveUser(user: Partial<User> & { id: number }): Thunk<Promise<User>> {
	const { id, ...fields } = user;
	return (thunkArgs) =>
		track(thunkArgs, 'saveUser', () =>
			request<User>({ path: paths.user(id), method: 'POST', data: { id, ...fields } }),
		);
}

function parseUser(reply: unknown): User {
	return isDictionary(reply) && typeof reply['id'] === 'number'
		? { ...reply, id: reply['id'] }
		: { id: 0 };
}

/** The part of WordPress's core-data that the app needs, for pages without core-data. */
export const store = createResourceStore(STORE_NAME, {
	selectors,
	actions: {
		receiveCurrentUser: (user: User) => receive({ [current.key()]: user }),
		saveUser,
	},
	resolvers: {
		getCurrentUser: resolver('getCurrentUser', {
			store: STORE_NAME,
			slot: current,
			load: (_, signal) =>
				request({
					path: paths.currentUser,
					query: { context: 'edit' },
					signal,
					parse: parseUser,
				}),
		}),
	},
});

type Data = Parameters<typeof store.instantiate>[0];

/** A second name of ours, which stays when WordPress's own store takes the first name later. */
const OWN_NAME = 'store-analytics/user';

/**
 * Returns the name of the store with the current user: WordPress's `core` if it exists, else ours, which it registers.
 * Call it at first use and not at import, because WordPress's own store must be able to come first.
 */
export function userStoreName(registry: Registry): string {
	if (registry.select(OWN_NAME)) return OWN_NAME;
	if (registry.select(STORE_NAME)) return STORE_NAME;
	let ours: object = {};
	registry.register({ ...store, instantiate: (data: Data) => (ours = store.instantiate(data)) });
	registry.register({ name: OWN_NAME, instantiate: () => ({ ...ours }) });
	return OWN_NAME;
}
