import { registerOnce, typedName } from '../resource';
import { STORE_NAME, store } from './store';

registerOnce(store);

/** Name of the store, for `select` and `dispatch`. */
export const ITEMS_STORE_NAME = typedName(STORE_NAME, store);
export { store as itemsStore } from './store';
export { searchItemsByString, type FoundItems } from './search-items';
export { useCountedItems, useItems, useLeaderboards, type CountedItems } from './use-items';
export type { Item, ItemId } from './put-item';
export type { StockedProduct } from './product-actions';
