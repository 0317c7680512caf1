import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * V8's heap growth in percent during a large import. By default it grows to four times the live memory, because
 * documents are short-lived. In a small heap it would collect again and again.
 */
const GARBAGE = 30;

/** Does work while V8 collects garbage early. */
export async function withEagerCollection(work: () => Promise<void>): Promise<void> {
	setFlagsFromString(`--heap-growing-percent=${GARBAGE}`);
	try {
		await work();
	} finally {
		setFlagsFromString('--heap-growing-percent=0');
	}
}

/** Makes V8 release unused memory; by default it waits for the heap to grow, and ignores the engine's needs. */
export async function collectGarbage(): Promise<void> {
	setFlagsFromString('--expose-gc');
	const collect: unknown = runInNewContext('gc');
	// The second round collects what the first round's finalizers released.
	for (let round = 0; round < 2; round++) {
		if (typeof collect === 'function') collect();
		await new Promise((resume) => setImmediate(resume));
	}
}
