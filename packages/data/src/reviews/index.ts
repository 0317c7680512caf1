import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { STORE_NAME as REVIEWS_STORE_NAME, store as reviewsStore } from './store';
