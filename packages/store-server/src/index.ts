export type { Database, SqlValue, StoreContext } from './context';
export { DatabaseError, openDatabase } from './database/open';
export type { StoreDatabase } from './database/store-database';
export {
	loadShopSettings,
	type DateType,
	type ShopCurrency,
	type ShopSettings,
} from './schema/shop-settings';
