import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../base/errors';

/** A shop of a server: its name in URLs, and its store. */
export interface ShopFile {
	readonly slug: string;
	readonly file: string;
}

/**
 * Returns the stores of files and folders, each once: files in the given order, those of a folder by name. Throws a
 * UsageError for a missing one.
 */
export function shopFiles(paths: readonly string[]): ShopFile[] {
	const files = [...new Set(paths.flatMap(filesAt))];
	const taken = new Set<string>();
	return files.map((file) => ({ slug: freeSlug(file, taken), file }));
}

function filesAt(named: string): string[] {
	const stats = statSync(named, { throwIfNoEntry: false });
	if (stats === undefined) {
		throw new UsageError(`${named} does not exist; --shops takes a folder of stores, or a store.`);
	}
	if (!stats.isDirectory()) return [named];
	const names = readdirSync(named).filter((name) => name.endsWith('.duckdb'));
	if (names.length === 0) {
		throw new UsageError(
			`${named} holds no store; put them there as NAME.duckdb, or make them with --db: docs/several-shops.md.`,
		);
	}
	return names.sort().map((name) => path.join(named, name));
}

/** The part of the file's name that is allowed in a URL, with a number if another shop has it. */
function freeSlug(file: string, taken: Set<string>): string {
	const name = path
		.basename(file, '.duckdb')
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	for (let count = 1; ; count++) {
		const slug = `${name || 'shop'}${count === 1 ? '' : `-${count}`}`;
		if (taken.has(slug)) continue;
		taken.add(slug);
		return slug;
	}
}
