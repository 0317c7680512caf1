/** `npm run dev [-- flags of npm start]`: rebuilds the app on change; the page reloads itself when a build is done. */
import { spawn } from 'node:child_process';
import webpack from 'webpack';
import { configFor, librariesConfig } from '../webpack.config.js';
import { compile } from './app/compile.mjs';
import { root } from './sources.mjs';
import { manifestStatistics, writeLibrariesManifest, writeManifest } from './app/manifest.mjs';

let server;
const libraries = await compile(librariesConfig({ mode: 'development' }));
writeLibrariesManifest(libraries.toJson({ all: false, entrypoints: true, assets: true }));
webpack(configFor('embedded', { mode: 'development' })).watch({}, (error, stats) => {
	if (error) throw error;
	console.log(
		stats.toString('errors-warnings') || `built in ${stats.endTime - stats.startTime} ms`,
	);
	if (stats.hasErrors()) return;
	writeManifest('embedded', stats.toJson(manifestStatistics));
	server ??= spawn(
		process.execPath,
		['scripts/start.cjs', '--no-build', ...process.argv.slice(2)],
		{
			cwd: root,
			stdio: 'inherit',
			env: { ...process.env, STORE_ANALYTICS_DEV: '1' },
		},
	).on('exit', (code) => process.exit(code ?? 0));
});
