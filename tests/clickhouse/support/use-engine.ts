/** What is opened by these tests has its reports read from the server that was started for them; each process in a database of its own. */
process.env['STORE_ANALYTICS_TEST_ENGINE'] =
	`${process.env['STORE_ANALYTICS_STARTED_ENGINE']}/tests_${process.pid}`;
// Of random shops some: every identity, a few shops each. All of them are asked of DuckDB.
process.env['SHOPS'] ??= '0.15';
