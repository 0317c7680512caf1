import type { FuzzRequest } from './fuzz-request';

/** A request with the milliseconds that its reply took. */
export interface Timed {
	readonly request: FuzzRequest;
	readonly milliseconds: number;
}

/** So many of the slowest are remembered, and asked again. */
const REMEMBERED = 10;
const TIMES = 3;

/** Keeps the slowest of the requests, the slowest first. */
export class Slowest {
	private timed: Timed[] = [];

	note(timed: Timed): void {
		this.timed.push(timed);
		if (this.timed.length > 1000) this.timed = this.first();
	}

	/** How long they take alone, at best of a few times: neither other requests nor other programs make that longer. Before each, what was read is forgotten. */
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

/** By the clock, or by the processor where that is less: it may have worked for others meanwhile. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
	const [began, used] = [performance.now(), process.cpuUsage()];
	await work();
	const { user, system } = process.cpuUsage(used);
	return Math.min(performance.now() - began, (user + system) / 1000);
}
