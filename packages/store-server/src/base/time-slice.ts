import { setImmediate } from 'node:timers/promises';

/** Milliseconds that long work takes at a time. */
const LONGEST = 10;

/** Long work in JavaScript in turns: between two of them others are served. */
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
