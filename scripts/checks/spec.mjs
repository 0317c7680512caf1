/**
 * Lists the requirement ids of docs/spec.md that no test title carries: `npm run spec [-- --json] [-- --covered]`.
 * A title begins with ids in square brackets, one or several: `[S4.table-sorting.2]`, `[S2.1, S2.2]`; a row of `it.each` may
 * carry its id as a text of its own.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root, sources } from '../sources.mjs';

const { values: options } = parseArgs({
	options: { json: { type: 'boolean' }, covered: { type: 'boolean' } },
});

const ID = /S\d(?:\.[a-z0-9-]+)+/g;
const spec = readFileSync(path.join(root, 'docs/spec.md'), 'utf8');
const required = [...new Set([...spec.matchAll(/`(S\d(?:\.[a-z0-9-]+)+)`/g)].map(([, id]) => id))];

const titles = new Map();
for (const file of sources(['src', 'packages', 'tests'], /\.test\.tsx?$/)) {
	const text = readFileSync(path.join(root, file), 'utf8');
	for (const [, , literal] of text.matchAll(/(['"`])(\[[^\n]*?|S\d\.[a-z0-9.-]+)\1\s*,/g)) {
		const ids = literal.startsWith('[')
			? (literal.match(/^(?:\[[^\]]*\]\s*)+/)?.[0] ?? '')
			: literal;
		for (const [id] of ids.matchAll(ID)) titles.set(id, [...(titles.get(id) ?? []), file]);
	}
}

const known = new Set(required);
const unknown = [...titles.keys()].filter((id) => !known.has(id));
const missing = required.filter((id) => !titles.has(id));

if (options.json) {
	const covered = Object.fromEntries(
		required.filter((id) => titles.has(id)).map((id) => [id, [...new Set(titles.get(id))]]),
	);
	console.log(JSON.stringify({ required: required.length, covered, missing, unknown }, null, 2));
} else {
	const listed = options.covered ? required.filter((id) => titles.has(id)) : missing;
	for (const id of listed) console.log(id);
	for (const id of unknown) console.log(`${id} stands in a title but not in docs/spec.md`);
	console.log(
		`${required.length - missing.length} of ${required.length} requirements are carried by a test.`,
	);
}
process.exit(unknown.length > 0 ? 1 : 0);
