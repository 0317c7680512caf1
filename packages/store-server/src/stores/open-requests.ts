import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds that running requests have to end before a pause begins, and again after their reads were aborted. */
const PATIENCE = 10_000;
const LAST_PATIENCE = 2000;

/** Milliseconds that a request waits for the end of a pause; then it is rejected, and the client must retry. */
const WAIT = 5000;

interface PauseOptions {
	/** Overrides the milliseconds above. */
	readonly patience?: number;
	readonly wait?: number;
}

/** The running requests to a shop. While another store replaces the current one, no request sees both. */
export class OpenRequests {
	private readonly underWay = new Set<ServerResponse>();
	private pausing: Promise<void> | null = null;
	private onEmpty: () => void = () => undefined;

	constructor(private readonly options: PauseOptions = {}) {}

	/** Counts a request as running until its response has ended. During a pause it waits, or is rejected. */
	enter(response: ServerResponse, go: () => void, refuse: () => void): void {
		const enter = () => {
			this.note(response);
			go();
		};
		if (!this.pausing) return enter();
		void this.waitsFor(this.pausing).then((isOver) => (isOver ? enter() : refuse()));
	}

	/**
	 * Runs work while no request is running. Reads of slow requests are aborted with `breakOff`; remaining connections
	 * are closed.
	 */
	async pause<Result>(work: () => Promise<Result>, breakOff: () => void): Promise<Result> {
		const { patience = PATIENCE } = this.options;
		let resume: () => void = () => undefined;
		this.pausing = new Promise((resolve) => (resume = resolve));
		try {
			if (!(await this.isEmptyWithin(patience))) {
				breakOff();
				await this.isEmptyWithin(LAST_PATIENCE);
				for (const response of this.underWay) response.destroy();
			}
			return await work();
		} finally {
			this.pausing = null;
			resume();
		}
	}

	private note(response: ServerResponse): void {
		if (response.destroyed) return;
		this.underWay.add(response);
		const left = () => {
			this.underWay.delete(response);
			if (this.underWay.size === 0) this.onEmpty();
		};
		response.once('finish', left);
		response.once('close', left);
	}

	private async waitsFor(pausing: Promise<void>): Promise<boolean> {
		const { wait = WAIT } = this.options;
		const late = setTimeout(wait, false, { ref: false });
		return Promise.race([pausing.then(() => true), late]);
	}

	private async isEmptyWithin(milliseconds: number): Promise<boolean> {
		if (this.underWay.size === 0) return true;
		const empty = new Promise<boolean>((resolve) => (this.onEmpty = () => resolve(true)));
		return Promise.race([empty, setTimeout(milliseconds, false, { ref: false })]);
	}
}
