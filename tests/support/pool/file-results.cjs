/* eslint-disable @typescript-eslint/no-require-imports -- jest loads reporters as CommonJS */
const { writeFileSync } = require('node:fs');
const path = require('node:path');

/**
 * A Jest reporter that writes what each test file did into the file of the option `outputFile`, as a list of
 * `{ project, file, seconds, cpu, cpuToLoad, passed, failed, titles }` (counted-runner.cjs explains both processor times). A file that does not load and a skipped test count as failed.
 */
module.exports = class FileResults {
	constructor({ rootDir }, { outputFile }) {
		this.root = rootDir;
		this.outputFile = outputFile;
		this.files = [];
	}

	onTestResult({ path: file, context }, result) {
		const skipped = result.numPendingTests + result.numTodoTests;
		this.files.push({
			project: context.config.displayName.name,
			file: path.relative(this.root, file),
			seconds: (result.perfStats.end - result.perfStats.start) / 1000,
			cpu: result.perfStats.cpu ?? 0,
			cpuToLoad: result.perfStats.cpuToLoad ?? 0,
			passed: result.numPassingTests,
			failed: result.numFailingTests + skipped + (result.testExecError ? 1 : 0),
			titles: result.testResults.map(({ fullName, status, duration }) => ({
				...{ fullName, status },
				seconds: (duration ?? 0) / 1000,
			})),
		});
	}

	onRunComplete() {
		writeFileSync(this.outputFile, JSON.stringify(this.files));
	}
};
