/**
 * `npm run packages`: builds the libraries of packages/ for use outside this repository: each one's dist/ becomes a package of
 * ES modules with types, ready for `npm pack packages/NAME/dist`. Inside, workspaces resolve to sources and need no build.
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emitModules } from './library/package-modules.mjs';
import { libraries, publishedManifest } from './library/package-manifests.mjs';
import { root, sources } from './sources.mjs';

const found = libraries();
for (const { folder } of found) {
	rmSync(path.join(root, folder, 'dist'), { recursive: true, force: true });
}
const problems = emitModules(found);
if (problems.length > 0) {
	console.error(problems.join('\n'));
	process.exit(1);
}
for (const library of found) {
	const { folder, manifest } = library;
	const dist = path.join(root, folder, 'dist');
	for (const file of sources([`${folder}/src`], /\.css$/)) {
		copy(file, path.join(dist, path.relative(`${folder}/src`, file)));
	}
	copy(`${folder}/README.md`, path.join(dist, 'README.md'));
	const published = publishedManifest(library, found);
	writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(published, null, '\t')}\n`);
	console.log(`${manifest.name} → ${folder}/dist`);
}

function copy(file, target) {
	mkdirSync(path.dirname(target), { recursive: true });
	copyFileSync(path.join(root, file), target);
}
