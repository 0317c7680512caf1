import { __, sprintf } from '@wordpress/i18n';
import type { Entry } from '../../documents/files/documents';
import { checkEntry } from '../../documents/files/check-entry';
import { tellDoubts } from '../../documents/files/doubts';
import type { ExportFileName } from '../../documents/files/export-files';
import { ImportError, LocalizedError } from '../../base/errors';
import { ShopError } from './shop-error';

/** Documents of a response, and the faults of malformed ones. */
interface ReadEntries {
	readonly entries: readonly Entry[];
	/** Sentences, each with route, entry and field. */
	readonly refused: readonly string[];
}

/** A response in which a list was expected. `place` is a route. */
export function notAList(place: string): ShopError {
	return new ShopError('refused', () =>
		/* translators: %s: route of a list */
		sprintf(__('%s returned something other than a list.', 'store-analytics'), place),
	);
}

/**
 * Parses the documents of a list from the shop, by the rules of an export's file. Throws a ShopError for anything but a
 * list.
 */
export function readEntries(data: unknown, place: string, name: ExportFileName): ReadEntries {
	if (!Array.isArray(data)) {
		throw notAList(place);
	}
	const entries: Entry[] = [];
	const refused: string[] = [];
	for (const [index, document] of (data as unknown[]).entries()) {
		try {
			if (typeof document !== 'object' || document === null) {
				throw new ImportError(() =>
					/* translators: 1: route of a list, 2: number of an entry */
					sprintf(__('%1$s: entry %2$d is not a document.', 'store-analytics'), place, index + 1),
				);
			}
			const entry = { document: document as Entry['document'], text: JSON.stringify(document) };
			const where = { file: place, name, number: index + 1 };
			checkEntry(entry.document, where);
			tellDoubts(entry.document, where, (sentence) =>
				refused.push(new LocalizedError(sentence).message),
			);
			entries.push(entry);
		} catch (error) {
			if (!(error instanceof ImportError)) throw error;
			refused.push(error.message);
		}
	}
	return { entries, refused };
}
