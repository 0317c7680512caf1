import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../../..');

/** Jest runs what lies below node_modules as it is. */
const folder = path.join(root, 'node_modules/.cache/store-analytics');

/**
 * Bundles the app for the journeys, with React as users have it. Each journey opens the app many times, and a module system that loads
 * two thousand files each time would take a third of all their time.
 */
export async function bundleJourneyApp(): Promise<{ file: string; remove(): void }> {
	mkdirSync(folder, { recursive: true });
	const own = mkdtempSync(path.join(folder, 'journey-'));
	const file = path.join(own, 'app.cjs');
	await build({
		entryPoints: [path.join(root, 'tests/support/journey-app.ts')],
		outfile: file,
		bundle: true,
		format: 'cjs',
		platform: 'browser',
		target: 'es2022',
		jsx: 'automatic',
		define: { 'process.env.NODE_ENV': '"production"' },
		loader: { '.css': 'empty' },
		logLevel: 'error',
	});
	return { file, remove: () => rmSync(own, { recursive: true, force: true }) };
}
