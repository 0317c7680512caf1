export type { Database, SqlValue, StoreContext } from './context';
export { DatabaseError } from './database/failures';
export { readEngineAddress, shardOf, type EngineAddress } from './clickhouse/engine-address';
export { openWithEngine } from './clickhouse/open-with-engine';
export { moveShop } from './move/move-shop';
export { openDatabase } from './database/open';
export type { StoreDatabase } from './database/store-database';
export { ImportError } from './import/import-error';
export type { OnProgress } from './import/orders/import-orders';
export { importShop } from './import/import-shop';
export {
	loadShopSettings,
	type DateType,
	type ShopCurrency,
	type ShopSettings,
} from './schema/shop-settings';
export { ShopTime, type Stamp } from './time/shop-time';
export { createStoreServer, type StoreServer, type StoreServerOptions } from './http/server';
export { createShopsServer, type ShopsServerOptions } from './http/shops-server';
export { Shops, type ShopsOptions } from './shops/shops';
export type { ShopFile } from './shops/shop-files';
export { createDemoShop, type DemoShopOptions } from './demo/create-demo-shop';
export type { StartEnvironment } from './cli/environment';
export { start, type RunningStore } from './cli/start';
export type { OrderDocument } from './sync/order-document';
export { readOrderDocuments } from './sync/order-documents';
export type { ShopSyncControl } from './sync/run/sync-control';
