import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LIBRARIES, type Library } from './extension-libraries';
import { readScreenQueries, type ScreenQueries } from '../preload/screen-queries';

/** The built app's files, as its manifest names them. */
export interface BuiltApp {
	readonly script: string;
	readonly style: string | null;
	/** What extensions' scripts need on the page; null in a build without it. */
	readonly extensionsScript: string | null;
	readonly extensionsStyle: string | null;
	/** Scripts that extensions may name, by the libraries' names in the build. */
	readonly libraries: ReadonlyMap<Library, string>;
	/** Further files of each screen by the last part of its path. */
	readonly screens: ReadonlyMap<string, readonly string[]>;
	/** What each screen asks the shop first, by its path. */
	readonly queries: ReadonlyMap<string, ScreenQueries>;
	/** Translations by WordPress's name of the locale. */
	readonly languages: ReadonlyMap<string, LanguageFiles>;
}

/** Where a translation lies: a script for the page, a JSON file with the server's own texts. */
interface LanguageFiles {
	readonly page: string;
	readonly server: string;
}

/** Reads dist/embedded/manifest.json; null when the app is not built (or just being built). */
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

/** They have a manifest of their own, as they are built apart; none in a build without it. */
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

/** What a screen takes beyond the app; printed with the page it comes a round trip earlier. */
function screensOf(manifest: unknown): ReadonlyMap<string, readonly string[]> {
	const screens: unknown = Reflect.get(Object(manifest), 'screens');
	const lists = Object.entries(Object(screens)).filter(([, files]) => Array.isArray(files));
	return new Map(lists as [string, string[]][]); // written by scripts/app/manifest.mjs, which lists names only
}

function languagesOf(manifest: unknown): ReadonlyMap<string, LanguageFiles> {
	const languages: unknown = Reflect.get(Object(manifest), 'languages');
	return new Map(Object.entries(Object(languages)) as [string, LanguageFiles][]); // written by scripts/languages.mjs
}
