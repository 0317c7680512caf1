import { BusyError } from '../../database/failures';
import { Semaphore, newClient } from '../../database/semaphore';

/** Reports that are worked on together. The others wait before anything is done for them, so the server stays free for all else. */
const AT_ONCE = 32;

/** More do not wait: the last of the browser with the most must come again. */
const MOST_WAITING = 3000;

/** Milliseconds that a report waits. Then the browser must come again, before it gives up by itself. */
const LONGEST_WAIT = 20_000;

/** Whose report it is, and when nobody waits for it any more. */
interface WaitingReport {
	readonly sender: string;
	readonly signal: AbortSignal;
}

/** Browsers take turns with their reports: the next one is that of who has waited longest since the last turn. */
export class ReportTurns {
	private readonly semaphore: Semaphore;
	private readonly longestWait: number;

	constructor({
		atOnce = AT_ONCE,
		mostWaiting = MOST_WAITING,
		longestWait = LONGEST_WAIT,
	}: {
		readonly atOnce?: number;
		readonly mostWaiting?: number;
		readonly longestWait?: number;
	} = {}) {
		this.semaphore = new Semaphore(atOnce, { mostWaiting });
		this.longestWait = longestWait;
	}

	/** Works in its turn. Rejects with a BusyError where that does not come in time. */
	async take<Result>(
		{ sender, signal }: WaitingReport,
		work: () => Promise<Result>,
	): Promise<Result> {
		const late = new AbortController();
		const clock = setTimeout(() => late.abort(new BusyError()), this.longestWait).unref();
		const client = newClient(AbortSignal.any([signal, late.signal]), sender);
		return this.semaphore
			.pass(() => {
				clearTimeout(clock);
				return work();
			}, client)
			.finally(() => clearTimeout(clock));
	}
}
