import type { StoreDatabase } from '../../database/store-database';
import { loadShopSettings } from '../../schema/shop-settings';
import { Catalog } from '../../sources/tables/catalog/catalog-names';
import { readFacts, type ShopFacts } from '../../sources/tables/shop/shop-facts';
import type { ShopDatabase } from '../../sources/tables/shop-database';
import { ShopTime } from '../../base/time/shop-time';
import { SyncWork } from '../state/sync-work';

/** The further data of rows, from one moment. */
export interface TableContext {
	readonly facts: ShopFacts;
	readonly catalog: Catalog;
	readonly time: ShopTime;
	/** Digits of the currency. */
	readonly precision: number;
}

/** Messages name the shop by its address. */
interface NamedShop {
	readonly connected: { readonly shop: string };
}

/** The context of all parts of a sync with a shop's tables. */
export class TableWork extends SyncWork<NamedShop> {
	private context: Promise<TableContext> | null = null;

	constructor(
		database: StoreDatabase,
		readonly tables: ShopDatabase,
		/** Address of the shop, from its database. */
		shop: string,
		now: () => number,
	) {
		super(database, { connected: { shop } }, now);
	}

	/** Names and settings at the start of this round. */
	current(): Promise<TableContext> {
		this.context ??= this.readContext();
		return this.context;
	}

	/** Starts another round: names and settings may have changed. */
	renew(): void {
		this.context = null;
	}

	private async readContext(): Promise<TableContext> {
		const [facts, catalog, settings] = await Promise.all([
			readFacts(this.tables),
			Catalog.read(this.tables),
			loadShopSettings(this.database),
		]);
		const { timeZone, currency } = settings;
		return { facts, catalog, time: new ShopTime(timeZone), precision: currency.precision };
	}
}
