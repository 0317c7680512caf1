import type { ShopSummary } from '@store-analytics/rest-api';
import type { Database } from '../context';

/** What those need of a server's shops who show one of them. */
export interface ShopsControl {
	/** Name in addresses of the one that is shown. */
	readonly current: string;
	/** The first shop's data, which also has what the user keeps for all of them. */
	readonly first: Database;
	/** What is known of all, for which no store is asked. */
	list(): readonly ShopSummary[];
	/** The same when their numbers are up to date, or a moment later with what there is by then. */
	upToDate(): Promise<readonly ShopSummary[]>;
}
