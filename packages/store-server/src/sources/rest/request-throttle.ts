/** The clock of a throttle. */
export interface Timing {
	/** Milliseconds. */
	now(): number;
	/** Ends earlier when `awake` is aborted. */
	sleep(milliseconds: number, awake: AbortSignal): Promise<void>;
}

/** A response that takes this many times longer than usual means a shop under load. */
const LOADED = 3;

/** Successful responses in a row before one more request may be in flight. */
const PATIENCE = 10;

/**
 * Adaptive throttle: how many requests may be in flight. At most `most`; fewer when the shop asks for it, fails or grows slow; more again
 * when it responds well. Nothing is sent while the shop asks to wait.
 */
export class RequestThrottle {
	private limit: number;
	private under = 0;
	private good = 0;
	/** Usual time of a response in milliseconds. */
	private usual: number | null = null;
	private restUntil = 0;
	private alarm = new AbortController();
	private readonly waiting: (() => void)[] = [];

	constructor(
		private readonly most: number,
		private readonly timing: Timing,
	) {
		this.limit = most;
	}

	/** The current limit of requests in flight. */
	get allowed(): number {
		return this.limit;
	}

	/** Runs a request when the limit allows it, and learns from its result. */
	async pass<Result>(work: () => Promise<Result>): Promise<Result> {
		while (this.under >= this.limit)
			await new Promise<void>((resolve) => this.waiting.push(resolve));
		this.under++;
		try {
			const rest = this.restUntil - this.timing.now();
			if (rest > 0) await this.timing.sleep(rest, this.alarm.signal);
			const started = this.timing.now();
			const result = await work();
			this.learn(this.timing.now() - started);
			return result;
		} finally {
			this.under--;
			for (let free = this.limit - this.under; free > 0; free--) this.waiting.shift()?.();
		}
	}

	/** The shop failed or asked to slow down: halves the limit, and sends nothing for that many milliseconds. */
	slowDown(milliseconds: number): void {
		this.limit = Math.max(1, Math.floor(this.limit / 2));
		this.good = 0;
		this.restUntil = Math.max(this.restUntil, this.timing.now() + milliseconds);
	}

	/** Ends the rest at once. */
	wake(): void {
		this.restUntil = 0;
		this.alarm.abort();
		this.alarm = new AbortController();
	}

	private learn(took: number): void {
		const usual = this.usual ?? took;
		const isLoaded = took > 500 && took > usual * LOADED;
		this.usual = usual * 0.9 + Math.min(took, usual * LOADED + 1) * 0.1;
		if (isLoaded) {
			this.limit = Math.max(1, this.limit - 1);
			this.good = 0;
		} else if (++this.good >= PATIENCE) {
			this.limit = Math.min(this.most, this.limit + 1);
			this.good = 0;
		}
	}
}
