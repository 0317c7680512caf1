import { __, sprintf } from '@wordpress/i18n';
import { stat } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sum from 'lodash/sum.js';
import sumBy from 'lodash/sumBy.js';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { ImportError } from '../../base/errors';
import { csvSource, MOST_CSV_BYTES, type CsvFile } from './csv/csv-source';
import { checkFileNames, exportFiles, type ExportSource } from '../../documents/files/export-files';

/** Limits of an export: entries in the archive, bytes of its files, and the compression ratio (zip bombs). */
const MOST_ENTRIES = 10_000;
const MOST_BYTES = 32e9;
const MOST_TIMES = 200;
/** Up to this size any ratio is allowed. */
const HARMLESS = 10e6;

/**
 * Opens a .zip with the files of an export at its top level or in a folder; other files are ignored. `place` is its
 * name in messages.
 */
export async function openZip(file: string, place: string): Promise<ExportSource> {
	if ((await stat(file)).size === 0) throw empty(place);
	const zip = await openPromise(file, { autoClose: false }).catch(() => broken(place));
	try {
		const { entries, csv } = await exportEntries(zip, place);
		if (entries.size === 0 && csv.length > 0) {
			const files = await csvFiles(zip, csv, place);
			zip.close();
			return csvSource(place, files);
		}
		checkFileNames(place, new Set(entries.keys()));
		for (const entry of entries.values()) checkEntryOf(place, entry);
		const sizes = [...entries.values()].map(({ uncompressedSize }) => uncompressedSize);
		const bytes = sum(sizes);
		if (bytes > MOST_BYTES) throw tooLarge(place);
		return {
			place,
			bytes,
			read: (name) => unpack(zip, entries.get(name), place),
			close: () => zip.close(),
		};
	} catch (error) {
		zip.close();
		throw error;
	}
}

/** The files of an export by name, from the folder that has most of them. */
async function exportEntries(
	zip: ZipFile,
	place: string,
): Promise<{ entries: Map<string, Entry>; csv: Entry[] }> {
	const folders = new Map<string, Map<string, Entry>>();
	const csv: Entry[] = [];
	if (zip.entryCount > MOST_ENTRIES) throw tooLarge(place);
	if (zip.entryCount === 0) throw empty(place);
	let isPlugin = false;
	try {
		for await (const entry of zip.eachEntry()) {
			const [, folder = '', name = ''] = /^(.*?)([^/]*)$/.exec(entry.fileName) ?? [];
			isPlugin ||= name.endsWith('.php');
			if (!Object.hasOwn(exportFiles, name)) {
				// Its other files would say that it is no export, and not why.
				if (entry.isEncrypted()) checkEntryOf(place, entry);
				if (/^[^.].*\.csv$/i.test(name)) csv.push(entry);
				continue;
			}
			const files = folders.get(folder) ?? new Map<string, Entry>();
			if (files.has(name)) {
				throw new ImportError(() =>
					sprintf(
						/* translators: 1: name of the .zip, 2: name of a file in it */
						__('%1$s contains %2$s twice. Create the .zip again.', 'store-analytics'),
						place,
						folder + name,
					),
				);
			}
			folders.set(folder, files.set(name, entry));
		}
	} catch (error) {
		if (error instanceof ImportError) throw error;
		broken(place);
	}
	if (folders.size === 0 && isPlugin) throw pluginOfWordPress(place);
	const [entries = new Map<string, Entry>()] = [...folders.values()].sort(
		(one, other) => other.size - one.size,
	);
	return { entries, csv };
}

async function csvFiles(
	zip: ZipFile,
	entries: readonly Entry[],
	place: string,
): Promise<CsvFile[]> {
	for (const entry of entries) checkEntryOf(place, entry);
	if (sumBy(entries, 'uncompressedSize') > MOST_CSV_BYTES) throw tooLarge(place);
	const files: CsvFile[] = [];
	for (const entry of entries) {
		const chunks: Uint8Array[] = [];
		for await (const chunk of unpack(zip, entry, place)) chunks.push(chunk);
		files.push({ name: entry.fileName, text: Buffer.concat(chunks).toString('utf8') });
	}
	return files;
}

function checkEntryOf(place: string, entry: Entry): void {
	if (entry.isEncrypted()) {
		throw new ImportError(() =>
			sprintf(
				/* translators: %s: name of the .zip */
				__('%s is locked with a password. Create the .zip again without one.', 'store-analytics'),
				place,
			),
		);
	}
	if (!entry.canDecodeFileData()) {
		throw new ImportError(() =>
			sprintf(
				/* translators: 1: name of the .zip, 2: a number */
				__(
					'%1$s is packed in a way that cannot be unpacked here (method %2$d). Create the .zip again with your computer’s own program.',
					'store-analytics',
				),
				place,
				entry.compressionMethod,
			),
		);
	}
	const { uncompressedSize, compressedSize } = entry;
	if (uncompressedSize > HARMLESS && uncompressedSize > MOST_TIMES * compressedSize)
		throw tooLarge(place);
}

/** The unpacked bytes of a file; yauzl fails if there are more than the archive declares. */
async function* unpack(
	zip: ZipFile,
	entry: Entry | undefined,
	place: string,
): AsyncGenerator<Uint8Array> {
	if (!entry) return;
	const name = entry.fileName.split('/').at(-1) ?? '';
	const damaged = () =>
		new ImportError(() =>
			sprintf(
				/* translators: 1: name of the .zip, 2: name of a file in it */
				__('%1$s is damaged: %2$s cannot be unpacked. Create the .zip again.', 'store-analytics'),
				place,
				name,
			),
		);
	let checksum = 0;
	yield new Uint8Array();
	try {
		for await (const chunk of await zip.openReadStreamPromise(entry)) {
			checksum = crc32(chunk as Uint8Array, checksum); // a stream without an encoding yields buffers
			yield chunk as Uint8Array;
		}
	} catch {
		throw damaged();
	}
	if (checksum !== entry.crc32) throw damaged();
}

function empty(place: string): ImportError {
	return new ImportError(() =>
		sprintf(
			/* translators: %s: name of the .zip */
			__('%s is empty. Create the export again.', 'store-analytics'),
			place,
		),
	);
}

function pluginOfWordPress(place: string): ImportError {
	return new ImportError(() =>
		sprintf(
			/* translators: %s: name of the .zip */
			__(
				'%s is a plugin or theme of WordPress. Create an export in your shop: Analytics → Settings → Export this shop.',
				'store-analytics',
			),
			place,
		),
	);
}

function broken(place: string): never {
	throw new ImportError(() =>
		sprintf(
			/* translators: %s: name of the .zip */
			__(
				'%s cannot be opened as a .zip, or it is damaged. Create the .zip again.',
				'store-analytics',
			),
			place,
		),
	);
}

/** An error about more bytes than a shop has. */
export function tooLarge(place: string): ImportError {
	return new ImportError(() =>
		sprintf(
			/* translators: %s: name of the .zip */
			__('%s is too large when unpacked to be an export of a shop.', 'store-analytics'),
			place,
		),
	);
}
