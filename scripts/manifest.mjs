import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources.mjs';

/**
 * Writes dist/<target>/manifest.json: which hashed files serve `app.js`, `app.css`, `extensions.js` and
 * `extensions.css`; the page reads it.
 */
export function writeManifest(target, report) {
	const manifest = {};
	for (const entry of ['app', 'extensions']) {
		for (const { name } of report.entrypoints[entry].assets) {
			if (/\.(js|css)$/.test(name)) manifest[`${entry}${path.extname(name)}`] = name;
		}
	}
	const file = path.join(root, 'dist', target, 'manifest.json');
	writeFileSync(file, `${JSON.stringify(manifest, null, '\t')}\n`);
}
