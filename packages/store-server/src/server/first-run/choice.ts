/** The ways to get a store. */
export type Way = 'demo' | 'connect' | 'import' | 'open' | 'change' | 'remove';

/** The steps of a way. */
export type Step =
	| 'making-demo'
	| 'removing'
	| 'asking'
	| 'connecting'
	| 'uploading'
	| 'importing'
	| 'summing'
	| 'opening'
	| 'cancelling';

/** The failure of a choice. */
export interface ChoiceProblem {
	/** The sentence, in the current language. */
	message(): string;
	/** Additional input that the user must provide. */
	readonly asksFor: 'time-zone' | 'key' | null;
}

/** How much of a step is through; `total` is null until it is known. */
export interface Amount {
	readonly unit: 'orders' | 'bytes';
	readonly done: number;
	readonly total: number | null;
}

/** The progress of the choice, for every open page. */
export interface ChoiceState {
	/** The last chosen way. */
	readonly way: Way | null;
	/** Null while nothing is running. */
	readonly step: Step | null;
	/** Between 0 and 1, if known. */
	readonly share: number | null;
	/** How much of it is through, if known. */
	readonly amount: Amount | null;
	/** Milliseconds: when the step began. */
	readonly since: number;
	readonly problem: ChoiceProblem | null;
	/** The last attempt has opened a shop, or removed one. */
	readonly isDone: boolean;
	/** Number of attempts, so that a page can distinguish failures. */
	readonly attempt: number;
}

/** Reports the progress of the work. Throws if it was canceled, or the program is stopping. */
export type Tell = (step: Step, share?: number, amount?: Amount) => void;

const noProgress = { share: null, amount: null } as const;

/** The choice of a shop. Only one runs at a time, for all pages together. */
export class Choice {
	state: ChoiceState = {
		...{ way: null, step: null, share: null, amount: null, since: 0, problem: null },
		...{ isDone: false, attempt: 0 },
	};
	private ending = new AbortController();
	/** The last attempt began elsewhere: the next page tells how it ended. */
	private isAwaited = false;
	private isStopped = false;
	private work: Promise<void> = Promise.resolve();

	constructor(private readonly problemOf: (error: unknown) => ChoiceProblem) {}

	/** Starts a way; false if another is running. */
	take(way: Way, step: Step): boolean {
		if (this.state.step !== null || this.isStopped) return false;
		this.ending = new AbortController();
		this.isAwaited = false;
		const attempt = this.state.attempt + 1;
		const since = Date.now();
		this.state = {
			...{ way, step, share: null, amount: null, since, problem: null },
			...{ isDone: false, attempt },
		};
		return true;
	}

	/** The choice waits for the user elsewhere: nothing is running any more. */
	rest(): void {
		this.state = { ...this.state, step: null, ...noProgress };
	}

	/** Returns the attempts that are over for a page that is loaded now: it neither tells their failures nor leads on. */
	seen(): number {
		const { attempt, step } = this.state;
		const isOver = step === null && !this.isAwaited;
		this.isAwaited = false;
		return isOver ? attempt : attempt - 1;
	}

	/** Lets the next page tell how the last attempt ended, because no page has seen it. */
	awaitPage(): void {
		this.isAwaited = true;
	}

	/** Tells a failure of a way that is not running. */
	fail(way: Way, error: unknown): void {
		if (!this.take(way, 'asking')) return;
		this.state = { ...this.state, step: null, problem: this.problemOf(error) };
	}

	/**
	 * Runs the work of the chosen way until `signal` aborts it. After a failure, the state contains the problem, and
	 * another way can be chosen.
	 */
	run(work: (tell: Tell, signal: AbortSignal) => Promise<void>): Promise<void> {
		const { signal } = this.ending;
		this.work = work((...progress) => this.tell(...progress), signal).then(
			() => {
				const isDone = this.state.step !== null;
				this.state = { ...this.state, step: null, ...noProgress, isDone };
			},
			(error: unknown) => {
				const problem = signal.aborted ? null : this.problemOf(error);
				this.state = { ...this.state, step: null, ...noProgress, problem };
			},
		);
		return this.work;
	}

	/**
	 * Cancels the running choice, and waits until its work has stopped. False if nothing can be canceled: nothing is
	 * running, or the store is opening.
	 */
	async cancel(): Promise<boolean> {
		const { step } = this.state;
		if (step === null || step === 'opening' || step === 'removing') return false;
		this.state = { ...this.state, step: 'cancelling', ...noProgress };
		this.ending.abort();
		await this.work;
		return true;
	}

	/** Cancels the running choice; no other can start. */
	async stop(): Promise<void> {
		this.isStopped = true;
		this.ending.abort();
		await this.work;
	}

	private tell(step: Step, share: number | null = null, amount: Amount | null = null): void {
		this.ending.signal.throwIfAborted();
		const since = step === this.state.step ? this.state.since : Date.now();
		this.state = { ...this.state, step, share, amount, since };
	}
}
