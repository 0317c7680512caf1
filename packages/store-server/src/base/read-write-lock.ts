/**
 * Read-write lock. Reads run together. A write waits for the reads before it, and later reads wait for the write: a read sees all of a
 * write, or nothing of it.
 */
export class ReadWriteLock {
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
