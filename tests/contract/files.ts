import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { strFromU8, unzipSync } from 'fflate';

import { oncePerName } from './expected/once-per';

/**
 * Returns the JSON files in a folder or a .zip, text by name without folders. Throws if nothing exists there. A .zip is
 * assumed not to change.
 */
export function jsonFilesIn(place: string): ReadonlyMap<string, string> {
	if (!existsSync(place)) {
		throw new Error(`There is nothing at ${place}.`);
	}
	return statSync(place).isDirectory() ? filesInFolder(place) : filesInZip(place);
}

function filesInFolder(folder: string): Map<string, string> {
	const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
	return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

const filesInZip = oncePerName((zip: string): ReadonlyMap<string, string> => {
	const entries = Object.entries(unzipSync(readFileSync(zip)));
	return new Map(
		entries
			.filter(([name]) => name.endsWith('.json'))
			.map(([name, bytes]) => [path.posix.basename(name), strFromU8(bytes)]),
	);
});
