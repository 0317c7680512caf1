import { isDictionary, paths, type User } from '@store-analytics/rest-api';
import type { Registry } from '../resource';
import { encodePreferences, withPreferences, type PreferencesUpdate } from './preferences';
import { userStoreName } from './store';

type Functions = Record<string, (...args: readonly unknown[]) => unknown>;

/** `core` may be WordPress's core-data of any version or our own small one: members are looked up by name. */
function core(registry: Registry): { selectors: Functions; actions: Functions } {
	const name = userStoreName(registry);
	return {
		selectors: registry.select(name) as Functions, // see above
		actions: registry.dispatch(name) as Functions, // see above
	};
}

/** Saves through the generic entity actions, for versions of core-data without `saveUser`. */
async function saveEntity(registry: Registry, user: object): Promise<unknown> {
	const { selectors, actions } = core(registry);
	const config = selectors['getEntityConfig'] ?? selectors['getEntity'];
	if (!config?.('root', 'user')) {
		await actions['addEntities']?.([
			{
				name: 'user',
				kind: 'root',
				baseURL: paths.user('').replace(/\/$/, ''),
				plural: 'users',
			},
		]);
	}
	await actions['saveEntityRecord']?.('root', 'user', user);
	return selectors['getEntityRecord']?.('root', 'user', 'id' in user ? user.id : undefined);
}

/**
 * Saves preferences of the signed-in user. They count at once; only the changed ones are sent. Never rejects: an error
 * comes with the result, and the choice stays for this visit.
 */
export async function savePreferences(
	registry: Registry,
	preferences: unknown,
): Promise<PreferencesUpdate> {
	const { selectors, actions } = core(registry);
	const changed = encodePreferences(preferences);
	if (!changed) {
		return {
			error: new Error('Invalid woocommerce_meta data for update.'),
			updatedUser: undefined,
		};
	}
	const user = selectors['getCurrentUser']?.() as User; // core-data's own user, which a signed-in page always has
	await actions['receiveCurrentUser']?.({
		...user,
		woocommerce_meta: { ...user.woocommerce_meta, ...changed },
	});
	const update = { id: user.id, woocommerce_meta: changed };
	try {
		const { saveUser } = actions;
		const saved = saveUser ? await saveUser(update) : await saveEntity(registry, update);
		if (isDictionary(saved) && 'id' in saved)
			return { updatedUser: withPreferences(saved as unknown as User) }; // the shop's reply
		const error = selectors['getLastEntitySaveError']?.('root', 'user', user.id);
		return { error, updatedUser: undefined };
	} catch (error) {
		return { error, updatedUser: undefined };
	}
}
