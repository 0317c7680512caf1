/**
 * Builds the app: `node scripts/build.mjs [--target embedded|plugin] [--dev] [--test]`, both targets by default.
 * `--test` compresses files quickly instead of well.
 * Writes dist/<target> with a manifest, prints the gzip size of every entry and chunk, and fails over budget.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { configFor, librariesConfig } from '../webpack.config.js';
import { buildAgentView } from './app/agent-view.mjs';
import { compile } from './app/compile.mjs';
import { writePreloadedQueries } from './app/preloaded-queries.mjs';
import { manifestStatistics, writeLibrariesManifest, writeManifest } from './app/manifest.mjs';
import { packFiles } from './app/pack-files.mjs';
import { root } from './sources.mjs';

/** Upper bounds in bytes of gzip; a user waits for the first load of a screen. */
const budgets = JSON.parse(readFileSync(path.join(root, 'scripts/size-budgets.json'), 'utf8'));

const { values: options } = parseArgs({
	options: {
		target: { type: 'string' },
		dev: { type: 'boolean', default: false },
		test: { type: 'boolean', default: false },
	},
});
const targets = options.target ? [options.target] : ['embedded', 'plugin'];

let failed = false;
for (const target of targets) {
	const stats = await compile(
		configFor(target, { mode: options.dev ? 'development' : 'production' }),
	);
	const report = stats.toJson({
		...manifestStatistics,
		// All assets: by default unchanged ones, and those after the fifteenth, are left out.
		cachedAssets: true,
		assetsSpace: Infinity,
		errors: true,
		warnings: true,
	});
	for (const problem of [...report.errors, ...report.warnings]) console.error(problem.message);
	if (stats.hasErrors()) {
		failed = true;
		continue;
	}
	writeManifest(target, report);
	if (target === 'embedded' && !(await buildLibraries())) failed = true;
	if (target === 'embedded' && !(await agentViewFits())) failed = true;
	if (!(await writePreloadedQueries(target))) failed = true;
	if (target === 'embedded' && !options.dev)
		await packFiles(path.join(root, 'dist/embedded'), { isQuick: options.test });
	if (!options.dev && overBudget(target, report)) failed = true;
}
process.exit(failed ? 1 : 0);

/** Libraries that extensions may use on the embedded store; no page of the app loads them. */
async function buildLibraries() {
	const stats = await compile(
		librariesConfig({ mode: options.dev ? 'development' : 'production' }),
	);
	const report = stats.toJson({ all: false, entrypoints: true, errors: true, warnings: true });
	for (const problem of [...report.errors, ...report.warnings]) console.error(problem.message);
	if (stats.hasErrors()) return false;
	console.log('\nfor extensions that name them: gzip bytes');
	for (const file of Object.values(writeLibrariesManifest(report))) {
		const { length } = gzipSync(readFileSync(path.join(root, 'dist/embedded', file)), { level: 9 });
		console.log(`  ${file}  ${length}`);
	}
	return true;
}

/** The page for MCP clients; none of it is in the app. */
async function agentViewFits() {
	const size = await buildAgentView({ mode: options.dev ? 'development' : 'production' });
	if (size === null) return false;
	const limit = budgets['agent-view'];
	console.log(`\nfor MCP clients: gzip bytes\n  agent-view.html  ${size} of ${limit}`);
	if (options.dev || size <= limit) return true;
	console.error(
		`agent-view.html is ${size - limit} bytes over its budget (scripts/size-budgets.json).`,
	);
	return false;
}

function overBudget(target, report) {
	const gzip = (name) =>
		gzipSync(readFileSync(path.join(root, 'dist', target, name)), { level: 9 }).length;
	const initial = new Set(report.entrypoints.app.assets.map(({ name }) => name));
	let over = false;
	console.log(`\n${target}: gzip bytes`);
	for (const kind of ['js', 'css']) {
		const names = report.assets.map(({ name }) => name).filter((name) => name.endsWith(`.${kind}`));
		const first = names
			.filter((name) => initial.has(name))
			.reduce((sum, name) => sum + gzip(name), 0);
		const limit = budgets[target][kind];
		console.log(`  first load .${kind}  ${first} of ${limit}`);
		for (const name of names.filter((name) => !initial.has(name))) {
			console.log(`    on demand ${name}  ${gzip(name)}`);
		}
		if (first > limit) {
			over = true;
			console.error(
				`${target}: the first load's .${kind} is ${first - limit} bytes over its budget (scripts/size-budgets.json).`,
			);
		}
	}
	return over;
}
