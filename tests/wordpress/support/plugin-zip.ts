import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';

const root = path.resolve(import.meta.dirname, '../../..');

/** The variable with the path of the zip that a run packs once. */
export const ZIP_VARIABLE = 'STORE_ANALYTICS_PLUGIN_ZIP';

/**
 * The plugin as a shop owner gets it, from dist/plugin. It is packed once for a run, or now, and built first if it is
 * missing.
 */
export function packPlugin(): { file: string; remove(): void } {
	const packed = process.env[ZIP_VARIABLE];
	if (packed) return { file: packed, remove: () => undefined };
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-zip-'));
	const file = path.join(folder, 'store-analytics.zip');
	const built = existsSync(path.join(root, 'dist/plugin/app.asset.php'));
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[...['scripts/plugin.mjs', '--out', file], ...(built ? ['--no-build'] : [])],
		{ cwd: root, encoding: 'utf8' },
	);
	if (status !== 0) throw new Error(`The plugin could not be packed: ${stderr}${stdout}`);
	return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The contents of a zip, by name. */
export function zipContents(file: string): Map<string, string> {
	const decoder = new TextDecoder();
	const entries = Object.entries(unzipSync(readFileSync(file)));
	return new Map(entries.map(([name, bytes]) => [name, decoder.decode(bytes)]));
}
