import type { Entry } from '../../documents/files/documents';
import { checkEntry } from '../../documents/files/check-entry';
import type { ExportFileName } from '../../documents/files/export-files';
import { ImportError } from '../../base/errors';
import { ShopError } from './shop-error';

/** Documents of a response, and what is wrong with those that cannot be taken in. */
interface ReadEntries {
	readonly entries: readonly Entry[];
	/** Sentences, each of which names route, entry and field. */
	readonly refused: readonly string[];
}

/**
 * The documents of a list that the shop sent, by the rules of the file that an export would keep them in. Throws a
 * ShopError for what is no list.
 */
export function readEntries(data: unknown, place: string, name: ExportFileName): ReadEntries {
	if (!Array.isArray(data)) {
		throw new ShopError('refused', `${place} answers with something else than a list.`);
	}
	const entries: Entry[] = [];
	const refused: string[] = [];
	for (const [index, document] of (data as unknown[]).entries()) {
		try {
			if (typeof document !== 'object' || document === null) {
				throw new ImportError(`${place}: entry ${index + 1} is no document.`);
			}
			const entry = { document: document as Entry['document'], text: JSON.stringify(document) };
			checkEntry(entry.document, { file: place, name, number: index + 1 });
			entries.push(entry);
		} catch (error) {
			if (!(error instanceof ImportError)) throw error;
			refused.push(error.message);
		}
	}
	return { entries, refused };
}
