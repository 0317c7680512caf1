import { makeFixture } from '../../support/stores/fixture-file';
import { startEngine } from './engine-process';

/** One server and one import of the shop for all tests of the project; use-engine.ts tells the server to each of them. */
export default async function start(): Promise<void> {
	const engine = await startEngine();
	process.env['STORE_ANALYTICS_STARTED_ENGINE'] = engine.address;
	Reflect.set(globalThis, 'startedEngine', engine);
	await makeFixture();
}
