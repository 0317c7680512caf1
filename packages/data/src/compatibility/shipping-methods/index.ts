import { registerOnce, typedName } from '../../resource';
import { STORE_NAME, store } from './store';

registerOnce(store);

/** Name of the store, for `select` and `dispatch`. */
export const SHIPPING_METHODS_STORE_NAME = typedName(STORE_NAME, store);
export { store as shippingMethodsStore } from './store';
export type { ShippingMethod } from './store';
