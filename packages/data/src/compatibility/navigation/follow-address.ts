import { addHistoryListener } from '@store-analytics/navigation';
import { dispatch } from '@wordpress/data';
import { actionsOf, type Hydrate } from '../../resource/hydrate';
import { withHydration } from '../hydration';
import { STORE_NAME, store, type MenuItem } from './store';

let isFollowing = false;

/** Updates `getPersistedQuery` of the page's store with every change of the address, from the first call on. */
export function followAddress(): void {
	if (isFollowing) return;
	isFollowing = true;
	void dispatch(store).onLoad();
	// The event fires before the address has changed, so it is read a moment later.
	addHistoryListener(() => queueMicrotask(() => void dispatch(store).onHistoryChange()));
}

/**
 * Puts the page's menu into a registry.
 * @example hydrate(hydrateNavigation({ menuItems: [] }))
 */
export function hydrateNavigation({ menuItems }: { menuItems: readonly MenuItem[] }): Hydrate {
	return (registry) => {
		actionsOf(registry, STORE_NAME)['setMenuItems']?.(menuItems);
	};
}

/**
 * Wraps a component so that the store contains the menu before its first render.
 * @example const Menu = withNavigationHydration({ menuItems: [] })(MenuList)
 */
export const withNavigationHydration = (data: { menuItems: readonly MenuItem[] }) =>
	withHydration(hydrateNavigation(data));
