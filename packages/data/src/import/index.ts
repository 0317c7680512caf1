import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { STORE_NAME as IMPORT_STORE_NAME, store as importStore } from './store';
export type { ImportForm, ImportPeriod, ImportStarted } from './store';
