import type { Document, Entry } from '../../documents/files/documents';
import { checkEntry } from '../../documents/files/check-entry';
import { tellDoubts } from '../../documents/files/doubts';
import type { ExportFileName } from '../../documents/files/export-files';
import { ImportError, LocalizedError } from '../../base/errors';

/** Documents of a response, and the faults of malformed ones. */
interface ReadEntries {
	readonly entries: readonly Entry[];
	/** Sentences, each with route, entry and field. */
	readonly refused: readonly string[];
}

/** Parses the documents of a list from the shop, by the rules of an export's file. */
export function readEntries(
	documents: readonly Document[],
	place: string,
	name: ExportFileName,
): ReadEntries {
	const entries: Entry[] = [];
	const refused: string[] = [];
	for (const [index, document] of documents.entries()) {
		try {
			const entry = { document, text: JSON.stringify(document) };
			const where = { file: place, name, number: index + 1 };
			checkEntry(document, where);
			tellDoubts(document, where, (sentence) => refused.push(new LocalizedError(sentence).message));
			entries.push(entry);
		} catch (error) {
			if (!(error instanceof ImportError)) throw error;
			refused.push(error.message);
		}
	}
	return { entries, refused };
}
