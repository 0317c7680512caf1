import { __, sprintf } from '@wordpress/i18n';
import path from 'node:path';
import { exportFiles, type ExportFileName, type ExportSource } from './export-files';
import { ImportError } from '../../base/errors';
import { checkEntry, shown, UniqueIds } from './check-entry';
import type { Document } from './field-rules';
import { listEntries, type ListedText } from './json-list';

export type { Document };

/** A document with its JSON text. */
export interface Entry {
	readonly document: Document;
	readonly text: string;
}

/** An entry of a file and its position there. */
export interface ListEntry extends Entry {
	readonly place: Pick<ListedText, 'offset' | 'bytes'>;
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
 * Reads the entries of a list one by one, validated and with unique ids. `ids` are those of files already read that
 * share their ids.
 */
export async function* readList(
	source: ExportSource,
	name: ExportFileName,
	onBytes: (count: number) => void = () => undefined,
	ids = new UniqueIds(),
): AsyncGenerator<ListEntry> {
	const file = path.join(source.place, name);
	let number = 0;
	for await (const { text, offset, bytes } of listEntries(file, source.read(name))) {
		number++;
		onBytes(bytes);
		const document = parse(text, () =>
			sprintf(
				/* translators: 1: name of a file, 2: number of an entry */
				__('%1$s is damaged in entry %2$d; export it again.', 'store-analytics'),
				file,
				number,
			),
		);
		if (!isDocument(document)) {
			throw new ImportError(() =>
				sprintf(
					/* translators: 1: name of a file, 2: what stands there, 3: number of an entry */
					__(
						'%1$s holds %2$s as entry %3$d, which is no document; export it again.',
						'store-analytics',
					),
					file,
					shown(document),
					number,
				),
			);
		}
		const where = { file, name, number };
		checkEntry(document, where);
		if (!MAY_REPEAT.has(name)) ids.add(document, where);
		yield { document, text: text.trim(), place: { offset, bytes } };
	}
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
					__('%1$s is too large to be settings; export it again from %2$s.', 'store-analytics'),
					file,
					route,
				),
			);
	}
	if (chunks.length === 0) return {};
	const body = Buffer.concat(chunks)
		.toString('utf8')
		.replace(/^\uFEFF/, '');
	if (body.trim() === '')
		throw new ImportError(() =>
			sprintf(
				/* translators: 1: name of a file, 2: route of a REST API */
				__('%1$s is empty; export it again from %2$s.', 'store-analytics'),
				file,
				route,
			),
		);
	const document = parse(body, () =>
		sprintf(
			/* translators: 1: name of a file, 2: route of a REST API */
			__(
				'%1$s is damaged or cut off, or goes on behind its end; export it again from %2$s.',
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
				__('%1$s holds %2$s, which is no document; export it again from %3$s.', 'store-analytics'),
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

function isDocument(value: unknown): value is Document {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text of a field; numbers become text, other values an empty one. */
export function text(document: Document, key: string): string {
	const value = document[key];
	if (typeof value === 'string') return value;
	return typeof value === 'number' ? String(value) : '';
}

/** Number of a field, also of `"84.15"`; 0 if it has none. */
export function number(document: Document, key: string): number {
	return numberOrNull(document, key) ?? 0;
}

/** Like `number`, but null if the field has none. */
export function numberOrNull(document: Document, key: string): number | null {
	const value = document[key];
	if (typeof value === 'number') return Number.isFinite(value) ? value : null;
	if (typeof value !== 'string' || value.trim() === '') return null;
	const parsed = Number(value);
	return Number.isFinite(parsed) ? parsed : null;
}

/** Whether a field is exactly true. */
export function flag(document: Document, key: string): boolean {
	return document[key] === true;
}

/** Documents of a list field; empty if it is not a list. */
export function documents(document: Document, key: string): Document[] {
	const value = document[key];
	return Array.isArray(value) ? value.filter(isDocument) : [];
}

/** Document of a field; empty if it has none. */
export function documentIn(document: Document, key: string): Document {
	const value = document[key];
	return isDocument(value) ? value : {};
}

/** Local or UTC timestamp of a date field (`2026-11-20T11:30:00`); null if it is empty or invalid. */
export function stamp(document: Document, key: string): string | null {
	const value = document[key];
	if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/.test(value)) return null;
	const read = value.slice(0, 19).replace('T', ' ');
	return Number.isNaN(Date.parse(`${read}Z`)) ? null : read;
}
