import { registerOnce, typedName } from '../../resource';
import { STORE_NAME, store } from './store';

registerOnce(store);

/** Name of the store, for `select` and `dispatch`. */
export const PAYMENT_GATEWAYS_STORE_NAME = typedName(STORE_NAME, store);
export { store as paymentGatewaysStore } from './store';
export type { PaymentGateway } from './store';
