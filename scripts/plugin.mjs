/**
 * `npm run plugin`: builds the plugin target, writes dist/store-analytics.zip, the plugin to upload, and prints its
 * contents. The same sources give the same bytes. `--no-build` packs dist/plugin, `--out FILE` writes elsewhere.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';
import { run } from './run.mjs';
import { sentencesAsPot } from './texts/sentences.mjs';
import { root, sources } from './sources.mjs';
import { readTranslations, translationFiles } from './texts/translations.mjs';

const { values: options } = parseArgs({
	options: {
		'no-build': { type: 'boolean', default: false },
		out: { type: 'string', default: 'dist/store-analytics.zip' },
	},
});

if (!options['no-build']) {
	const code = await run(process.execPath, ['scripts/build.mjs', '--target', 'plugin']);
	if (code !== 0) process.exit(code);
}
if (!existsSync(path.join(root, 'dist/plugin/app.asset.php'))) {
	console.error('There is no build in dist/plugin: run `npm run plugin` without --no-build.');
	process.exit(1);
}

const contents = new Map([
	...filesBelow('packages/wordpress-plugin', /\.(php|js|txt)$/),
	...languages(),
	...filesBelow('dist/plugin', /\.(js|css|php|txt)$/, 'build/'),
]);
const zip = pack(contents);
const target = path.resolve(root, options.out);
mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(target, zip);

for (const [name, bytes] of contents) print(bytes.length, name);
print(zip.length, `${path.relative(root, target)}, ${contents.size} files`);

/** All sentences of the plugin for translators, and for WordPress the loadable form of each translation. */
function languages() {
	const pot = sentencesAsPot('plugin');
	const made = readTranslations().flatMap((translation) => translationFiles(translation, pot));
	return [['store-analytics.pot', pot], ...made].map(([name, text]) => [
		`languages/${name}`,
		Buffer.from(text),
	]);
}

/** [name in the plugin, content] of the files below a folder. */
function filesBelow(folder, pattern, prefix = '') {
	return sources([folder], pattern).map((file) => [
		prefix + path.posix.relative(folder, file),
		readFileSync(path.join(root, file)),
	]);
}

/** One folder `store-analytics`, sorted, with a fixed time that zip's clock without zone shows alike everywhere. */
function pack(files) {
	const mtime = new Date(2020, 0, 1);
	const names = [...files.keys()].sort();
	return zipSync(
		Object.fromEntries(names.map((name) => [`store-analytics/${name}`, files.get(name)])),
		{ level: 9, mtime },
	);
}

function print(bytes, what) {
	console.log(`${String(bytes).padStart(9)}  ${what}`);
}
