import { startEngine } from './engine-process';

/** One server for all tests of the project; use-engine.ts tells it to each of them. */
export default async function start(): Promise<void> {
	const engine = await startEngine();
	process.env['STORE_ANALYTICS_STARTED_ENGINE'] = engine.address;
	Reflect.set(globalThis, 'startedEngine', engine);
}
