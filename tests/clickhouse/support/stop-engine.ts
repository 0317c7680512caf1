import { removeFixture } from '../../support/stores/fixture-file';
import type { EngineProcess } from './engine-process';

/** Ends what start-engine.ts has started. */
export default async function stop(): Promise<void> {
	const engine: EngineProcess | undefined = Reflect.get(globalThis, 'startedEngine');
	await engine?.stop();
	removeFixture();
}
