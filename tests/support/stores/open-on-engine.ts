import { openWithEngine, readEngineAddress } from '@store-analytics/store-server';

/** A store that reads its reports from ClickHouse, if an address or the environment says so. The tests are the same. */
export function openOnEngine(
	file: string,
	server = process.env['STORE_ANALYTICS_TEST_ENGINE'],
): ReturnType<typeof openWithEngine> {
	return openWithEngine(file, server ? [readEngineAddress(server)] : [], (error) => {
		throw error;
	});
}
