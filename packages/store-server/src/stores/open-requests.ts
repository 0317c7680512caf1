import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds for running requests to end before a pause begins, and again after their reads were aborted. */
const PATIENCE = 10_000;
const LAST_PATIENCE = 2000;

/** Milliseconds that a request waits for the end of a pause; then the client must come again. */
const WAIT = 5000;

interface PauseOptions {
	/** Milliseconds, instead of those above. */
	readonly patience?: number;
	readonly wait?: number;
}

/** The running requests to a shop. None of them sees both the old and the new store when another replaces it. */
export class OpenRequests {
	private readonly underWay = new Set<ServerResponse>();
	/** Set within a request. */
	private readonly within = new AsyncLocalStorage<true>();
	private pausing: Promise<void> | null = null;
	private onEmpty: () => void = () => undefined;

	constructor(private readonly options: PauseOptions = {}) {}

	/** Counts a request as under way until its response has ended, and goes on with it; where there is a pause it waits, or is refused. */
	enter(response: ServerResponse, go: () => void, refuse: () => void): void {
		// What a page asks for belongs to the page.
		if (this.within.getStore()) return go();
		const enter = () => {
			this.note(response);
			this.within.run(true, go);
		};
		if (!this.pausing) return enter();
		void this.waitsFor(this.pausing).then((isOver) => (isOver ? enter() : refuse()));
	}

	/**
	 * Does something while no request is running. Reads of slow requests are aborted with `breakOff`; the last ones are
	 * cut off.
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
