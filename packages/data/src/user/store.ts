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
	/** What went wrong when a user was saved. */
	getLastEntitySaveError: (state: ResourceState): unknown => state.errors['saveUser'],
};

/** Saves fields of a user and resolves to the saved user; rejects, with the error kept, when the shop refuses. */
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

/** The part of WordPress's core-data that the app needs, for pages on which core-data is not. */
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

/**
 * Sees to it that a registry has a store named `core`. Call it at first use and not at import: WordPress's own must be
 * able to come first.
 */
export function ensureUserStore(registry: Registry): void {
	if (!registry.select(STORE_NAME)) registry.register(store);
}
