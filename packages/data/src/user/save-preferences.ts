import { isDictionary, paths, type User } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import type { Registry } from '../resource';
import {
	decodePreferences,
	encodePreferences,
	withPreferences,
	type Preferences,
	type PreferencesUpdate,
} from './preferences';
import { hearOtherTabs, tellOtherTabs } from './other-tabs';
import { userStoreName } from './store';

type Functions = Record<string, (...args: readonly unknown[]) => unknown>;

/** `core` may be any version of WordPress's core-data, or our own small store, so members are looked up by name. */
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
 * When new preferences take effect: at once, and for this visit even if saving fails; or after saving, with the shop's
 * values.
 */
export interface SaveOptions {
	readonly counts?: 'at-once' | 'once-saved';
	/**
	 * The changes on top of what the shop has now, which another browser may have changed meanwhile. Without it, what is
	 * saved replaces what the shop has.
	 */
	readonly onTopOf?: (current: Preferences) => object;
}

/** Changes on top of what the shop has are saved one after the other. */
let latest: Promise<unknown> = Promise.resolve();

/** The shop's preferences of the user, as JSON texts; null if it does not tell them. */
function currentPreferences(): Promise<Preferences | null> {
	return request({
		path: paths.currentUser,
		query: { context: 'edit' },
		parse: (reply) => (isDictionary(reply) ? reply['woocommerce_meta'] : null),
	}).then(
		(meta) => (isDictionary(meta) ? decodePreferences(meta) : null),
		() => null,
	);
}

/**
 * Saves preferences of the signed-in user; sends only the changed ones. Never rejects: the result contains the error.
 */
export async function savePreferences(
	registry: Registry,
	preferences: unknown,
	{ counts = 'at-once', onTopOf }: SaveOptions = {},
): Promise<PreferencesUpdate> {
	const { selectors } = core(registry);
	const changed = encodePreferences(preferences);
	if (!changed) {
		return {
			error: new Error('Invalid woocommerce_meta data for update.'),
			updatedUser: undefined,
		};
	}
	const user = selectors['getCurrentUser']?.() as User; // core-data's own user, which a signed-in page always has
	if (counts === 'at-once') await receivePreferences(registry, changed);
	if (!onTopOf) return send(registry, user, changed, counts);
	const work: Promise<PreferencesUpdate> = latest.then(async () => {
		const current = await currentPreferences();
		const merged = (current && encodePreferences(onTopOf(current))) ?? changed;
		const isLast = latest === work;
		return send(registry, user, merged, isLast ? 'once-saved' : 'at-once');
	});
	latest = work;
	return work;
}

/** The last request that was sent, or waits to be: of two at once, the older one may be stored last. */
let sending: Promise<unknown> = Promise.resolve();

/** Sends preferences as JSON texts, after those that were saved before. Never rejects. */
function send(
	registry: Registry,
	user: User,
	changed: Readonly<Record<string, string>>,
	counts: SaveOptions['counts'],
): Promise<PreferencesUpdate> {
	const sent = sending.then(() => sendNow(registry, user, changed, counts));
	sending = sent;
	return sent;
}

async function sendNow(
	registry: Registry,
	user: User,
	changed: Readonly<Record<string, string>>,
	counts: SaveOptions['counts'],
): Promise<PreferencesUpdate> {
	const { selectors, actions } = core(registry);
	const update = { id: user.id, woocommerce_meta: changed };
	try {
		const { saveUser } = actions;
		const saved = saveUser ? await saveUser(update) : await saveEntity(registry, update);
		if (isDictionary(saved) && 'id' in saved) {
			const updated = saved as unknown as User; // the shop's reply
			tellOtherTabs(user.id, changed);
			if (counts === 'once-saved') {
				const kept = Object.entries({ ...updated.woocommerce_meta }).filter(
					([name]) => name in changed,
				);
				await receivePreferences(registry, { ...changed, ...Object.fromEntries(kept) });
			}
			return { updatedUser: withPreferences(updated) };
		}
		const error = selectors['getLastEntitySaveError']?.('root', 'user', user.id);
		return { error, updatedUser: undefined };
	} catch (error) {
		return { error, updatedUser: undefined };
	}
}

/** Takes over what the same user changes in other tabs: a list that is saved whole would undo it. */
export function followOtherTabs(registry: Registry): void {
	hearOtherTabs(registry, ({ user, changed }) => {
		const current = core(registry).selectors['getCurrentUser']?.() as Partial<User> | undefined; // as above
		if (current?.id === user) void receivePreferences(registry, changed);
	});
}

/** Stores preferences as JSON texts, and keeps others that have changed meanwhile. */
async function receivePreferences(registry: Registry, changed: object): Promise<void> {
	const { selectors, actions } = core(registry);
	const user = selectors['getCurrentUser']?.() as User; // as above
	const meta = { ...user.woocommerce_meta, ...changed };
	await actions['receiveCurrentUser']?.({ ...user, woocommerce_meta: meta });
}
