import { __, sprintf } from '@wordpress/i18n';
import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { exportFiles, type ExportFileName, type ExportSource } from './export-files';
import { ImportError } from '../../base/errors';
import { checkEntry, LackingField, shown, UniqueIds, type EntryPlace } from './check-entry';
import { tellDoubts } from './doubts';
import type { Document } from './field-rules';
import { isDocument } from './fields';
import { listEntries, type ListedText } from './json-list';

export type { Document };
export {
	documentIn,
	documents,
	flag,
	idsOf,
	isDocument,
	isId,
	number,
	numberOrNull,
	stamp,
	text,
} from './fields';

/** A document with its JSON text. */
export interface Entry {
	readonly document: Document;
	readonly text: string;
}

/** An entry of a file and its position there. */
export interface ListEntry extends Entry {
	readonly place: Pick<ListedText, 'offset' | 'bytes'>;
	readonly where: EntryPlace;
}

/**
 * Lists in which entries may be repeated: their pages overlap, or shift during the export. If they shift, the newer
 * entry counts. All other lists have unique ids.
 */
const MAY_REPEAT: ReadonlySet<ExportFileName> = new Set([
	'orders.json',
	'refunds.json',
	'analytics-customers.json',
	'analytics-downloads.json',
]);

/**
 * Reads the entries of a list one by one, validated and with unique ids. An entry that cannot be read is left out, and
 * the source is told. `ids` are those of files already read that share their ids.
 */
export async function* readList(
	source: ExportSource,
	name: ExportFileName,
	onBytes: (count: number) => void = () => undefined,
	ids = new UniqueIds(),
): AsyncGenerator<ListEntry> {
	const file = path.join(source.place, name);
	let number = 0;
	let lacking: LackingField | null = null;
	let isOfKind = false;
	for await (const listed of listEntries(file, source.read(name))) {
		number++;
		onBytes(listed.bytes);
		const where = { file, name, number };
		const document = readEntry(listed, where, source, ids);
		isOfKind ||= !(document instanceof LackingField);
		if (document instanceof LackingField) lacking ??= document;
		if (!document || document instanceof LackingField) continue;
		const { text, offset, bytes } = listed;
		yield { document, text: text.trim(), place: { offset, bytes }, where };
	}
	if (lacking && !isOfKind) throw lacking;
}

/** The document of an entry. If it cannot be read, null or the lack, which decides over this entry alone. */
function readEntry(
	{ text, isUtf8 }: ListedText,
	where: EntryPlace,
	{ tell }: ExportSource,
	ids: UniqueIds,
): Document | LackingField | null {
	try {
		const document = parsedEntry(text, where);
		checkEntry(document, where);
		if (tell) tellDoubts(document, where, tell);
		if (!MAY_REPEAT.has(where.name)) ids.add(document, where);
		if (!isUtf8) tell?.(() => foreignSigns(where));
		return document;
	} catch (error) {
		if (!(error instanceof ImportError) || !tell) throw error;
		tell(() => error.say());
		return error instanceof LackingField ? error : null;
	}
}

function parsedEntry(text: string, { file, number }: EntryPlace): Document {
	const document = parse(text, () =>
		sprintf(
			/* translators: 1: name of a file, 2: number of an entry */
			__('%1$s is damaged in entry %2$d. Export it again.', 'store-analytics'),
			file,
			number,
		),
	);
	if (isDocument(document)) return document;
	throw new ImportError(() =>
		sprintf(
			/* translators: 1: name of a file, 2: what stands there, 3: number of an entry */
			__(
				'%1$s has %2$s as entry %3$d, which is not a document. Export it again.',
				'store-analytics',
			),
			file,
			shown(document),
			number,
		),
	);
}

function foreignSigns({ file, number }: Pick<EntryPlace, 'file' | 'number'>): string {
	return sprintf(
		/* translators: 1: name of a file, 2: number of an entry */
		__(
			'%1$s: entry %2$d has characters that are not in UTF-8. They are shown as �. Save the file as UTF-8 and import it again.',
			'store-analytics',
		),
		file,
		number,
	);
}

/** Reads a whole small list; `ids` as for `readList`. */
export async function readAll(
	source: ExportSource,
	name: ExportFileName,
	ids?: UniqueIds,
): Promise<Entry[]> {
	const entries: Entry[] = [];
	for await (const { document, text } of readList(source, name, undefined, ids))
		entries.push({ document, text });
	return entries;
}

/** Entries per batch. */
const PORTION = 2000;

/** Reads a list of any length in batches. */
export async function* readPortions(
	source: ExportSource,
	name: ExportFileName,
): AsyncGenerator<Entry[]> {
	let portion: Entry[] = [];
	for await (const entry of readList(source, name)) {
		portion.push(entry);
		if (portion.length < PORTION) continue;
		yield portion;
		portion = [];
	}
	yield portion;
}

/** Maximum bytes of a file with one document. */
const MOST_BYTES = 64e6;

/** Reads a file with one document; empty if an optional file is missing. */
export async function readObject(source: ExportSource, name: ExportFileName): Promise<Document> {
	const file = path.join(source.place, name);
	const chunks: Uint8Array[] = [];
	const { route } = exportFiles[name];
	let bytes = 0;
	for await (const chunk of source.read(name)) {
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes > MOST_BYTES)
			throw new ImportError(() =>
				sprintf(
					/* translators: 1: name of a file, 2: route of a REST API */
					__(
						'%1$s is too large for a settings file. Export it again from %2$s.',
						'store-analytics',
					),
					file,
					route,
				),
			);
	}
	if (chunks.length === 0) return {};
	const whole = Buffer.concat(chunks);
	if (!isUtf8(whole)) source.tell?.(() => foreignSigns({ file, number: 1 }));
	const body = whole.toString('utf8').replace(/^\uFEFF/, '');
	if (body.trim() === '')
		throw new ImportError(() =>
			sprintf(
				/* translators: 1: name of a file, 2: route of a REST API */
				__('%1$s is empty. Export it again from %2$s.', 'store-analytics'),
				file,
				route,
			),
		);
	const document = parse(body, () =>
		sprintf(
			/* translators: 1: name of a file, 2: route of a REST API */
			__(
				'%1$s is damaged, cut off or has extra data at its end. Export it again from %2$s.',
				'store-analytics',
			),
			file,
			route,
		),
	);
	if (!isDocument(document)) {
		throw new ImportError(() =>
			sprintf(
				/* translators: 1: name of a file, 2: what stands there, 3: route of a REST API */
				__(
					'%1$s contains %2$s, which is not a document. Export it again from %3$s.',
					'store-analytics',
				),
				file,
				shown(document),
				route,
			),
		);
	}
	return document;
}

function parse(text: string, sentence: () => string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new ImportError(sentence);
	}
}
