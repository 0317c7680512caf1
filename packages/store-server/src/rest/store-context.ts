import type { ShopRange, ShopSummary } from '@store-analytics/rest-api';
import type { Database } from '../database/database';
import type { Damage } from '../database/failures';
import type { Exports } from '../exports/exports';
import type { FewValues } from '../reports/breakdowns/few-values';
import type { DimensionFilter } from '../reports/filters/dimension-filters';
import type { KeyRing } from './keys/key-ring';
import type { ShopSyncControl } from '../sync/state/sync-control';

/** What those need of a server's shops who show one of them. */
export interface ShopsControl {
	/** Name in addresses of the one that is shown. */
	readonly current: string;
	/** The first shop's data, which also has what the user keeps for all of them. */
	readonly first: Database;
	/** What is known of all, for which no store is asked. */
	list(): readonly ShopSummary[];
	/** The same when their numbers are up to date, or a moment later with what there is by then. */
	upToDate(range: ShopRange): Promise<readonly ShopSummary[]>;
}

/** What every REST handler is given: the shop's data and its clock. */
export interface StoreContext {
	readonly database: Database;
	/** The current instant; fixed when the clock is pinned. */
	now(): Date;
	/** Which breakdowns are known to have few rows. */
	readonly fewValues?: FewValues;
	/** The response is for the shop's own WordPress (for-shop). */
	readonly besideWooCommerce?: boolean;
	/** What the request limits orders, or what they hold, to. */
	readonly dimensionFilters?: readonly DimensionFilter[];
	/** One of these filters is enough. */
	readonly matchesAny?: boolean;
	/** The sync with a shop, where one is connected. */
	readonly sync?: ShopSyncControl | undefined;
	/** Exports of the store, where it is a file. */
	readonly exports?: Exports | undefined;
	/** What has happened to the file of the store; null or absent if nothing is known. */
	readonly damage?: Damage | null;
	/** The keys of programs for this shop; absent where there can be none. */
	readonly keys?: KeyRing;
	/** The shops of the server, where it has several. */
	readonly shops?: ShopsControl;
}
