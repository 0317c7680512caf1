import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { STORE_NAME as NOTES_STORE_NAME, store as notesStore } from './store';
