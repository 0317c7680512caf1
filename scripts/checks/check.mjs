/** `npm run check`: format, lint, types, unit and architecture tests, contract, size; stops at the first that fails. */
import { local, run } from '../run.mjs';

const steps = [
	['format', local('prettier'), ['--check', '--log-level', 'warn', '.']],
	['lint', local('eslint'), ['.', '--max-warnings', '0']],
	['types', local('tsc'), ['--noEmit']],
	['unit, architecture and contract', local('jest'), ['--selectProjects', 'dom', 'node']],
	['size', process.execPath, ['scripts/build.mjs']],
];

for (const [name, program, args] of steps) {
	console.log(`\n== ${name}`);
	if ((await run(program, args)) !== 0) {
		console.error(`\ncheck failed at: ${name}`);
		process.exit(1);
	}
}
