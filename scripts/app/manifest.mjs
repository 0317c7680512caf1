import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeLanguages } from '../texts/embedded-languages.mjs';
import { phpReturning } from './php-file.mjs';
import { root } from '../sources.mjs';

/** The part of webpack's statistics that `writeManifest` reads. */
export const manifestStatistics = {
	all: false,
	entrypoints: true,
	chunkGroups: true,
	assets: true,
};

/**
 * Writes dist/<target>/manifest.json for the page: the hashed files of `app.js`, `app.css`, `extensions.js` and
 * `extensions.css`, under `screens` the further files of each screen, and under `languages` the translations of the
 * embedded app. WordPress gets the screens as PHP.
 */
export function writeManifest(target, report) {
	const folder = path.join(root, 'dist', target);
	const isEmbedded = target === 'embedded';
	const manifest = {
		screens: screensOf(report),
		...(isEmbedded && { languages: writeLanguages(folder) }),
	};
	for (const entry of ['app', 'extensions']) {
		for (const name of filesOf(report.entrypoints[entry])) {
			manifest[`${entry}${path.extname(name)}`] = name;
		}
	}
	writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, '\t')}\n`);
	if (isEmbedded) return;
	const says =
		'The files of each screen beyond the app, by the last part of its path; from the build.';
	writeFileSync(path.join(folder, 'screens.php'), phpReturning(manifest.screens, says));
}

/** Writes dist/embedded/libraries/manifest.json, { library: its script below dist/embedded }, and returns it. */
export function writeLibrariesManifest({ entrypoints }) {
	const manifest = Object.fromEntries(
		Object.entries(entrypoints).map(([name, entry]) => [
			name,
			`libraries/${filesOf(entry).find((file) => file.endsWith('.js'))}`,
		]),
	);
	const file = path.join(root, 'dist/embedded/libraries/manifest.json');
	writeFileSync(file, `${JSON.stringify(manifest, null, '\t')}\n`);
	return manifest;
}

/** { last part of the path: files }: a report needs the engine and its own file; a page has a file with its name. */
function screensOf({ entrypoints, namedChunkGroups: parts }) {
	const known = new Set(filesOf(entrypoints.app));
	const screens = {};
	for (const [name, part] of Object.entries(parts)) {
		if (entrypoints[name] || name === 'report-screen') continue;
		const slug = name.replace(/^report-/, '');
		const files = slug === name ? [] : filesOf(parts['report-screen']);
		screens[slug] = [...new Set([...files, ...filesOf(part)])].filter((file) => !known.has(file));
	}
	return screens;
}

function filesOf({ assets }) {
	return assets.map(({ name }) => name).filter((name) => /\.(js|css)$/.test(name));
}
