import { readdirSync } from 'node:fs';
import path from 'node:path';

export const root = path.dirname(import.meta.dirname);

const passedOver = new Set([
	'node_modules',
	'dist',
	'.git',
	'.store',
	'.cache',
	'coverage',
	'fixtures',
]);

/** Returns paths below `folders` of the project, relative to its root, whose name matches `pattern`. */
export function sources(folders, pattern) {
	return folders.flatMap(walk).filter((file) => pattern.test(file));

	function walk(folder) {
		return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
			const place = path.posix.join(folder, entry.name);
			if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : walk(place);
			return [place];
		});
	}
}
