/* eslint-disable @typescript-eslint/no-require-imports -- jest loads it as CommonJS */
const duckdb = require('../../node_modules/@duckdb/node-api');

/** The engine of tests has one thread: their stores are small, so that threads wake each other up more than they compute. */
class DuckDBInstance extends duckdb.DuckDBInstance {
	static create(path, options) {
		return super.create(path, { threads: '1', ...options });
	}
}

module.exports = { ...duckdb, DuckDBInstance };
