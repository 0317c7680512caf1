import { registerOnce } from '../resource';
import { followAddress } from './follow-address';
import { store } from './store';

registerOnce(store);
followAddress();

export { STORE_NAME as NAVIGATION_STORE_NAME, store as navigationStore } from './store';
export { hydrateNavigation, withNavigationHydration } from './follow-address';
export type { MenuItem } from './store';
