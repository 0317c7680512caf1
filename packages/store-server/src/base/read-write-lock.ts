/**
 * Whoever reads does so together with others; who writes waits for those who read, and who comes then for the write: a read sees all of what
 * a write brings, or nothing.
 */
export class Turns {
	private written: Promise<unknown> = Promise.resolve();
	private readonly reads = new Set<Promise<unknown>>();

	read<Result>(task: () => Promise<Result>): Promise<Result> {
		const reading = this.written.then(task);
		const settled = reading.catch(() => undefined).finally(() => this.reads.delete(settled));
		this.reads.add(settled);
		return reading;
	}

	write<Result>(task: () => Promise<Result>): Promise<Result> {
		const before = Promise.all([this.written, ...this.reads]);
		const writing = before.then(task);
		this.written = writing.catch(() => undefined);
		return writing;
	}
}
