import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The default folder of stores, below the project's. */
export function storeFolder(root: string): string {
	return path.resolve(root, '.store');
}

/** File of a store in a folder by name, with only characters that every file system allows. */
export function keptFile(folder: string, name: string): string {
	const plain = name.replace(/[^\w.-]+/g, '-').replace(/^\.+/, '');
	return path.join(folder, `${plain || 'shop'}.duckdb`);
}

/** File of the demo shop. */
export function demoFile(folder: string): string {
	return keptFile(folder, 'demo');
}

/** File of a connected shop, by its address. */
export function shopFile(folder: string, shop: string): string {
	const { host, pathname } = new URL(shop);
	return keptFile(folder, `${host}${pathname}`.replace(/\/+$/, ''));
}

/** An unused file name for this store; it ends with a number if others exist. */
export function newFile(folder: string, name: string): string {
	for (let count = 1; ; count++) {
		const file = keptFile(folder, count === 1 ? name : `${name}-${count}`);
		if (!existsSync(file)) return file;
	}
}

/** Names of the stores in a folder. */
export async function keptStores(folder: string): Promise<string[]> {
	const names = await readdir(folder).catch(() => []);
	return names
		.filter((name) => name.endsWith('.duckdb'))
		.map((name) => name.slice(0, -'.duckdb'.length))
		.sort();
}

/**
 * Returns the store of the folder that was opened last; null if there was none, or it no longer exists. Without a
 * record, this is an existing demo shop.
 */
export async function lastOpened(root: string): Promise<string | null> {
	return (await allLastOpened(root))[0] ?? null;
}

/** The same for all stores that were open together. */
export async function allLastOpened(root: string): Promise<string[]> {
	const noted = await readFile(noteOf(root), 'utf8').catch(() => 'demo');
	const names = new Set(noted.split('\n').map((name) => name.trim()));
	const folder = storeFolder(root);
	const kept = await keptStores(folder);
	return [...names].filter((name) => kept.includes(name)).map((name) => keptFile(folder, name));
}

/** Records the open stores; stores in other folders can only be opened with --db. */
export async function noteOpened(root: string, files: readonly string[]): Promise<void> {
	const kept = files.filter((file) => path.dirname(path.resolve(file)) === storeFolder(root));
	if (kept.length === 0) return;
	await mkdir(storeFolder(root), { recursive: true });
	const names = kept.map((file) => path.basename(file, '.duckdb'));
	await writeFile(noteOf(root), `${names.join('\n')}\n`);
}

function noteOf(root: string): string {
	return path.join(storeFolder(root), 'last-opened');
}
