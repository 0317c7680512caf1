import { chmod, rename, rm, writeFile } from 'node:fs/promises';

/** From now on, files and folders that this process makes are for the current user only, also those that the engine makes. */
export function keepNewFilesPrivate(): void {
	process.umask(0o077);
}

/** Writes a file that only the current user can read, atomically. */
export async function writePrivateFile(file: string, text: string): Promise<void> {
	const unfinished = `${file}.${process.pid}.part`;
	try {
		await writeFile(unfinished, text, { mode: 0o600 });
		await chmod(unfinished, 0o600);
		await rename(unfinished, file);
	} finally {
		await rm(unfinished, { force: true });
	}
}
