import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { STORE_NAME as EXPORT_STORE_NAME, store as exportStore } from './store';
