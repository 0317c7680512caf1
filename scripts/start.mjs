/**
 * `npm start`: builds the app when it is missing or older than its sources, then starts the store
 * (packages/store-server/src/cli); `npm start -- --help` lists the flags.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { root, sources } from './sources.mjs';

const words = process.argv.slice(2);
const wantsOnlyHelp = words.includes('--help') || words.includes('-h');
/** The output belongs to the protocol, and an agent sees no page. */
const isForAgent = words.includes('--mcp');

if (!wantsOnlyHelp && !isForAgent && !words.includes('--no-build') && isStale()) {
	const started = Date.now();
	console.log('Building the app …');
	const code = await run(process.execPath, ['scripts/build.mjs', '--target', 'embedded']);
	if (code !== 0) {
		console.error(
			'The app cannot be built; the messages above say why. --no-build starts without it.',
		);
		process.exit(1);
	}
	console.log(`Built in ${Math.round((Date.now() - started) / 100) / 10} s.`);
}

// The sources are TypeScript; tsx reads them directly.
const { register } = await import('tsx/esm/api');
register();
await import('../packages/store-server/src/cli/main.ts');

/** Checks whether the built app is older than any of its sources. */
function isStale() {
	const manifest = path.join(root, 'dist/embedded/manifest.json');
	if (!existsSync(manifest)) return true;
	const built = statSync(manifest).mtimeMs;
	const made = sources(['src', 'packages'], /\.(tsx?|css|svg)$/).filter(
		(file) => !file.startsWith('packages/store-server/') && !/\.test\.tsx?$/.test(file),
	);
	const translated = sources(['languages'], /\.po$/);
	return [...made, ...translated, 'webpack.config.js', 'package.json'].some(
		(file) => statSync(path.join(root, file)).mtimeMs > built,
	);
}
