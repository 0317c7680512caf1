import type { FastifyInstance, FastifyReply } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { ClosedError } from '../database/failures';
import { RestError } from '../rest/router/errors';

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
	private readonly underWay = new Set<FastifyReply>();
	/** Set within a request. */
	private readonly within = new AsyncLocalStorage<true>();
	private pausing: Promise<void> | null = null;
	private onEmpty: () => void = () => undefined;

	constructor(private readonly options: PauseOptions = {}) {}

	/** Counts the requests of a scope from now on, and makes them wait during a pause. */
	hold(scope: FastifyInstance): void {
		scope.addHook('onRequest', (_request, reply, done) => {
			// Requests of a page belong to the page.
			if (this.within.getStore()) return done();
			const enter = () => {
				this.note(reply);
				this.within.run(true, done);
			};
			if (!this.pausing) return enter();
			void this.waitsFor(this.pausing).then((isOver) => (isOver ? enter() : refuse(reply)));
		});
		scope.addHook('onError', async (_request, reply, error) => {
			if (error instanceof ClosedError) reply.header('retry-after', '1');
		});
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
				for (const { raw } of this.underWay) raw.destroy();
			}
			return await work();
		} finally {
			this.pausing = null;
			resume();
		}
	}

	private note(reply: FastifyReply): void {
		if (reply.raw.destroyed) return;
		this.underWay.add(reply);
		const left = () => {
			this.underWay.delete(reply);
			if (this.underWay.size === 0) this.onEmpty();
		};
		reply.raw.once('finish', left);
		reply.raw.once('close', left);
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

function refuse(reply: FastifyReply): void {
	const sentence = 'A backup is being put in the place of the store; ask again in a few seconds.';
	const refusal = new RestError('store_restored', sentence, 503);
	void reply.code(503).header('retry-after', '2').send(refusal.body());
}
