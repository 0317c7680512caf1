/** The address of the ClickHouse server that all tests of a run share; each test file has databases of its own in it. */
export function engineOfRun(): string {
	return process.env['STORE_ANALYTICS_STARTED_ENGINE'] ?? '';
}
