import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';

const root = path.resolve(import.meta.dirname, '../../..');

/** Variable with the path of the zip that is packed once for a run. */
export const ZIP_VARIABLE = 'STORE_ANALYTICS_PLUGIN_ZIP';

/** The plugin as a shop owner gets it, from dist/plugin: packed once for a run, or now; builds it first when it is not there. */
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

/** What is in a zip, by name. */
export function zipContents(file: string): Map<string, string> {
	const decoder = new TextDecoder();
	const entries = Object.entries(unzipSync(readFileSync(file)));
	return new Map(entries.map(([name, bytes]) => [name, decoder.decode(bytes)]));
}
