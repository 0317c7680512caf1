/** Bundles a program of ours for Node (own-process.ts): `node bundle-program.mjs SOURCE BUNDLE`. Libraries stay outside, where they are installed. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [source = '', bundle = ''] = process.argv.slice(2);

/** A bundle in another folder finds libraries by their whole path. */
const librariesOutside = {
	name: 'libraries-outside',
	setup({ onResolve, resolve }) {
		onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...from }) => {
			if (pluginData?.isResolved || from.kind === 'entry-point') return undefined;
			const found = await resolve(name, { ...from, pluginData: { isResolved: true } });
			if (found.external || !found.path.includes('/node_modules/')) return found;
			return { path: pathToFileURL(found.path).href, external: true };
		});
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
	plugins: [librariesOutside, ownFolders],
	// CommonJS sources among ours call require, which a module does not have.
	banner: {
		js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(pathToFileURL(path.resolve(source)).href)});`,
	},
	logLevel: 'error',
});
// Renamed into its place: another test may bundle the same program now, and none starts half of it.
const part = `${bundle}.${process.pid}`;
writeFileSync(part, outputFiles[0].contents);
renameSync(part, bundle);
