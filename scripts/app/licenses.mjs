import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const NAME = 'licenses';

/** Writes licenses.txt beside a build: every third-party package in it, with its licence text. */
export class LicensesPlugin {
	apply(compiler) {
		compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
			const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
			compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
				const text = termsOfAll(bundledPackages(compilation));
				compilation.emitAsset('licenses.txt', new webpack.sources.RawSource(text));
			});
		});
	}
}

/** Folders of the packages with code in a chunk. */
function bundledPackages({ modules, chunkGraph }) {
	const parts = [...modules]
		.filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
		.flatMap((module) => [module, ...(module.modules ?? [])]);
	const folders = parts.map(
		(part) =>
			/^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(part.nameForCondition() ?? '')?.[0],
	);
	return new Set(folders.filter(Boolean));
}

/** Each text once, below the names of its packages. */
function termsOfAll(folders) {
	const packages = [...folders].map(terms).sort((a, b) => (a.title < b.title ? -1 : 1));
	const titles = new Map();
	for (const { title, text } of packages) {
		titles.set(text, [...new Set(titles.get(text)).add(title)]);
	}
	const line = '-'.repeat(80);
	return [...titles].map(([text, about]) => `${line}\n${about.join('\n')}\n\n${text}\n`).join('\n');
}

function terms(folder) {
	const { name, version, license, author } = JSON.parse(
		readFileSync(path.join(folder, 'package.json'), 'utf8'),
	);
	const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
	const text = file
		? readFileSync(path.join(folder, file), 'utf8').trim()
		: // Some packages only name their licence.
			`By ${author?.name ?? author ?? `the authors of ${name}`}.`;
	return { title: `${name} ${version}, ${license}`, text };
}
