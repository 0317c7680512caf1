import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * What V8 lets garbage grow by, in percent of what lives, while a large export is taken in: by itself to four times as much, as documents
 * come and go quickly. Where little lives it would collect again and again.
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

/** Has V8 give back what nobody holds any more; by itself it waits for the heap to grow, and does not see what the engine needs beside it. */
export async function collectGarbage(): Promise<void> {
	setFlagsFromString('--expose-gc');
	const collect: unknown = runInNewContext('gc');
	// What finalizers of the first round let go is there for the second.
	for (let round = 0; round < 2; round++) {
		if (typeof collect === 'function') collect();
		await new Promise((resume) => setImmediate(resume));
	}
}
