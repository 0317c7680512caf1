/* eslint-disable @typescript-eslint/no-require-imports -- Jest's runtime loads it as CommonJS */
const asyncHooks = require('node:async_hooks');

/**
 * Node writes the value of each AsyncLocalStorage in use into each new promise, until that storage is disabled. Jest makes one for each
 * test file, and so do libraries: after a hundred files, a promise would take a hundred times as long.
 */

/**
 * What Jest has instead: its tests of a file run one after the other, so that a variable knows which one runs.
 * @template T
 */
class RunningTest {
	/** @type {T | undefined} */
	current;

	getStore() {
		return this.current;
	}

	run(test, callback) {
		const before = this.current;
		const leave = () => (this.current = before);
		this.current = test;
		let result;
		try {
			result = callback();
		} catch (error) {
			leave();
			throw error;
		}
		if (typeof result?.then !== 'function') {
			leave();
			return result;
		}
		result.then(leave, leave);
		return result;
	}
}

/** For Jest's own modules. */
const hooksForJest = { ...asyncHooks, AsyncLocalStorage: RunningTest };

/** For the modules of a test file. `end` disables the storages that they have made. */
function hooksForTestFile() {
	const made = new Set();
	class AsyncLocalStorage extends asyncHooks.AsyncLocalStorage {
		constructor(...options) {
			super(...options);
			made.add(this);
		}
	}
	return {
		hooks: { ...asyncHooks, AsyncLocalStorage },
		end() {
			for (const storage of made) storage.disable();
			made.clear();
		},
	};
}

module.exports = { hooksForJest, hooksForTestFile };
