import type { User } from '@store-analytics/rest-api';
import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useMemo } from 'react';
import type { Registry } from '../resource';
import { hydrateResponse, type Hydrate } from '../resource/hydrate';
import { decodePreferences, type PreferencesUpdate } from './preferences';
import { followOtherTabs, savePreferences, type SaveOptions } from './save-preferences';
import { userStoreName, type store } from './store';
import type { UserPreferences, WCUser } from './wc-user';

interface CoreSelectors {
	getCurrentUser(): Partial<WCUser> | undefined;
	hasStartedResolution(selector: string): boolean;
	hasFinishedResolution(selector: string): boolean;
}

function useStoreRegistry(): Registry {
	return useRegistry() as unknown as Registry; // the part of it that stores use
}

/** What the store knows of the signed-in user, and whether it is being asked. */
export function useCurrentUser(): { user: Partial<WCUser>; isRequesting: boolean } {
	const registry = useStoreRegistry();
	const name = useMemo(() => userStoreName(registry), [registry]);
	return useSelect(
		(select) => {
			const core = select(name as unknown as typeof store) as unknown as CoreSelectors; // by name: it may be core-data's
			const user = core.getCurrentUser() ?? {};
			const isStarted = core.hasStartedResolution('getCurrentUser');
			return { user, isRequesting: isStarted && !core.hasFinishedResolution('getCurrentUser') };
		},
		[name],
	);
}

/**
 * Returns the signed-in user's preferences, decoded and by name, and the function that saves some.
 * @example const { updateUserPreferences, ...preferences } = useUserPreferences()
 */
export function useUserPreferences(): UserPreferences & {
	isRequesting: boolean;
	updateUserPreferences(preferences: object, options?: SaveOptions): Promise<PreferencesUpdate>;
	[preference: string]: unknown;
} {
	const { user, isRequesting } = useCurrentUser();
	const registry = useStoreRegistry();
	useEffect(() => followOtherTabs(registry), [registry]);
	const updateUserPreferences = useCallback(
		(preferences: object, options?: SaveOptions) => savePreferences(registry, preferences, options),
		[registry],
	);
	const preferences = useMemo(
		() => decodePreferences(user.woocommerce_meta),
		[user.woocommerce_meta],
	);
	return useMemo(
		() => ({ ...preferences, isRequesting, updateUserPreferences }),
		[preferences, isRequesting, updateUserPreferences],
	);
}

/**
 * Puts the page's user into a registry.
 * @example hydrate(hydrateCurrentUser(user))
 */
export function hydrateCurrentUser(user: User): Hydrate {
	return (registry) => {
		const response = { store: userStoreName(registry), selector: 'getCurrentUser', args: [] };
		hydrateResponse(registry, response, (actions) => actions['receiveCurrentUser']?.(user));
	};
}
