import { setImmediate } from 'node:timers/promises';

/** Milliseconds of one slice. */
const LONGEST = 10;

/** Cuts long work in JavaScript into slices of time. The event loop serves others between two of them. */
export class TimeSlice {
	private begun = performance.now();

	isOver(): boolean {
		return performance.now() - this.begun > LONGEST;
	}

	async next(): Promise<void> {
		await setImmediate();
		this.begun = performance.now();
	}
}
