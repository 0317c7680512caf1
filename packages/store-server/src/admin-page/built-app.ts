import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The built app's files, as its manifest names them. */
export interface BuiltApp {
	readonly script: string;
	readonly style: string | null;
	/** What extensions' scripts need on the page; null in a build without it. */
	readonly extensionsScript: string | null;
	readonly extensionsStyle: string | null;
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
		};
	} catch {
		return null;
	}
}

function entry(manifest: unknown, name: string): string | null {
	if (typeof manifest !== 'object' || manifest === null) return null;
	const file: unknown = Reflect.get(manifest, name);
	return typeof file === 'string' ? file : null;
}
