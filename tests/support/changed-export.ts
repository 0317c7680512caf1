import { cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonFilesIn } from '../contract/files';

/** A copy of an export (a folder or a .zip) at `to`, in which store.json says something else of the shop. */
export function changedExport(
	from: string,
	store: Readonly<Record<string, unknown>>,
	to: string,
): string {
	mkdirSync(to);
	if (statSync(from).isDirectory()) {
		cpSync(from, to, { recursive: true });
	} else {
		jsonFilesIn(from).forEach((text, name) => writeFileSync(path.join(to, name), text));
	}
	const own = JSON.parse(jsonFilesIn(from).get('store.json') ?? '{}');
	writeFileSync(path.join(to, 'store.json'), JSON.stringify({ ...own, ...store }));
	return to;
}
