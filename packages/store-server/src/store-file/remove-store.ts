import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Takes a store away, with what belongs to its file. */
export async function removeStore(file: string): Promise<void> {
	await rm(file, { force: true });
	await rm(`${file}.wal`, { force: true });
	await rm(`${file}.tmp`, { force: true, recursive: true });
}

/** Takes away stores that a process which was killed had begun: all in a folder, or those whose files' names start with this. */
export async function removeAbandoned(folder: string, prefix = ''): Promise<void> {
	for (const name of await readdir(folder).catch(() => [])) {
		if (!name.startsWith(prefix)) continue;
		const maker = Number(/\.(\d+)\.part$/.exec(name)?.[1]);
		if (maker && (maker === process.pid || !isAlive(maker)))
			await removeStore(path.join(folder, name));
	}
}

/** Whether a process runs. */
export function isAlive(id: number): boolean {
	try {
		return process.kill(id, 0);
	} catch (error) {
		return Object(error).code === 'EPERM';
	}
}

/** Takes a store away with all files whose names begin with its own: its key, its sessions, its earlier versions. */
export async function removeKept(file: string): Promise<void> {
	const folder = path.dirname(file);
	const name = path.basename(file);
	for (const other of await readdir(folder).catch(() => [])) {
		if (other === name || other.startsWith(`${name}.`))
			await rm(path.join(folder, other), { force: true, recursive: true });
	}
}

/** Renames a closed store with all files whose names begin with its own. */
export async function renameKept(file: string, to: string): Promise<void> {
	const folder = path.dirname(file);
	const name = path.basename(file);
	for (const other of await readdir(folder).catch(() => [])) {
		if (other === name || other.startsWith(`${name}.`))
			await rename(path.join(folder, other), `${to}${other.slice(name.length)}`);
	}
}
