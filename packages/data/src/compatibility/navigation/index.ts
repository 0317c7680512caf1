import { registerOnce, typedName } from '../../resource';
import { followAddress } from './follow-address';
import { STORE_NAME, store } from './store';

registerOnce(store);
followAddress();

/** Name of the store, for `select` and `dispatch`. */
export const NAVIGATION_STORE_NAME = typedName(STORE_NAME, store);
export { store as navigationStore } from './store';
export { hydrateNavigation, withNavigationHydration } from './follow-address';
export type { MenuItem } from './store';
