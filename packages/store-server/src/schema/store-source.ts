import path from 'node:path';
import type { SyncStatus } from '@store-analytics/rest-api';
import type { Database } from '../database/database';

/** What a page is told of where the store's data come from. */
interface StoreSource {
	/** The shop that the store follows, and how it stands with it; null without one. */
	readonly connectedShop: {
		/** As `https://shop.example`, without a slash at its end. */
		readonly address: string;
		readonly adminUrl: string;
		readonly status: SyncStatus;
	} | null;
	readonly dataSource: {
		readonly kind: 'demo' | 'export' | 'shop';
		/** Name of an export's folder or file, address of a shop; '' for the demo. */
		readonly place: string;
		/** When an export was taken in, ISO 8601 in UTC; null when that is not known. */
		readonly importedAt: string | null;
		/** The shop's day as `YYYY-MM-DD`; null without orders. */
		readonly newestOrder: string | null;
	};
}

/** What tells how it stands with the shop that the store follows. */
interface Follower {
	status(): Promise<SyncStatus>;
}

/** Where the store's data come from. */
export async function storeSource(
	database: Database,
	{ sync, newestOrder }: { sync: Follower | undefined; newestOrder: string | null },
): Promise<StoreSource> {
	const [status, meta] = await Promise.all([
		sync?.status(),
		database.all<{ key: string; value: string }>(
			"SELECT key, value FROM store_meta WHERE key IN ('source', 'imported_at')",
		),
	]);
	const about = new Map(meta.map(({ key, value }) => [key, value]));
	const source = about.get('source') ?? '';
	const kind = source === 'demo' ? 'demo' : /^https?:/.test(source) ? 'shop' : 'export';
	return {
		connectedShop: status
			? { address: status.shop, adminUrl: `${status.shop}/wp-admin/`, status }
			: null,
		dataSource: {
			kind,
			place: kind === 'export' ? path.basename(source) : kind === 'shop' ? source : '',
			importedAt: about.get('imported_at') ?? null,
			newestOrder,
		},
	};
}
