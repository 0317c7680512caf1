import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonFilesIn } from '../../contract/files';

/** Changes of store.json; under `wordPress`, changes of wp-settings.json. */
interface Changes extends Readonly<Record<string, unknown>> {
	readonly wordPress?: Readonly<Record<string, unknown>>;
}

/** Copies an export (a folder, a .zip, or its files by name) to `to`, with changed data about the shop. */
export function changedExport(
	from: string | ReadonlyMap<string, string>,
	{ wordPress, ...store }: Changes,
	to: string,
): string {
	mkdirSync(to);
	const files = typeof from === 'string' ? jsonFilesIn(from) : from;
	files.forEach((text, name) => writeFileSync(path.join(to, name), text));
	for (const [name, changes] of Object.entries({
		'store.json': store,
		'wp-settings.json': wordPress,
	})) {
		const own = JSON.parse(files.get(name) ?? '{}');
		writeFileSync(path.join(to, name), JSON.stringify({ ...own, ...changes }));
	}
	return to;
}
