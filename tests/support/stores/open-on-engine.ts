import { openWithEngine, readEngineAddress } from '@store-analytics/store-server';

/** A store, whose reports are read from ClickHouse where the environment names a server: what is tested is the same. */
export function openOnEngine(file: string): ReturnType<typeof openWithEngine> {
	const server = process.env['STORE_ANALYTICS_TEST_ENGINE'];
	return openWithEngine(file, server ? [readEngineAddress(server)] : [], (error) => {
		throw error;
	});
}
