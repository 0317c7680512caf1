import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { zipSync } from 'fflate';

import { packedRecordings, readMutations, readRecordings } from './recordings';

/**
 * Packs the recordings of a real shop into tests/fixtures, so that a clone without them runs the same tests:
 * `npx tsx tests/contract/pack.ts --recorded ../shared/store-a/recorded`.
 */
const { values: options } = parseArgs({ options: { recorded: { type: 'string' } } });

function pack(folder: string): void {
	const encoder = new TextEncoder();
	const recordings = [...readRecordings(folder), ...readMutations(folder)];
	const entries = recordings.map(({ file, ...recording }) => [
		file,
		encoder.encode(JSON.stringify(recording)),
	]);
	const lists = ['unstable.json', 'index-mutate.json'].map((name) => [
		name,
		new Uint8Array(readFileSync(path.join(folder, name))),
	]);
	const bytes = zipSync(
		Object.fromEntries([...entries, ...lists]),
		// A fixed time, so that packing the same twice gives the same file.
		{ level: 9, mtime: new Date('2026-11-20T12:00:00') },
	);
	writeFileSync(packedRecordings, bytes);
	console.log(
		`${entries.length} recordings in ${packedRecordings}, ${Math.round(bytes.length / 1024)} kB`,
	);
}

if (!options.recorded) {
	throw new Error('Say where the recordings lie: --recorded FOLDER.');
}
pack(options.recorded);
