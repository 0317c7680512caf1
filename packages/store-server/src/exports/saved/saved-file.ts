import { chmod, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SavedExport } from '@store-analytics/rest-api';
import { writePrivateFile } from '../../base/private-file';

/** A saved export as the file has it. */
export interface KeptExport extends Omit<SavedExport, 'isRunning'> {
	/** Secret of the bucket's access key; never sent to a client. */
	readonly secret?: string;
	/** Failures since the last success. */
	readonly failures: number;
}

/** The file beside a store with its saved exports and their secrets, which only the current user can read. */
export class SavedFile {
	private readonly file: string;

	constructor(folder: string) {
		this.file = path.join(folder, 'saved.json');
	}

	async read(): Promise<KeptExport[]> {
		const text = await readFile(this.file, 'utf8').catch(() => '[]');
		await chmod(this.file, 0o600).catch(() => undefined);
		try {
			const kept: unknown = JSON.parse(text);
			// Only `write` writes this file.
			return Array.isArray(kept) ? (kept as KeptExport[]) : [];
		} catch {
			return [];
		}
	}

	async write(kept: readonly KeptExport[]): Promise<void> {
		await mkdir(path.dirname(this.file), { recursive: true, mode: 0o700 });
		await writePrivateFile(this.file, `${JSON.stringify(kept)}\n`);
	}
}
