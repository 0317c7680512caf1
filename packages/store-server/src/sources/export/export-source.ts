import { __, sprintf } from '@wordpress/i18n';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sumBy from 'lodash/sumBy.js';
import { checkFileNames, exportFiles, type ExportSource } from '../../documents/files/export-files';
import { ImportError } from '../../base/errors';
import { csvSource, MOST_CSV_BYTES, type CsvFile } from './csv/csv-source';
import { openZip, tooLarge } from './zip-source';

/**
 * Opens an export and checks that its files exist. `place` is its name in messages. Throws an ImportError that says
 * what to do.
 */
export async function openExport(from: string, place = from): Promise<ExportSource> {
	const found = await stat(from).catch(() => null);
	// A pipe or a device would be read without end.
	if (!found || !(found.isFile() || found.isDirectory()))
		throw new ImportError(() =>
			/* translators: %s: path of an export */
			sprintf(
				__('%s does not exist. Enter a folder or a .zip with --import.', 'store-analytics'),
				place,
			),
		);
	if (found.isDirectory()) return (await csvFolder(from)) ?? openFolder(from);
	return /\.csv$/i.test(place)
		? csvSource(place, [await csvFile(from, place)])
		: openZip(from, place);
}

/** A folder with CSV files and no export. */
async function csvFolder(folder: string): Promise<ExportSource | null> {
	const names = await readdir(folder);
	const files = names.filter((name) => /\.csv$/i.test(name));
	if (files.length === 0 || names.includes('orders.json')) return null;
	return csvSource(
		folder,
		await Promise.all(files.map((name) => csvFile(path.join(folder, name), name))),
	);
}

async function csvFile(file: string, name: string): Promise<CsvFile> {
	if ((await stat(file)).size > MOST_CSV_BYTES) throw tooLarge(name);
	return { name, text: await readFile(file, 'utf8') };
}

async function openFolder(place: string): Promise<ExportSource> {
	const present = new Set(await readdir(place));
	checkFileNames(place, present);
	const names = Object.keys(exportFiles).filter((name) => present.has(name));
	const sizes = await Promise.all(names.map((name) => stat(path.join(place, name))));
	return {
		place,
		bytes: sumBy(sizes, 'size'),
		pathOf: (name) => path.join(place, name),
		async *read(name) {
			if (!present.has(name)) return;
			yield new Uint8Array();
			try {
				for await (const chunk of createReadStream(path.join(place, name))) {
					yield chunk as Uint8Array; // a stream without an encoding yields buffers
				}
			} catch {
				throw new ImportError(`${path.join(place, name)} cannot be read.`);
			}
		},
	};
}
