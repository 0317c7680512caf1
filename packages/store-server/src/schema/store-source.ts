import path from 'node:path';
import type { StoreDamage, SyncStatus } from '@store-analytics/rest-api';
import type { Database } from '../database/database';
import { toldDamage, type Damage } from '../database/failures';

/** Where the store’s data comes from, for a page. */
interface StoreSource {
	/** The connected shop and its sync status; null without one. */
	readonly connectedShop: {
		/** For example `https://shop.example`, without a slash at the end. */
		readonly address: string;
		readonly adminUrl: string;
		readonly status: SyncStatus;
	} | null;
	readonly dataSource: {
		readonly kind: 'demo' | 'export' | 'shop';
		/** Name of an export’s folder or file, address of a shop; empty for the demo. */
		readonly place: string;
		/** Time of the export’s import, ISO 8601 in UTC; null if unknown. */
		readonly importedAt: string | null;
		/** Day in the shop’s time zone as `YYYY-MM-DD`; null without orders. */
		readonly newestOrder: string | null;
		/** What the import could not read; its first sentences are listed. */
		readonly faults: { readonly count: number; readonly sentences: readonly string[] };
		/** What the imported files never contain, as sentences. */
		readonly gaps?: readonly string[];
		/** What has happened to the store's file, and since when (ISO 8601); absent if nothing is known. */
		readonly damage?: StoreDamage;
	};
}

type Faults = StoreSource['dataSource']['faults'];

const NO_FAULTS = JSON.stringify({ count: 0, sentences: [] } satisfies Faults);

/** Provides the status of the sync with the connected shop. */
interface Follower {
	status(): Promise<SyncStatus>;
}

/** What the page knows besides the tables. */
interface PageKnows {
	readonly sync: Follower | undefined;
	readonly newestOrder: string | null;
	readonly damage?: Damage | null | undefined;
}

/** Determines where the store’s data comes from. */
export async function storeSource(
	database: Database,
	{ sync, newestOrder, damage }: PageKnows,
): Promise<StoreSource> {
	const [status, meta] = await Promise.all([
		sync?.status(),
		database.all<{ key: string; value: string }>(
			"SELECT key, value FROM store_meta WHERE key IN ('source', 'imported_at', 'import_faults', 'import_gaps')",
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
			faults: JSON.parse(about.get('import_faults') ?? NO_FAULTS) as Faults, // written by the import
			...(about.has('import_gaps') && {
				gaps: JSON.parse(about.get('import_gaps') ?? '[]') as string[], // likewise
			}),
			...(damage && { damage: toldDamage(damage) }),
		},
	};
}
