/**
 * `npm test`: everything that CI needs. Each stage is Jest on some projects; the last line adds all of them up.
 * `--only NAME` runs one stage: unit, zones, database, clickhouse, journeys, browser or wordpress.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSystemPrograms } from './system-programs.mjs';
import { local, run } from '../run.mjs';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });

const ZONES = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];
const dateSuites = [
	'packages/date/',
	'packages/navigation/',
	'packages/store-server/src/time/',
	'intervals',
];

const stages = [
	{ name: 'unit', projects: ['dom', 'node'], env: { TZ: 'UTC' } },
	...ZONES.slice(1).map((zone) => ({
		name: 'zones',
		projects: ['dom', 'node'],
		paths: dateSuites,
		env: { TZ: zone },
	})),
	{ name: 'database', projects: ['database'], needs: ['mariadb'] },
	{ name: 'clickhouse', projects: ['clickhouse', 'clickhouse-journeys'] },
	{ name: 'journeys', projects: ['journeys'] },
	{
		name: 'browser',
		projects: ['browser'],
		needs: ['chromium', 'pdftotext'],
		builds: ['embedded', 'gallery'],
	},
	{
		name: 'wordpress',
		projects: ['wordpress'],
		needs: ['chromium', 'php', 'phpcs'],
		builds: ['plugin'],
	},
];

const chosen = stages.filter(({ name }) => !options.only || name === options.only);
if (chosen.length === 0) {
	const names = [...new Set(stages.map(({ name }) => name))].join(', ');
	console.error(`There is no stage "${options.only}"; choose one of ${names}.`);
	process.exit(1);
}

await ensureSystemPrograms(new Set(chosen.flatMap(({ needs = [] }) => needs)));

const total = { passed: 0, failed: 0 };
for (const stage of chosen) {
	console.log(`\n== ${stage.name}${stage.env?.TZ ? ` (${stage.env.TZ})` : ''}`);
	const unbuilt = await buildAll(stage.builds ?? []);
	if (unbuilt) {
		total.failed += 1;
		console.error(`${unbuilt} does not build, so ${stage.name} was not run.`);
		continue;
	}
	const { passed, failed } = await jest(stage);
	total.passed += passed;
	total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** Builds targets of the app or the gallery into dist; resolves to the name of the first that fails. */
async function buildAll(names) {
	for (const name of names) {
		const code =
			name === 'gallery'
				? await run('npm', ['run', '--silent', 'gallery:build'])
				: await run(process.execPath, ['scripts/build.mjs', '--target', name]);
		if (code !== 0) return name;
	}
	return undefined;
}

/** Runs one stage. A suite that does not load, or a skipped test, counts as failed. */
async function jest({ projects, paths = [], env }) {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-test-'));
	const outputFile = path.join(folder, 'result.json');
	const args = [
		'--selectProjects',
		...projects,
		'--json',
		`--outputFile=${outputFile}`,
		'--reporters=default',
		// Jest itself leaves one core idle: on CI's two that is half of the machine.
		'--maxWorkers=100%',
	];
	if (paths.length > 0) args.push('--testPathPatterns', ...paths);
	const code = await run(local('jest'), args, { env });
	try {
		const result = JSON.parse(readFileSync(outputFile, 'utf8'));
		const skipped = result.numPendingTests + result.numTodoTests;
		const failed = result.numFailedTests + result.numRuntimeErrorTestSuites + skipped;
		return { passed: result.numPassedTests, failed: failed || (code === 0 ? 0 : 1) };
	} catch {
		return { passed: 0, failed: 1 };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
