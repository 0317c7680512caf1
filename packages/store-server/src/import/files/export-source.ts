import { unzip } from 'fflate';
import { createReadStream } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkFileNames, exportFiles, type ExportFileName } from './export-files';
import { ImportError } from '../import-error';

/** Where an export lies: a folder, or a .zip of one. */
export interface ExportSource {
	readonly place: string;
	/** Bytes of a file in pieces, one of nothing for an empty file; no piece when an optional file is not there. */
	read(name: ExportFileName): AsyncIterable<Uint8Array>;
	/** Size of all files in bytes, for progress. */
	readonly bytes: number;
}

/** Opens an export and checks that its files are there. Throws an ImportError that says what to do. */
export async function openExport(place: string): Promise<ExportSource> {
	const found = await stat(place).catch(() => null);
	if (!found) throw new ImportError(`${place} does not exist; --import takes a folder or a .zip.`);
	return found.isDirectory() ? openFolder(place) : openArchive(place);
}

async function openFolder(place: string): Promise<ExportSource> {
	const present = new Set(await readdir(place));
	checkFileNames(place, present);
	const names = Object.keys(exportFiles).filter((name) => present.has(name));
	const sizes = await Promise.all(names.map((name) => stat(path.join(place, name))));
	return {
		place,
		bytes: sizes.reduce((total, { size }) => total + size, 0),
		async *read(name) {
			if (!present.has(name)) return;
			yield new Uint8Array();
			try {
				for await (const chunk of createReadStream(path.join(place, name))) {
					yield chunk as Uint8Array; // a stream without an encoding gives buffers
				}
			} catch {
				throw new ImportError(`${path.join(place, name)} cannot be read.`);
			}
		},
	};
}

async function openArchive(place: string): Promise<ExportSource> {
	const packed = await readFile(place);
	const files = new Map(
		Object.entries(await unpack(place, packed)).map(([name, data]) => [
			path.posix.basename(name),
			data,
		]),
	);
	checkFileNames(place, new Set(files.keys()));
	return {
		place,
		bytes: [...files.values()].reduce((total, data) => total + data.length, 0),
		async *read(name) {
			const data = files.get(name);
			if (data) yield data;
		},
	};
}

function unpack(place: string, packed: Uint8Array): Promise<Record<string, Uint8Array>> {
	return new Promise((resolve, reject) => {
		unzip(
			packed,
			{ filter: ({ name }) => path.posix.basename(name) in exportFiles },
			(error, files) => {
				if (error) {
					reject(
						new ImportError(
							`${place} is not a .zip that can be opened, or it is damaged; --import takes a folder or a .zip.`,
						),
					);
				} else resolve(files);
			},
		);
	});
}
