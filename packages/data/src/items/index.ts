import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { STORE_NAME as ITEMS_STORE_NAME, store as itemsStore } from './store';
export { searchItemsByString, type FoundItems } from './search-items';
export { useItems, useLeaderboards } from './use-items';
export type { Item, ItemId } from './put-item';
export type { StockedProduct } from './product-actions';
