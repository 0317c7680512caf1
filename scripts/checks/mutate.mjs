/**
 * `npm run mutate -- FILE…`: makes many small changes to product files, one at a time, and lists every change that no
 * unit test detects. Globs work as well (`'packages/date/src/ranges/*.ts'`). `--tests GLOB` runs those tests only, for
 * files that half of the tests import. `--quick` skips code that runs once when a file is loaded, which would need all
 * tests each time. Not part of `npm test`: a file takes minutes. Stryker is fetched from npm on first use and kept in
 * .cache, so that others need not install it; it changes files in a copy only.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import jestConfig, { nodePackages } from '../../jest.config.js';
import { run } from '../run.mjs';
import { root } from '../sources.mjs';

const VERSION = '9.6.1'; // the newest for Node 20
const { values: options, positionals: files } = parseArgs({
	allowPositionals: true,
	options: {
		tests: { type: 'string' },
		quick: { type: 'boolean', default: false },
		help: { type: 'boolean', default: false },
	},
});
if (files.length === 0 || options.help) {
	console.error(
		'Name the files to break: `npm run mutate -- [--tests GLOB] [--quick] packages/date/src/ranges/periods.ts`.',
	);
	process.exit(options.help ? 0 : 1);
}

const cache = path.join(root, '.cache/mutate');
const stryker = path.join(cache, 'node_modules/@stryker-mutator/core/bin/stryker.js');
await install();

const config = path.join(cache, 'stryker.config.json');
let failures = 0;
for (const project of jestConfig.projects) {
	if (!['dom', 'node'].includes(project.displayName)) continue;
	const ofProject = files.filter((file) => isServed(file) === (project.displayName === 'node'));
	if (ofProject.length === 0) continue;
	writeFileSync(config, JSON.stringify(optionsFor(ofProject, project), null, '\t'));
	if ((await run(process.execPath, [stryker, 'run', config])) !== 0) failures++;
}
process.exit(failures);

async function install() {
	mkdirSync(cache, { recursive: true });
	const manifest = path.join(cache, 'package.json');
	const wanted = JSON.stringify({
		private: true,
		dependencies: { '@stryker-mutator/core': VERSION, '@stryker-mutator/jest-runner': VERSION },
	});
	if (existsSync(stryker) && readFileSync(manifest, 'utf8') === wanted) return;
	writeFileSync(manifest, wanted);
	const code = await run('npm', ['install', '--prefix', cache, '--no-audit', '--no-fund']);
	if (code !== 0) process.exit(code);
}

/** Checks whether the unit tests of a file run without a page. */
function isServed(file) {
	return nodePackages.some((name) => file.startsWith(`packages/${name}/`));
}

/** Only unit tests that import a changed file run, in Stryker's copy. */
function optionsFor(mutate, project) {
	return {
		mutate,
		testRunner: 'jest',
		jest: {
			projectType: 'custom',
			// Stryker adds the settings of jest.config.js, and with them all projects.
			config: {
				...project,
				projects: [],
				// Stryker puts itself into this runner alone, and looks for the environment in its copy.
				testRunner: 'jest-circus/runner',
				testEnvironment: project.testEnvironment.replace('<rootDir>', '.'),
				testTimeout: jestConfig.testTimeout,
				testMatch: options.tests
					? [`<rootDir>/${options.tests}`]
					: // Tests of code of a page run with a page, also those that need none.
						project.testMatch.map((files) => files.replace(/\.tsx$/, '.{ts,tsx}')),
			},
			enableFindRelatedTests: true,
		},
		coverageAnalysis: 'perTest',
		tempDirName: '.cache/mutate/copies',
		ignorePatterns: ['dist', '.store', '.cache', 'tests/fixtures'],
		disableTypeChecks: false,
		reporters: ['clear-text', 'progress-append-only'],
		clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
		concurrency: 1,
		ignoreStatic: options.quick,
		timeoutMS: options.quick ? 20_000 : 30_000,
	};
}
