/**
 * `npm test`: everything that CI needs, in one pool of workers. What many tests share (`needs` of jest.config.js) is built and started beside
 * the first of them. Prints what each stage took and the slowest files; the last line adds up all tests.
 *
 * `--only NAME` runs one stage: unit, zones, database, clickhouse, journeys, browser or wordpress.
 * `--thorough` tries many more random shops, requests and statements.
 * `--results FILE` keeps what each test file did, as JSON.
 * `--workers N` runs so many test files side by side.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import jestConfig from '../../jest.config.js';
import { durations } from './durations.mjs';
import { stageOf, stages } from './stages.mjs';
import { ensureSystemPrograms } from './system-programs.mjs';
import { local, run } from '../run.mjs';
import { root } from '../sources.mjs';

/** Many tests wait for a browser, a database or PHP: more workers than CI has cores keep these busy. */
const WORKERS = '3';

/**
 * Threads of workers and of stores for journeys keep freed pieces of memory, 2,000 of each size up to 4 kB: DuckDB frees and asks
 * for many. Only Linux with glibc reads it (decision 0057).
 */
const KEPT_MEMORY = 'glibc.malloc.tcache_count=2000:glibc.malloc.tcache_max=4096';

/** Threads of libuv, as `npm start` has them: with fewer, a few long statements keep all other reads waiting. */
const READING_THREADS = '16';

const { values: options } = parseArgs({
	options: {
		only: { type: 'string' },
		thorough: { type: 'boolean', default: false },
		results: { type: 'string' },
		workers: { type: 'string', default: WORKERS },
	},
});

const chosen = stages.filter(({ name }) => !options.only || name === options.only);
if (chosen.length === 0) {
	const names = stages.map(({ name }) => name).join(', ');
	console.error(`There is no stage "${options.only}"; choose one of ${names}.`);
	process.exit(1);
}

await ensureSystemPrograms(new Set(chosen.flatMap(({ programs = [] }) => programs)));

const stageNames = chosen.map(({ name }) => name);
const projects = jestConfig.projects.filter(({ displayName }) =>
	stageNames.includes(stageOf(displayName)),
);
const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-test-'));
const endPreparations = startPreparations(folder, [
	...new Set(
		projects.flatMap(({ testEnvironmentOptions: { needs = [], uses = [] } = {} }) => [
			...needs,
			...uses,
		]),
	),
]);
const code = await jest(folder);
const files = readResults(path.join(folder, 'results.json'));
await endPreparations();
if (options.results) writeFileSync(options.results, JSON.stringify(files));
rmSync(folder, { recursive: true, force: true });

const passed = sum(files.map((file) => file.passed));
const failed = sum(files.map((file) => file.failed)) || (code === 0 ? 0 : 1);
console.log(`\n${durations(files).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** Prepares in a process of its own; the returned function takes everything away again. */
function startPreparations(into, names) {
	const preparing = spawn(
		process.execPath,
		['--import', 'tsx', 'tests/support/prepared/prepare.ts', into, ...names],
		{
			cwd: root,
			stdio: ['pipe', 'inherit', 'inherit'],
			env: { ...process.env, GLIBC_TUNABLES: KEPT_MEMORY, UV_THREADPOOL_SIZE: READING_THREADS },
		},
	);
	const ended = new Promise((resolve) => preparing.once('exit', resolve));
	// Tests wait for what is prepared: if that breaks off, they are told so.
	void ended.then(() => {
		for (const name of names.filter((each) => !existsSync(path.join(into, `${each}.json`)))) {
			const error = `The preparation of "${name}" broke off.`;
			writeFileSync(path.join(into, `${name}.json`), JSON.stringify({ error }));
		}
	});
	return async () => {
		preparing.stdin.end();
		await ended;
	};
}

function jest(into) {
	const names = projects.map(({ displayName }) => displayName);
	const args = ['--selectProjects', ...names, `--maxWorkers=${options.workers}`];
	return run(local('jest'), args, {
		env: {
			TZ: 'UTC',
			STORE_ANALYTICS_PREPARED: into,
			STORE_ANALYTICS_RESULTS: path.join(into, 'results.json'),
			GLIBC_TUNABLES: KEPT_MEMORY,
			UV_THREADPOOL_SIZE: READING_THREADS,
			...(options.thorough && { STORE_ANALYTICS_THOROUGH: 'yes' }),
		},
	});
}

/** Of a run that ended before its end there is nothing: it has failed. */
function readResults(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return [];
	}
}

function sum(numbers) {
	return numbers.reduce((total, number) => total + number, 0);
}
