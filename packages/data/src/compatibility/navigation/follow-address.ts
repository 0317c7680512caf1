import { addHistoryListener } from '@store-analytics/navigation';
import { dispatch } from '@wordpress/data';
import { actionsOf, type Hydrate } from '../../resource/hydrate';
import { withHydration } from '../hydration';
import { STORE_NAME, store, type MenuItem } from './store';

let isFollowing = false;

/** Keeps `getPersistedQuery` of the page's store in step with the address, from the first call on. */
export function followAddress(): void {
	if (isFollowing) return;
	isFollowing = true;
	void dispatch(store).onLoad();
	// The event comes while the address is being changed; a moment later it can be read.
	addHistoryListener(() => queueMicrotask(() => void dispatch(store).onHistoryChange()));
}

/** Puts the menu that the page brought along into a registry. */
export function hydrateNavigation({ menuItems }: { menuItems: readonly MenuItem[] }): Hydrate {
	return (registry) => {
		actionsOf(registry, STORE_NAME)['setMenuItems']?.(menuItems);
	};
}

/** Wraps a component so that the menu is in the store when it first looks. */
export const withNavigationHydration = (data: { menuItems: readonly MenuItem[] }) =>
	withHydration(hydrateNavigation(data));
