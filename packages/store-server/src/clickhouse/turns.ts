/**
 * Read-write lock: reads run together, a write waits for running reads, and later reads wait for the write. So a read
 * sees all of a write or nothing.
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
