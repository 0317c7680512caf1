import { openWithEngine, readEngineAddress } from '@store-analytics/store-server';

/** A store, whose reports are read from ClickHouse where an address is given or the environment names one: what is tested is the same. */
export function openOnEngine(
	file: string,
	server = process.env['STORE_ANALYTICS_TEST_ENGINE'],
): ReturnType<typeof openWithEngine> {
	return openWithEngine(file, server ? [readEngineAddress(server)] : [], (error) => {
		throw error;
	});
}
