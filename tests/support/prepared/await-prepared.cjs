/* eslint-disable @typescript-eslint/no-require-imports -- jest loads environments as CommonJS */
const { readFileSync, watch } = require('node:fs');
const path = require('node:path');

/** Variable with the folder into which prepare.ts writes; `npm test` sets it, a single test run by hand does without. */
const FOLDER_VARIABLE = 'STORE_ANALYTICS_PREPARED';

/**
 * Waits until the run has prepared what a test needs. Returns the variables by which the test finds it; none outside of `npm test`,
 * where global-setup.ts has set them. Throws with the output of what failed.
 */
async function awaitPrepared(names) {
	const folder = process.env[FOLDER_VARIABLE];
	if (!folder) return {};
	const results = await Promise.all(
		names.map((name) => resultOf(path.join(folder, `${name}.json`))),
	);
	const failed = results.find(({ error }) => error);
	if (failed) throw new Error(failed.error);
	return Object.assign({}, ...results.map(({ env }) => env));
}

function resultOf(file) {
	return new Promise((resolve) => {
		const look = () => {
			const result = read(file);
			if (!result) return;
			watcher.close();
			resolve(result);
		};
		const watcher = watch(path.dirname(file), look);
		look();
	});
}

function read(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return undefined;
	}
}

module.exports = { awaitPrepared, FOLDER_VARIABLE };
