import { cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonFilesIn } from '../../contract/files';

/** What is otherwise in store.json; under `wordPress` what is so in wp-settings.json. */
interface Changes extends Readonly<Record<string, unknown>> {
	readonly wordPress?: Readonly<Record<string, unknown>>;
}

/** A copy of an export (a folder or a .zip) at `to` that says something else of the shop. */
export function changedExport(from: string, { wordPress, ...store }: Changes, to: string): string {
	mkdirSync(to);
	const files = jsonFilesIn(from);
	if (statSync(from).isDirectory()) {
		cpSync(from, to, { recursive: true });
	} else {
		files.forEach((text, name) => writeFileSync(path.join(to, name), text));
	}
	for (const [name, changes] of Object.entries({
		'store.json': store,
		'wp-settings.json': wordPress,
	})) {
		const own = JSON.parse(files.get(name) ?? '{}');
		writeFileSync(path.join(to, name), JSON.stringify({ ...own, ...changes }));
	}
	return to;
}
