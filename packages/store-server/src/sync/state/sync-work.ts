import type { ShopClient } from '../../sources/rest/shop-client';
import type { StoreDatabase } from '../../database/store-database';
import type { Document, Entry } from '../../documents/files/documents';
import type { ExportFileName } from '../../documents/files/export-files';
import { readEntries } from '../../sources/connection/entries';
import { Progress } from './progress';

/** Sentences about entries that could not be taken in; the last of them. */
const MOST_REFUSED = 20;

/** Who reads a shop; by its address messages name the place of an entry. */
interface ShopReader {
	readonly connected: { readonly shop: string };
}

/** What all parts of a sync work with: over REST, or another client. */
export class SyncWork<Client extends ShopReader = ShopClient> {
	readonly progress: Progress;
	/** Days of which orders have changed, `YYYY-MM-DD`, until they are compared. */
	readonly touchedDays = new Set<string>();
	private readonly sentences = new Set<string>();

	/** `now` is in milliseconds. */
	constructor(
		readonly database: StoreDatabase,
		readonly client: Client,
		readonly now: () => number,
	) {
		this.progress = new Progress(now);
	}

	/** Documents that can be taken in; those that cannot are named, and keep nobody else out. */
	entries(documents: readonly Document[], route: string, name: ExportFileName): readonly Entry[] {
		const place = `${this.client.connected.shop}${route}`;
		const { entries, refused } = readEntries(documents, place, name);
		for (const sentence of refused) this.sentences.add(sentence);
		return entries;
	}

	get refused(): readonly string[] {
		return [...this.sentences].slice(-MOST_REFUSED);
	}
}

/** UTC without a zone, as WooCommerce's bounds take it. */
export function utcText(milliseconds: number): string {
	return new Date(milliseconds).toISOString().slice(0, 19);
}
