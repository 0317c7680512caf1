import type { FuzzRequest } from './fuzz-request';

/** A request with the duration of its response in milliseconds. */
export interface Timed {
	readonly request: FuzzRequest;
	readonly milliseconds: number;
}

/** Number of the slowest requests that are kept and repeated. */
const REMEMBERED = 10;
const TIMES = 3;

/** Keeps the slowest requests, the slowest first. */
export class Slowest {
	private timed: Timed[] = [];

	note(timed: Timed): void {
		this.timed.push(timed);
		if (this.timed.length > 1000) this.timed = this.first();
	}

	/**
	 * Their durations when run alone, the best of a few attempts. This excludes the load of other requests and
	 * programs. The cache is cleared before each.
	 */
	async again(
		ask: (request: FuzzRequest) => Promise<unknown>,
		forget: () => Promise<void>,
	): Promise<Timed[]> {
		const best: Timed[] = [];
		for (const { request } of this.first()) {
			const times = [];
			for (let time = 0; time < TIMES; time++) {
				await forget();
				times.push(await timeOf(() => ask(request)));
			}
			best.push({ request, milliseconds: Math.min(...times) });
		}
		return best.sort((a, b) => b.milliseconds - a.milliseconds);
	}

	private first(): Timed[] {
		return this.timed.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, REMEMBERED);
	}
}

/** Elapsed time, or CPU time if that is less: other programs may have used the processor meanwhile. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
	const [began, used] = [performance.now(), process.cpuUsage()];
	await work();
	const { user, system } = process.cpuUsage(used);
	return Math.min(performance.now() - began, (user + system) / 1000);
}
