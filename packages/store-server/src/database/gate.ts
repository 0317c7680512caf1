/** Lets a fixed number of tasks in at a time; the others wait in the order of arrival. */
export class Gate {
	private free: number;
	private readonly waiting: (() => void)[] = [];

	constructor(private readonly size: number) {
		this.free = size;
	}

	async pass<Result>(task: () => Promise<Result>): Promise<Result> {
		await this.enter();
		try {
			return await task();
		} finally {
			this.leave();
		}
	}

	/** Takes every place and keeps them: nothing enters after it. Resolves when what was inside has left. */
	async drain(): Promise<void> {
		for (let place = 0; place < this.size; place++) await this.enter();
	}

	private enter(): Promise<void> | undefined {
		if (this.free > 0) {
			this.free--;
			return undefined;
		}
		return new Promise((resolve) => this.waiting.push(resolve));
	}

	private leave(): void {
		const next = this.waiting.shift();
		if (next) next();
		else this.free++;
	}
}
