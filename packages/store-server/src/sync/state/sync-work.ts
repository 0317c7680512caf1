import type { ShopClient } from '../../sources/rest/shop-client';
import type { StoreDatabase } from '../../database/store-database';
import type { Document, Entry } from '../../documents/files/documents';
import type { ExportFileName } from '../../documents/files/export-files';
import { readEntries } from '../../sources/connection/entries';
import { Sentences } from '../../sources/connection/sentences';
import { Progress } from './progress';

/** The reader of a shop; messages use its address to locate an entry. */
interface ShopReader {
	readonly connected: { readonly shop: string };
	/** Sentences about entries that are no documents; absent for a reader of tables. */
	readonly setAside?: Sentences;
}

/** The context of all parts of a sync: over REST, or with another client. */
export class SyncWork<Client extends ShopReader = ShopClient> {
	readonly progress: Progress;
	/** Days of changed orders, `YYYY-MM-DD`, until they are compared. */
	readonly touchedDays = new Set<string>();
	private readonly sentences: Sentences;

	/** `now` is in milliseconds. */
	constructor(
		readonly database: StoreDatabase,
		readonly client: Client,
		readonly now: () => number,
	) {
		this.progress = new Progress(now);
		this.sentences = client.setAside ?? new Sentences();
	}

	/** Returns valid documents; malformed ones are recorded and do not stop the others. */
	entries(documents: readonly Document[], route: string, name: ExportFileName): readonly Entry[] {
		const place = `${this.client.connected.shop}${route}`;
		const { entries, refused } = readEntries(documents, place, name);
		for (const sentence of refused) this.sentences.add(sentence);
		return entries;
	}

	/** Records what the shop has and does not send. */
	tell(sentence: string): void {
		this.sentences.add(sentence);
	}

	get refused(): readonly string[] {
		return this.sentences.all;
	}
}

/** UTC without a zone, as WooCommerce's bounds need it. */
export function utcText(milliseconds: number): string {
	return new Date(milliseconds).toISOString().slice(0, 19);
}
