import { openDatabase } from '../store-file/open';
import type { StoreDatabase } from '../database/store-database';
import {
	exportFiles,
	type ExportFileName,
	type ExportSource,
} from '../documents/files/export-files';
import type { Findings } from '../documents/files/findings';
import { fillStore } from '../sources/export/import-shop';

/** The files of an export that matter to a test, by name. */
export type SmallExport = Readonly<Partial<Record<ExportFileName, unknown>>>;

/** An order's document with all required fields: 10.00 paid by a guest at noon; `about` overrides fields. */
export function orderDocument(id: number, about: Readonly<Record<string, unknown>> = {}) {
	return {
		id,
		status: 'completed',
		currency: 'EUR',
		date_created: '2026-03-01T12:00:00',
		date_created_gmt: '2026-03-01T12:00:00',
		customer_id: 0,
		billing: {},
		total: '10.00',
		total_tax: '0.00',
		shipping_total: '0.00',
		line_items: [],
		tax_lines: [],
		shipping_lines: [],
		fee_lines: [],
		coupon_lines: [],
		...about,
	};
}

/** An in-memory store with a small shop. Times are UTC unless the files say otherwise. */
export async function importSmall(files: SmallExport): Promise<StoreDatabase> {
	const database = await openDatabase(':memory:');
	await fillStore(database, smallSource(files));
	return database;
}

/**
 * Imports a small shop into an empty store, and rejects if the import does. Resolves to the faults of the export.
 * Afterwards the store is empty again.
 */
export async function tryImport(database: StoreDatabase, files: SmallExport): Promise<Findings> {
	const through = new Error('All of it was taken in.');
	let found: Findings = { count: 0, sentences: [], gaps: [] };
	const importing = database.transaction(async (within) => {
		found = await fillStore(within, smallSource(files));
		throw through;
	});
	await importing.catch((error: unknown) => {
		if (error !== through) throw error;
	});
	return found;
}

/** The export of a small shop, in memory. */
export function smallSource(files: SmallExport): ExportSource {
	const texts = new Map(
		Object.entries(exportFiles).map(([name, { kind }]) => [
			name,
			JSON.stringify(Object(files)[name] ?? (kind === 'list' ? [] : {})),
		]),
	);
	return {
		place: 'small',
		bytes: 1,
		async *read(name) {
			yield Buffer.from(texts.get(name) ?? '');
		},
	};
}
