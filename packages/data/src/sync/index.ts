import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { store as syncStore } from './store';
export { useStoreDamage, useSyncStatus } from './use-sync-status';
