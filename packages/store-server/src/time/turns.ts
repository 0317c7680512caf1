import { setImmediate } from 'node:timers/promises';

/** Milliseconds of long work at a time. */
const LONGEST = 10;

/** Splits long synchronous work into slices, between which other requests are served. */
export class Turns {
	private begun = performance.now();

	isOver(): boolean {
		return performance.now() - this.begun > LONGEST;
	}

	async next(): Promise<void> {
		await setImmediate();
		this.begun = performance.now();
	}
}
