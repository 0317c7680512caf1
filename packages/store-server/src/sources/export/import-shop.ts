import { __, sprintf } from '@wordpress/i18n';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseError, readable } from '../../database/failures';
import { makeStore, type OnProgress } from '../../store-file/make-store';
import type { StoreDatabase } from '../../database/store-database';
import { isLarge, type ExportSource } from '../../documents/files/export-files';
import { openExport } from './export-source';
import { withEagerCollection } from './garbage-collection';
import { importCatalog } from './import-catalog';
import { ImportError, type Sentence } from '../../base/errors';
import { FoundFaults, keepFindings, type Findings } from '../../documents/files/findings';
import { importSettings } from '../../documents/import-settings';
import { importOrders } from './import-orders';

/**
 * Creates a store in `file` from an export (a folder of REST responses, or a .zip of it). The import fills a temporary
 * file beside it; `file` appears only when it is complete. Entries that cannot be read are left out; it returns what was
 * found. Throws an ImportError or DatabaseError with one sentence for the user, in which `place` names the export.
 */
export async function importShop(
	from: string,
	file: string,
	onProgress: OnProgress = () => undefined,
	place = from,
): Promise<Findings> {
	const source = await openExport(from, place);
	let found: Findings = new FoundFaults();
	try {
		const scratch = path.dirname(path.resolve(file));
		const make = () =>
			makeStore(file, async (database) => {
				found = await fillStore(database, source, onProgress, scratch);
			});
		await (isLarge(source) ? withEagerCollection(make) : make());
		return found;
	} finally {
		source.close?.();
	}
}

/** An error for failures without a specific rule; it leaves out the engine’s message. */
function refused(place: string, error: unknown): unknown {
	const known = readable(error);
	const isOurs = known instanceof ImportError || known instanceof DatabaseError;
	if (isOurs || known instanceof TypeError || known instanceof ReferenceError) return known;
	return new ImportError(
		() =>
			sprintf(
				/* translators: %s: name of an export */
				__(
					'%s contains an impossible number or date and could not be imported. Export it again.',
					'store-analytics',
				),
				place,
			),
		{ cause: error },
	);
}

/**
 * Imports an export into an empty store; `scratch` is the folder for temporary files. Returns the faults of the export,
 * which the store keeps, too.
 */
export async function fillStore(
	database: StoreDatabase,
	from: ExportSource,
	onProgress: OnProgress = () => undefined,
	scratch = tmpdir(),
): Promise<Findings> {
	const found = new FoundFaults(from.gaps);
	const source = { ...from, tell: (sentence: Sentence) => found.add(sentence) };
	try {
		const basics = await database.transaction(async (within) => {
			const settings = await importSettings(source, within);
			return { ...settings, catalog: await importCatalog(source, within, settings.time) };
		});
		await importOrders(source, database, { ...basics, scratch, onProgress });
		for (const sentence of from.found ?? []) found.add(sentence);
		await keepFindings(database, found);
		return found;
	} catch (error) {
		throw refused(source.place, error);
	}
}
