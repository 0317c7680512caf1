/** Where progress is shown: a terminal, or a log of lines. */
export interface ProgressStream {
	readonly isTTY?: boolean;
	readonly columns?: number;
	write(text: string): unknown;
}

const SHOW_AFTER = 1000;
const BETWEEN = 100;
const WIDTH = 30;

/**
 * Shows the progress, between 0 and 1, of work that takes longer than a second: a moving bar on a terminal, a line at
 * every quarter elsewhere.
 */
export class ProgressBar {
	private readonly started: number;
	private lastShown = 0;
	private lastQuarter = 0;
	private isShown = false;

	constructor(
		private readonly title: string,
		private readonly stream: ProgressStream,
		private readonly clock: () => number = Date.now,
	) {
		this.started = clock();
	}

	update(share: number): void {
		const now = this.clock();
		if (now - this.started < SHOW_AFTER) return;
		if (this.stream.isTTY) {
			if (now - this.lastShown < BETWEEN && share < 1) return;
			this.lastShown = now;
			this.isShown = true;
			const filled = Math.round(share * WIDTH);
			const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
			this.stream.write(`\r${this.title} ${bar} ${String(Math.floor(share * 100)).padStart(3)} %`);
			return;
		}
		const quarter = Math.floor(share * 4);
		if (quarter > this.lastQuarter) {
			this.lastQuarter = quarter;
			this.stream.write(`${this.title}: ${quarter * 25} %\n`);
		}
	}

	/** Says what is done next, where nothing measures it; the bar goes away. */
	announce(step: string): void {
		if (this.clock() - this.started < SHOW_AFTER) return;
		this.finish();
		this.isShown = this.stream.isTTY === true;
		this.stream.write(this.isShown ? step : `${step}\n`);
	}

	/** Removes the bar. */
	finish(): void {
		if (this.isShown) this.stream.write('\r\u001b[K');
	}
}
