/** Bundles a program of ours for Node (own-process.ts): `node bundle-program.mjs SOURCE BUNDLE`. Only DuckDB stays outside, where it is installed. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [source = '', bundle = ''] = process.argv.slice(2);

/** DuckDB has a native part beside it: a bundle in another folder finds it by its whole path. */
const databaseOutside = {
	name: 'database-outside',
	setup({ onResolve, onLoad, resolve }) {
		onResolve({ filter: /^@duckdb\// }, async ({ path: name, pluginData, ...from }) => {
			if (pluginData?.isResolved) return undefined;
			const { path: file } = await resolve(name, { ...from, pluginData: { isResolved: true } });
			return { path: file, namespace: 'outside' };
		});
		// Node reads a required file once. Of an imported one it first looks for the names of all exports.
		onLoad({ filter: /./, namespace: 'outside' }, ({ path: file }) => ({
			contents: `module.exports = require(${JSON.stringify(file)});`,
		}));
		onResolve({ filter: /./, namespace: 'outside' }, ({ path: file }) => ({
			path: file,
			external: true,
		}));
	},
};

/** Sources find files beside them. */
const ownFolders = {
	name: 'own-folders',
	setup({ onLoad }) {
		onLoad({ filter: /\.ts$/ }, ({ path: file }) => ({
			contents: readFileSync(file, 'utf8').replaceAll(
				'import.meta.dirname',
				JSON.stringify(path.dirname(file)),
			),
			loader: 'ts',
		}));
	},
};

const { outputFiles } = await build({
	entryPoints: [source],
	bundle: true,
	write: false,
	platform: 'node',
	format: 'esm',
	target: 'node20',
	plugins: [databaseOutside, ownFolders],
	// CommonJS sources among ours call require, which a module does not have.
	banner: {
		js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${JSON.stringify(pathToFileURL(path.resolve(source)).href)});`,
	},
	logLevel: 'error',
});
// Renamed into its place: another test may bundle the same program now, and none starts half of it.
const part = `${bundle}.${process.pid}`;
writeFileSync(part, outputFiles[0].contents);
renameSync(part, bundle);
