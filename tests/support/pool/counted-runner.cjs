/* eslint-disable @typescript-eslint/no-require-imports -- jest loads test runners as CommonJS */
const { readFileSync } = require('node:fs');
const { default: jestCircus } = require('jest-circus/runner');

/** What this worker had used when its last test file ended: at first nothing. */
let usedBefore = 0;

/**
 * Jest's test runner, which adds to the `perfStats` of each test file the processor time that the file took: `cpu`, and of that
 * `cpuToLoad` before its first test. In seconds, of the worker with all its threads and of its programs that have ended. Unlike the time
 * on the clock it hardly depends on what else the machine does.
 */
module.exports = async function runCounted(globalConfig, config, environment, ...rest) {
	let usedToLoad = usedBefore;
	const handle = environment.handleTestEvent?.bind(environment);
	environment.handleTestEvent = (event, state) => {
		if (event.name === 'run_start') usedToLoad = used();
		return handle?.(event, state);
	};
	const result = await jestCircus(globalConfig, config, environment, ...rest);
	const now = used();
	const perfStats = { cpu: now - usedBefore, cpuToLoad: usedToLoad - usedBefore };
	usedBefore = now;
	return { ...result, perfStats: { ...result.perfStats, ...perfStats } };
};

function used() {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1e6 + usedByEndedPrograms();
}

/** Linux counts these too, in hundredths of a second. */
function usedByEndedPrograms() {
	if (process.platform !== 'linux') return 0;
	const stat = readFileSync('/proc/self/stat', 'utf8');
	const [user, system] = stat
		.slice(stat.lastIndexOf(')') + 2)
		.split(' ')
		.slice(13, 15);
	return (Number(user) + Number(system)) / 100;
}
