import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ExportInfo } from '@store-analytics/rest-api';
import { writePrivateFile } from '../../base/private-file';

/** Name of the file that tells what a finished export is. */
const ABOUT = 'export.json';

/** Ends the names of files of exports that were asked for, and are not done. */
const ASKED = '.asked.json';

/** The names of folders of finished exports. */
const FINISHED = /^[0-9]{14}-[0-9a-f]{12}$/;

/** The folder beside a store with its exports: a folder for each, which only the current user can read. */
export class ExportFolder {
	readonly path: string;

	constructor(store: string) {
		this.path = `${store}.exports`;
	}

	/** Removes what a stopped process had begun. Resolves to the exports that it was asked for and did not finish. */
	async tidy(): Promise<ExportInfo[]> {
		const asked: ExportInfo[] = [];
		for (const name of await readdir(this.path).catch(() => [])) {
			if (name.endsWith('.part')) await this.delete(name);
			if (!name.endsWith(ASKED)) continue;
			const info = await readInfo(path.join(this.path, name));
			if (info === null || (await this.read(info.id))) await this.delete(name);
			else asked.push(info);
		}
		return asked;
	}

	/** Notes an export that is not done, for the next process. */
	async note(info: ExportInfo): Promise<void> {
		await mkdir(this.path, { recursive: true, mode: 0o700 });
		await writePrivateFile(this.noteOf(info.id), `${JSON.stringify(info)}\n`);
	}

	/** Removes the note of an export that is done or no longer wanted. */
	async forget(id: string): Promise<void> {
		await rm(this.noteOf(id), { force: true });
	}

	private noteOf(id: string): string {
		return path.join(this.path, `${id}${ASKED}`);
	}

	/** Makes the folder of an unfinished export. */
	async begin(id: string): Promise<string> {
		const folder = path.join(this.path, `${id}.part`);
		await mkdir(this.path, { recursive: true, mode: 0o700 });
		await mkdir(folder, { mode: 0o700 });
		return folder;
	}

	/** The export appears when it is complete. */
	async finish(info: ExportInfo): Promise<void> {
		const folder = path.join(this.path, `${info.id}.part`);
		await writePrivateFile(path.join(folder, ABOUT), `${JSON.stringify(info)}\n`);
		await rename(folder, path.join(this.path, info.id));
	}

	async abandon(id: string): Promise<void> {
		await this.delete(`${id}.part`);
	}

	/** The finished exports, the newest first. */
	async list(): Promise<ExportInfo[]> {
		const names = (await readdir(this.path).catch(() => [])).filter((name) => FINISHED.test(name));
		const read = await Promise.all(
			names
				.sort()
				.reverse()
				.map((name) => this.read(name)),
		);
		return read.filter((info) => info !== null);
	}

	/** A finished export; null if there is none with that id. */
	async read(id: string): Promise<ExportInfo | null> {
		return FINISHED.test(id) ? readInfo(path.join(this.path, id, ABOUT)) : null;
	}

	/** Path of a file of a finished export. */
	fileOf({ id }: Pick<ExportInfo, 'id'>, name: string): string {
		return path.join(this.path, id, path.basename(name));
	}

	async remove(id: string): Promise<void> {
		if (FINISHED.test(id)) await this.delete(id);
	}

	private async delete(name: string): Promise<void> {
		await rm(path.join(this.path, name), { recursive: true, force: true });
	}
}

/** Null for a file that is missing or damaged. */
async function readInfo(file: string): Promise<ExportInfo | null> {
	try {
		// Only this folder writes such files.
		return JSON.parse(await readFile(file, 'utf8')) as ExportInfo;
	} catch {
		return null;
	}
}
