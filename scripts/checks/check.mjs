/**
 * `npm run check`, before you commit: format, lint, types, sizes, shapes, architecture, contract, texts, and the unit tests that your change
 * reaches. A change is what differs from the branch that you started from (`--since`, otherwise origin's main or main).
 * Two steps run at a time; each prints its output when it ends, and all run to their end.
 */
import { spawn, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { local } from '../run.mjs';
import { root } from '../sources.mjs';

/** How many steps run at a time. */
const LANES = 2;

const { values: options } = parseArgs({ options: { since: { type: 'string' } } });

const jest = (...args) => [local('jest'), ['--selectProjects', 'dom', 'node', ...args]];

/** Tests that every change may break. */
const always = [
	'contract/',
	'architecture',
	'docs',
	'languages',
	'styles',
	'texts',
	'versions',
].map((name) => `tests/${name}`);

/** The longest first. */
const steps = [
	[
		'lint',
		local('eslint'),
		['.', '--max-warnings', '0', '--cache', '--cache-location', cache('eslint')],
	],
	['sizes', process.execPath, ['scripts/build.mjs']],
	['shapes of the map', process.execPath, ['scripts/shapes/index.mjs', '--check']],
	['types', local('tsc'), ['--noEmit', '--incremental', '--tsBuildInfoFile', cache('tsc.json')]],
	['contract, architecture and texts', ...jest('-w', '1', ...always)],
	['unit tests of the change', ...jest('-w', '1', '--changedSince', base(), '--passWithNoTests')],
	[
		'format',
		local('prettier'),
		['--check', '--log-level', 'warn', '--cache', '--cache-location', cache('prettier'), '.'],
	],
];

const started = performance.now();
const failed = [];
const waiting = [...steps];
await Promise.all(Array.from({ length: LANES }, lane));
console.log(
	`\n${failed.length === 0 ? 'check passed' : `check failed at: ${failed.join(', ')}`}, ${secondsSince(started)} s`,
);
process.exit(failed.length > 0 ? 1 : 0);

async function lane() {
	for (let step = waiting.shift(); step; step = waiting.shift()) {
		const [name, program, args] = step;
		const begun = performance.now();
		const { code, output } = await finished(program, args);
		if (code !== 0) failed.push(name);
		console.log(`\n== ${name}: ${code === 0 ? 'passed' : 'failed'}, ${secondsSince(begun)} s`);
		if (code !== 0) console.log(output);
	}
}

function finished(program, args) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, { cwd: root, env: { ...process.env, TZ: 'UTC' } });
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (text) => (output += text));
		}
		child.on('error', reject);
		child.on('exit', (code) => resolve({ code: code ?? 1, output }));
	});
}

/** The commit that the change is compared with; HEAD, so what is not committed, where no branch is known. */
function base() {
	const candidates = [options.since, 'origin/main', 'main', 'HEAD'].filter(Boolean);
	return candidates.find((name) => {
		const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', name], {
			cwd: root,
			encoding: 'utf8',
		});
		return status === 0 && stdout !== '';
	});
}

function cache(name) {
	return `${root}/node_modules/.cache/store-analytics/${name}`;
}

function secondsSince(moment) {
	return Math.round((performance.now() - moment) / 1000);
}
