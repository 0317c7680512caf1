export { StoreProvider, useStore, type Store } from './store-context';
