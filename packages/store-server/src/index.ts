export type { StoreContext } from './rest/store-context';
export type { Database, SqlValue } from './database/database';
export { DatabaseError } from './database/failures';
export { readEngineAddress, shardOf, type EngineAddress } from './clickhouse/engine-address';
export { openWithEngine } from './clickhouse/open-with-engine';
export { moveShop } from './cli/move/move-shop';
export { openDatabase } from './store-file/open';
export type { StoreDatabase } from './database/store-database';
export { ImportError } from './base/errors';
export type { OnProgress } from './store-file/make-store';
export { importShop } from './sources/export/import-shop';
export {
	loadShopSettings,
	type DateType,
	type ShopCurrency,
	type ShopSettings,
} from './schema/shop-settings';
export { ShopTime, type Stamp } from './base/time/shop-time';
export { createStoreServer, type StoreServer, type StoreServerOptions } from './server/server';
export { createShopsServer, type ShopsServerOptions } from './server/shops-server';
export { Shops, type ShopsOptions } from './stores/shops';
export type { ShopFile } from './stores/shop-files';
export { createDemoShop, type DemoShopOptions } from './sources/demo/create-demo-shop';
export type { StartEnvironment } from './cli/environment';
export { start, type RunningStore } from './cli/start';
export type { OrderDocument } from './orders/order-document';
export { readOrderDocuments } from './orders/order-documents';
export type { ShopSyncControl } from './sync/state/sync-control';
export { Exports, type ExportsOptions } from './exports/exports';
export { KeyRing } from './rest/keys/key-ring';
