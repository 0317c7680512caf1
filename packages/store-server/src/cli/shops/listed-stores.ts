import { __, sprintf } from '@wordpress/i18n';
import { statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../base/errors';
import type { ListedStore } from '../../server/first-run/first-run-page';
import { readCredentials } from '../../sources/connection/credentials';
import { keptFile, keptStores } from '../../stores/kept-stores';
import { backUp } from '../copies/back-up';

/** Lists the stores of a folder by name; `open` has the files of the open ones. */
export async function listedStores(
	folder: string,
	open: readonly string[],
): Promise<ListedStore[]> {
	const names = await keptStores(folder);
	return Promise.all(
		names.map(async (name) => {
			const file = keptFile(folder, name);
			const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
			const shop = (await readCredentials(file))?.shop ?? '';
			// That of a database has more parts than an address, and is not one that a browser opens.
			const address = /^https?:/.test(shop) ? shop : null;
			return { name, isOpen: open.includes(file), bytes, address };
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
