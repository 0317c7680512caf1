/**
 * Asks the app's own declarations (src/preloaded-queries.ts) which queries its screens begin with, what dates in addresses
 * mean, what users may save, which screens there are and what queries can ask for, and writes it where PHP reads it: dist/plugin/preloaded-queries.php,
 * date-rules.php, preferences.php, own-screens.php, query-declarations.php and agent-declarations.php for PHP, dist/embedded/preloaded-queries.json for the embedded store, which has the packages itself.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import { phpReturning } from './php-file.mjs';
import { root } from '../sources.mjs';

/** Returns false, after printing the reason, when the app does not compile. */
export async function writePreloadedQueries(target) {
	const program = await bundled('./src/preloaded-queries.ts');
	if (program === undefined) return false;
	// A page without a browser: code for browsers only finds nothing there.
	const location = { pathname: '/', search: '' };
	const page = vm.createContext({ location, URLSearchParams, setTimeout, clearTimeout, console });
	page.window = page;
	vm.runInContext(program, page);
	const screens = await vm.runInContext(
		`preloadedQueries.preloadedQueries({ withHome: ${target === 'embedded'} })`,
		page,
	);
	const says = "What the screens ask first, by path; from the reports' declarations, by the build.";
	if (target === 'embedded') {
		const file = path.join(root, 'dist/embedded/preloaded-queries.json');
		writeFileSync(file, JSON.stringify(screens));
		return true;
	}
	writePhp('preloaded-queries', screens, says);
	writePhp(
		'date-rules',
		vm.runInContext('preloadedQueries.dateRules()', page),
		'What the dates of an address mean; from packages/date, by the build.',
	);
	writePhp(
		'preferences',
		vm.runInContext('preloadedQueries.addedPreferences()', page),
		'What our screens keep for a user and WooCommerce does not; from the list of reports, by the build.',
	);
	writePhp(
		'own-screens',
		vm.runInContext('preloadedQueries.pluginScreens()', page),
		'Which addresses are ours, who may open them, and what the menu lacks; from the list of reports, by the build.',
	);
	writePhp(
		'query-declarations',
		vm.runInContext('preloadedQueries.queryDeclarations()', page),
		'Which numbers and dimensions queries can ask for, in English; from their declarations, by the build.',
	);
	writePhp(
		'agent-declarations',
		vm.runInContext('preloadedQueries.agentDeclarations()', page),
		'What agents and commands can ask for, with JSON schemas; from the contract of the query, by the build.',
	);
	return true;
}

function writePhp(name, table, says) {
	writeFileSync(path.join(root, `dist/plugin/${name}.php`), phpReturning(table, says));
}

/** Bundles a module with all its imports, except styles. Not with webpack: no page loads this, and esbuild takes a second. */
async function bundled(entry) {
	try {
		const { outputFiles } = await build({
			absWorkingDir: root,
			entryPoints: [entry],
			bundle: true,
			write: false,
			format: 'iife',
			globalName: 'preloadedQueries',
			platform: 'browser',
			jsx: 'automatic',
			define: { 'process.env.NODE_ENV': '"development"' },
			loader: { '.css': 'empty', '.svg': 'text' },
			plugins: [withoutCompatibility],
		});
		return outputFiles[0].text;
	} catch {
		// esbuild has printed the reason.
		return undefined;
	}
}

/** Leaves out the stores for extensions, which nothing here uses: once imported, one of them follows the address of its page. */
const withoutCompatibility = {
	name: 'without-compatibility',
	setup({ onResolve, resolve }) {
		onResolve({ filter: /^\.\/compatibility\// }, async ({ path: to, pluginData, ...from }) => {
			if (pluginData?.isResolved) return undefined;
			const found = await resolve(to, { ...from, pluginData: { isResolved: true } });
			return { ...found, sideEffects: false };
		});
	},
};
