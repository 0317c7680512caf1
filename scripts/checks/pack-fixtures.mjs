/**
 * `node scripts/checks/pack-fixtures.mjs FOLDER`: packs a shop's export for the tests into tests/fixtures/store-a.zip.
 * The same files give the same bytes, so that a commit shows only real changes.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { root } from '../sources.mjs';

const given = process.argv[2];
if (given === undefined) {
	console.error('Name the folder of the export: node scripts/checks/pack-fixtures.mjs FOLDER');
	process.exit(1);
}
const folder = path.resolve(root, given);
const target = path.join(root, 'tests/fixtures/store-a.zip');
const names = readdirSync(folder)
	.filter((name) => name.endsWith('.json'))
	.sort();
const files = Object.fromEntries(
	names.map((name) => [name, new Uint8Array(readFileSync(path.join(folder, name)))]),
);
const packed = zipSync(files, { level: 9, mtime: new Date(2026, 10, 20) });
writeFileSync(target, packed);
console.log(`${path.relative(root, target)}: ${names.length} files, ${packed.length} bytes`);
