import { createReadStream } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportInfo } from '@store-analytics/rest-api';
import type { ExportFolder } from './export-folder';

/** A file for the browser. */
export interface Download {
	/** With its ending. */
	readonly name: string;
	readonly type: string;
	/** Null if it is known only at the end. */
	readonly bytes: number | null;
	readonly stream: Readable;
}

const types: Readonly<Record<string, string>> = {
	csv: 'text/csv; charset=utf-8',
	parquet: 'application/vnd.apache.parquet',
	duckdb: 'application/vnd.duckdb',
};

/** The files of a finished export as one: itself, or a .zip that is packed while it is sent. */
export function downloadOf(folder: ExportFolder, info: ExportInfo): Download {
	const name = `store-analytics-${info.report ?? 'facts'}-${info.startedAt.slice(0, 10)}`;
	const [only, ...others] = info.files;
	if (only && others.length === 0) {
		return {
			name: `${name}${info.tables.length === 1 ? `-${info.tables[0]}` : ''}.${info.format}`,
			type: types[info.format] ?? 'application/octet-stream',
			bytes: only.bytes,
			stream: createReadStream(folder.fileOf(info, only.name)),
		};
	}
	return {
		name: `${name}.zip`,
		type: 'application/zip',
		bytes: null,
		stream: packed(folder, info),
	};
}

function packed(folder: ExportFolder, info: ExportInfo): Readable {
	const zip = new ZipFile();
	const out = new PassThrough();
	// A file that cannot be read ends the download; the browser then shows that it is not complete.
	zip.on('error', (error) => out.destroy(error));
	zip.outputStream.on('error', (error) => out.destroy(error));
	for (const { name } of info.files) {
		// Parquet is compressed already.
		zip.addFile(folder.fileOf(info, name), name, { compress: !name.endsWith('.parquet') });
	}
	zip.end();
	zip.outputStream.pipe(out);
	return out;
}
