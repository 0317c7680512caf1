import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The built app's files, as its manifest names them. */
export interface BuiltApp {
	readonly script: string;
	readonly style: string | null;
}

/** Reads dist/embedded/manifest.json; null when the app is not built (or just being built). */
export async function readBuiltApp(staticDir: string | undefined): Promise<BuiltApp | null> {
	if (staticDir === undefined) return null;
	try {
		const text = await readFile(path.join(staticDir, 'manifest.json'), 'utf8');
		const manifest: unknown = JSON.parse(text);
		const script = entry(manifest, 'app.js');
		return script === null ? null : { script, style: entry(manifest, 'app.css') };
	} catch {
		return null;
	}
}

function entry(manifest: unknown, name: string): string | null {
	if (typeof manifest !== 'object' || manifest === null) return null;
	const file: unknown = Reflect.get(manifest, name);
	return typeof file === 'string' ? file : null;
}
