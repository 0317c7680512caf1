import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { machine, table } from './measure';

const root = path.resolve(import.meta.dirname, '../..');
const page = path.join(root, 'docs/performance.md');

const markOf = (section: string) => `<!-- bench: ${section} -->`;

/** Prints a section and writes it into docs/performance.md, from its mark to the next heading or mark. The page says by hand what `machine` is. */
export function writeSection(section: string, text: string): void {
	console.log(`\n${machine()}\n\n${text}\n`);
	const { head, tail } = around(section);
	writeFileSync(page, `${head}${markOf(section)}\n\n${text}\n\n${tail}`.trimEnd().concat('\n'));
}

/** The same for one row of a section's table, which replaces the row of this name; other runs write the others. */
export function writeRow(
	section: string,
	heads: readonly string[],
	row: readonly (string | number)[],
): void {
	const { body } = around(section);
	const others = body
		.split('\n')
		.filter((line) => line.startsWith('|'))
		.slice(2)
		.map((line) => line.split('|').slice(1, -1))
		.map((cells) => cells.map((cell) => cell.trim()));
	const at = others.findIndex(([name]) => name === row[0]);
	const rows = at < 0 ? [...others, row] : others.with(at, row.map(String));
	writeSection(section, table(heads, rows));
}

/** What stands before, in and after a section. */
function around(section: string): { head: string; body: string; tail: string } {
	const [head = '', ...rest] = readFileSync(page, 'utf8').split(markOf(section));
	const [after] = rest;
	if (after === undefined) throw new Error(`${page} has no mark of '${section}'.`);
	const end = after.search(/^(?:## |<!--)/m);
	if (end < 0) return { head, body: after, tail: '' };
	return { head, body: after.slice(0, end), tail: after.slice(end) };
}
