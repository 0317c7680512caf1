import { __, sprintf } from '@wordpress/i18n';
import { statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../base/errors';
import type { ListedStore } from '../../server/first-run/stores-list';
import { readCredentials } from '../../sources/connection/credentials';
import { keptFile, keptStores } from '../../stores/kept-stores';
import type { Database } from '../../database/database';
import type { FactsOfStores } from './store-facts';
import { backUp } from '../copies/back-up';

/** The open stores, and what is known of all. */
interface KnownStores {
	readonly files: readonly string[];
	databaseOf(file: string): Database | null;
	readonly facts: FactsOfStores;
}

/** Lists the stores of a folder by name. */
export async function listedStores(
	folder: string,
	{ files, databaseOf, facts }: KnownStores,
): Promise<ListedStore[]> {
	const names = await keptStores(folder);
	return Promise.all(
		names.map(async (name) => {
			const file = keptFile(folder, name);
			const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
			const shop = (await readCredentials(file))?.shop ?? '';
			// That of a database has more parts than an address, and is not one that a browser opens.
			const address = /^https?:/.test(shop) ? shop : null;
			const told = await facts.of(file, databaseOf(file));
			return { store: name, isOpen: files.includes(file), bytes, address, facts: told };
		}),
	);
}

/** The file of a store of the folder, by name. Throws a UsageError if it does not exist. */
export async function keptStore(folder: string, name: string): Promise<string> {
	if ((await keptStores(folder)).includes(name)) return keptFile(folder, name);
	throw new UsageError(() =>
		/* translators: %s: name of a shop's data on this computer */
		sprintf(__('%s is no longer on this computer.', 'store-analytics'), name),
	);
}

/** Copies a store into a new file in `backups` beside it; resolves to that file. */
export async function backUpKept(folder: string, name: string): Promise<string> {
	const file = await keptStore(folder, name);
	const stamp = new Date().toISOString().slice(0, 19).replace(/:/g, '');
	const to = path.join(folder, 'backups', `${name}-${stamp}.duckdb`);
	await backUp(file, to);
	return to;
}
