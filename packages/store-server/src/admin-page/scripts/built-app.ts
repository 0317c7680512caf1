import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LIBRARIES, type Library } from './extension-libraries';
import { readScreenQueries, type ScreenQueries } from '../preload/screen-queries';

/** The built app’s files, from its manifest. */
export interface BuiltApp {
	readonly script: string;
	readonly style: string | null;
	/** Script with the globals that extensions need; null if the build has none. */
	readonly extensionsScript: string | null;
	readonly extensionsStyle: string | null;
	/** Scripts that extensions may require, by the library’s name in the build. */
	readonly libraries: ReadonlyMap<Library, string>;
	/** Further files of each screen by the last part of its path. */
	readonly screens: ReadonlyMap<string, readonly string[]>;
	/** The first queries of each screen, by path. */
	readonly queries: ReadonlyMap<string, ScreenQueries>;
	/** Translations by WordPress's name of the locale. */
	readonly languages: ReadonlyMap<string, LanguageFiles>;
}

/** Files of a translation: a script for the page and JSON with the server’s own texts. */
interface LanguageFiles {
	readonly page: string;
	readonly server: string;
}

/** Reads dist/embedded/manifest.json; null if the app is not built, or a build is running. */
export async function readBuiltApp(staticDir: string | undefined): Promise<BuiltApp | null> {
	if (staticDir === undefined) return null;
	try {
		const text = await readFile(path.join(staticDir, 'manifest.json'), 'utf8');
		const manifest: unknown = JSON.parse(text);
		const script = entry(manifest, 'app.js');
		if (script === null) return null;
		return {
			script,
			style: entry(manifest, 'app.css'),
			extensionsScript: entry(manifest, 'extensions.js'),
			extensionsStyle: entry(manifest, 'extensions.css'),
			libraries: await readLibraries(staticDir),
			screens: screensOf(manifest),
			queries: await readScreenQueries(staticDir),
			languages: languagesOf(manifest),
		};
	} catch {
		return null;
	}
}

/** The libraries have a separate build with its own manifest; the map is empty without it. */
async function readLibraries(staticDir: string): Promise<ReadonlyMap<Library, string>> {
	const file = path.join(staticDir, 'libraries/manifest.json');
	const manifest: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
	return new Map(
		LIBRARIES.flatMap((library) => {
			const script = entry(manifest, library);
			return script === null ? [] : [[library, script]];
		}),
	);
}

function entry(manifest: unknown, name: string): string | null {
	if (typeof manifest !== 'object' || manifest === null) return null;
	const file: unknown = Reflect.get(manifest, name);
	return typeof file === 'string' ? file : null;
}

/** The files of each screen. Listing them on the page saves a round trip. */
function screensOf(manifest: unknown): ReadonlyMap<string, readonly string[]> {
	const screens: unknown = Reflect.get(Object(manifest), 'screens');
	const lists = Object.entries(Object(screens)).filter(([, files]) => Array.isArray(files));
	return new Map(lists as [string, string[]][]); // written by scripts/app/manifest.mjs, which lists names only
}

function languagesOf(manifest: unknown): ReadonlyMap<string, LanguageFiles> {
	const languages: unknown = Reflect.get(Object(manifest), 'languages');
	return new Map(Object.entries(Object(languages)) as [string, LanguageFiles][]); // written by scripts/languages.mjs
}
