import { writeFileSync } from 'node:fs';

import { strToU8, zipSync } from 'fflate';

import type { Recording } from './recordings';

/** Writes JSON documents, by file name, into a zip. Prints its size. */
export function writePacked(target: string, documents: Readonly<Record<string, unknown>>): void {
	const files = Object.entries(documents).map(([name, value]) => [
		name,
		strToU8(JSON.stringify(value)),
	]);
	const bytes = zipSync(
		Object.fromEntries(files),
		// A fixed time, so that packing the same twice gives the same file.
		{ level: 9, mtime: new Date('2026-11-20T12:00:00') },
	);
	writeFileSync(target, bytes);
	console.log(`${target}: ${files.length} files, ${Math.round(bytes.length / 1024)} kB`);
}

export function fileOf({ file, ...recording }: Recording): [string, unknown] {
	return [file, recording];
}

/** Removes headers that are not compared from a recording. */
export function comparedParts(recording: Recording): Recording {
	const headers = Object.entries(recording.headers).filter(([name]) =>
		/^(x-wp-total|x-wp-totalpages|link|allow)$/.test(name),
	);
	return { ...recording, headers: Object.fromEntries(headers) };
}
