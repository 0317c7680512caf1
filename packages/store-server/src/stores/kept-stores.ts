import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of the stores that have no other place, below the project's. */
export function storeFolder(root: string): string {
	return path.resolve(root, '.store');
}

/** File of a store by its name, of which only what every system takes is kept. */
export function keptFile(root: string, name: string): string {
	const plain = name.replace(/[^\w.-]+/g, '-').replace(/^\.+/, '');
	return path.join(storeFolder(root), `${plain || 'shop'}.duckdb`);
}

/** File of the demo shop. */
export function demoFile(root: string): string {
	return keptFile(root, 'demo');
}

/** File of a connected shop, by its address. */
export function shopFile(root: string, shop: string): string {
	const { host, pathname } = new URL(shop);
	return keptFile(root, `${host}${pathname}`.replace(/\/+$/, ''));
}

/** A file by this name that is not there yet: with a number behind it where there are others. */
export function newFile(root: string, name: string): string {
	for (let count = 1; ; count++) {
		const file = keptFile(root, count === 1 ? name : `${name}-${count}`);
		if (!existsSync(file)) return file;
	}
}

/** Names of the stores that are there. */
export async function keptStores(root: string): Promise<string[]> {
	const names = await readdir(storeFolder(root)).catch(() => []);
	return names
		.filter((name) => name.endsWith('.duckdb'))
		.map((name) => name.slice(0, -'.duckdb'.length))
		.sort();
}

/**
 * The store that was open last, of those in the folder; null when there was none, or it is gone. A demo shop that was made before this was
 * noted counts.
 */
export async function lastOpened(root: string): Promise<string | null> {
	const noted = await readFile(noteOf(root), 'utf8').catch(() => 'demo');
	const name = noted.trim();
	return (await keptStores(root)).includes(name) ? keptFile(root, name) : null;
}

/** Notes that a store is open now; those elsewhere are found by --db alone. */
export async function noteOpened(root: string, file: string): Promise<void> {
	if (path.dirname(path.resolve(file)) !== storeFolder(root)) return;
	await mkdir(storeFolder(root), { recursive: true });
	await writeFile(noteOf(root), `${path.basename(file, '.duckdb')}\n`);
}

function noteOf(root: string): string {
	return path.join(storeFolder(root), 'last-opened');
}
