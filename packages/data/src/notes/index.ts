import { registerOnce, typedName } from '../resource';
import { STORE_NAME, store } from './store';

registerOnce(store);

/** Name of the store, for `select` and `dispatch`. */
export const NOTES_STORE_NAME = typedName(STORE_NAME, store);
export { store as notesStore } from './store';
export { hydrateNotes } from './hydration';
export { useNotes } from './use-notes';
export type * from './rules';
