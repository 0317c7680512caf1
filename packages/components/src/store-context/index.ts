export { StoreProvider, useGivenStore, type Store } from './store-context';
export { useStore } from './use-store';
