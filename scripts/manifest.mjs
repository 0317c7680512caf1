import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources.mjs';

/** Writes dist/<target>/manifest.json: which hashed file serves `app.js` and `app.css`; the page reads it. */
export function writeManifest(target, report) {
	const manifest = {};
	for (const { name } of report.entrypoints.app.assets) {
		if (/\.(js|css)$/.test(name)) manifest[`app${path.extname(name)}`] = name;
	}
	const file = path.join(root, 'dist', target, 'manifest.json');
	writeFileSync(file, `${JSON.stringify(manifest, null, '\t')}\n`);
}
