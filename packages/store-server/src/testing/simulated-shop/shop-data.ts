import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { ExportFileName } from '../../documents/files/export-files';
import type { RestDocument } from '../exports/rest-document';

/** An entry of a collection; its document is created on demand. */
export interface ShopEntry {
	readonly id: number;
	/** UTC, `2026-03-01T12:00:00`; empty if there is none. */
	readonly created: string;
	readonly modified: string;
	readonly status: string;
	/** The order of a refund, the product of a variation, the attribute of a term. */
	readonly parent: number;
	document(): RestDocument;
}

/** A collection of a shop; entries can be added and removed. */
export class ShopCollection {
	private readonly entries = new Map<number, ShopEntry>();
	private byDate: readonly ShopEntry[] | null = null;

	constructor(entries: Iterable<ShopEntry> = []) {
		for (const entry of entries) this.entries.set(entry.id, entry);
	}

	put(document: RestDocument, status?: string): void {
		this.entries.set(Number(document['id']), entryOf(document, status));
		this.byDate = null;
	}

	delete(id: number): void {
		this.entries.delete(id);
		this.byDate = null;
	}

	get(id: number): ShopEntry | undefined {
		return this.entries.get(id);
	}

	get size(): number {
		return this.entries.size;
	}

	/** All entries, the newest first; with the same time the highest id first, like WooCommerce. */
	newestFirst(): readonly ShopEntry[] {
		this.byDate ??= [...this.entries.values()].sort(
			(one, other) => compare(other.created, one.created) || other.id - one.id,
		);
		return this.byDate;
	}
}

function entryOf(document: RestDocument, status?: string): ShopEntry {
	const text = (key: string) => String(document[key] ?? '');
	return {
		id: Number(document['id']),
		created: text('date_created_gmt'),
		modified: text('date_modified_gmt') || text('date_created_gmt'),
		status: status ?? text('status'),
		parent: Number(document['parent_id'] ?? document['attribute_id'] ?? 0),
		document: () => (status ? { ...document, status } : document),
	};
}

function compare(one: string, other: string): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}

/** The files of an export by name. */
export type ExportFiles = Readonly<Partial<Record<ExportFileName, unknown>>>;

/** A zipped export, `tests/fixtures/store-a.zip`. */
export function readPackedExport(file: string): ExportFiles {
	const files = Object.entries(unzipSync(readFileSync(file))).map(([name, bytes]) => [
		name.split('/').pop(),
		JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown,
	]);
	return Object.fromEntries(files) as ExportFiles; // names of an export's files; others are ignored
}

/** Collections of an export by route. */
export function collectionsOf(files: ExportFiles): Map<string, ShopCollection> {
	const lists: readonly (readonly [string, ExportFileName, ExportFileName?])[] = [
		['/wc/v3/orders', 'orders.json'],
		['/wc/v3/refunds', 'refunds.json'],
		['/wc/v3/products', 'products.json', 'products-trashed.json'],
		['/wc/v3/products/variations', 'variations.json'],
		['/wc/v3/products/categories', 'categories.json'],
		['/wc/v3/products/attributes', 'attributes.json'],
		['/wc/v3/products/attributes/terms', 'attribute-terms.json'],
		['/wc/v3/products/reviews', 'reviews.json'],
		['/wc/v3/coupons', 'coupons.json', 'coupons-trashed.json'],
		['/wc/v3/taxes', 'tax-rates.json'],
		['/wc/v3/customers', 'customers.json'],
		['/wc-analytics/reports/customers', 'analytics-customers.json'],
		['/wc-analytics/reports/downloads', 'analytics-downloads.json'],
		['/wc-analytics/admin/notes', 'notes.json'],
	];
	return new Map(
		lists.map(([route, file, trash]) => {
			const collection = new ShopCollection();
			for (const document of listIn(files, file)) collection.put(document);
			if (trash) for (const document of listIn(files, trash)) collection.put(document, 'trash');
			return [route, collection];
		}),
	);
}

function listIn(files: ExportFiles, name: ExportFileName): RestDocument[] {
	return (files[name] ?? []) as RestDocument[]; // lists by name
}
