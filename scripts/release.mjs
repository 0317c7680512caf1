/**
 * `npm run release -- 1.2.0`: writes a version into every file that contains one, and gives the unreleased part of
 * CHANGELOG.md its number and day. tests/versions.test.ts checks that all places agree. Then: `npm test`, `npm run
 * plugin`, commit, tag.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { root, sources } from './sources.mjs';

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
	console.error('Name the version as three numbers: npm run release -- 1.2.0');
	process.exit(1);
}

const plugin = 'packages/wordpress-plugin';
const places = [
	...['package.json', ...sources(['packages'], /^packages\/[^/]+\/package\.json$/)].map((file) => [
		file,
		/("version": ")[^"]+/,
	]),
	[`${plugin}/store-analytics.php`, /( \* Version: +)\S+/],
	[`${plugin}/store-analytics.php`, /(const VERSION += ')[^']+/],
	[`${plugin}/readme.txt`, /(Stable tag: )\S+/],
];
for (const [file, pattern] of places) change(file, pattern, `$1${version}`);
const today = new Date().toISOString().slice(0, 10);
change('CHANGELOG.md', /^## Unreleased$/m, `## Unreleased\n\n## ${version} – ${today}`);
const [, news = ''] = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8').split(/^## \d.*$/m);
const lines = news.match(/^- .*$/gm) ?? [];
change(
	`${plugin}/readme.txt`,
	/(== Changelog ==\n)/,
	`$1\n= ${version} =\n${lines.map((line) => `* ${line.slice(2)}`).join('\n')}\n`,
);
await run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']);
console.log(`${version} is written in ${places.length} places, in CHANGELOG.md and in the readme.`);

function change(file, pattern, replacement) {
	const place = path.join(root, file);
	const text = readFileSync(place, 'utf8');
	if (!pattern.test(text)) throw new Error(`${file} does not have what ${pattern} looks for.`);
	writeFileSync(place, text.replace(pattern, replacement));
}
