import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ExportFile } from '@store-analytics/rest-api';

/** Makes an empty file that only the current user can read. The engine then writes into it and keeps its rights. */
export async function emptyFile(file: string): Promise<void> {
	const handle = await open(file, 'wx', 0o600);
	await handle.close();
}

/** Name and size of a finished file. */
export async function fileInfo(file: string): Promise<ExportFile> {
	const { size } = await stat(file);
	return { name: path.basename(file), bytes: size };
}
