import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { STORE_NAME as PAYMENT_GATEWAYS_STORE_NAME, store as paymentGatewaysStore } from './store';
export type { PaymentGateway } from './store';
