import { isDeepStrictEqual, parseArgs } from 'node:util';
import path from 'node:path';

import { comparedParts, fileOf, writePacked } from './packed';
import {
	packedRecordings,
	readMutations,
	readRecordings,
	recordedFiles,
	type Continuation,
	type Recording,
} from './recordings';

/**
 * Packs the recordings of a real shop into tests/fixtures, so that a clone without them runs the same tests:
 * `npx tsx tests/contract/pack.ts --recorded FOLDER`.
 * Of the same shop with another version of WooCommerce, it packs only the differing recordings: `--recorded FOLDER
 * --store '{"wc_version":"10.9.1"}' --as recorded-10.9.zip`.
 */
const { values: options } = parseArgs({
	options: {
		recorded: { type: 'string' },
		as: { type: 'string' },
		store: { type: 'string' },
	},
});

function pack(folder: string): void {
	const target = options.as ? path.join(path.dirname(packedRecordings), options.as) : '';
	const all = [...readRecordings(folder), ...readMutations(folder)].map(comparedParts);
	const entries = target
		? continuation(all)
		: { ...Object.fromEntries(all.map(fileOf)), ...lists(folder) };
	writePacked(target || packedRecordings, entries);
}

/** Lists the recordings that the packed set lacks and the files that are the same. */
function continuation(all: readonly Recording[]): Record<string, unknown> {
	const packed = new Map(readRecordings(packedRecordings).map((one) => [one.file, one]));
	const isSame = (one: Recording) => isDeepStrictEqual(comparedParts(one), packed.get(one.file));
	const continues: Continuation = {
		of: path.basename(packedRecordings),
		same: all.filter(isSame).map(({ file }) => file),
	};
	return {
		...Object.fromEntries(all.filter((one) => !isSame(one)).map(fileOf)),
		...lists(packedRecordings),
		'continues.json': continues,
		...(options.store && { 'store.json': JSON.parse(options.store) }),
	};
}

/** Reads the recorder's lists of its recordings. */
function lists(place: string): Record<string, unknown> {
	const files = recordedFiles(place);
	const named = ['unstable.json', 'index-mutate.json'].filter(
		(name) => files.has(name) && !(options.as && name === 'index-mutate.json'),
	);
	return Object.fromEntries(named.map((name) => [name, JSON.parse(files.get(name) ?? 'null')]));
}

if (!options.recorded) {
	throw new Error('Say where the recordings lie: --recorded FOLDER.');
}
pack(options.recorded);
