/** Ways to a store. */
export type Way = 'demo' | 'connect' | 'import' | 'open';

/** What is done on such a way. */
export type Step =
	'making-demo' | 'connecting' | 'uploading' | 'importing' | 'opening' | 'cancelling';

/** Why a choice came to nothing. */
export interface ChoiceProblem {
	/** The sentence, in the language that is spoken now. */
	message(): string;
	/** What is to be told beside what was typed. */
	readonly asksFor: 'time-zone' | null;
}

/** How far the choice is, for every page that is open. */
export interface ChoiceState {
	/** The way that was taken last. */
	readonly way: Way | null;
	/** Null while nothing is under way. */
	readonly step: Step | null;
	/** Between 0 and 1, where it is known. */
	readonly share: number | null;
	readonly problem: ChoiceProblem | null;
	/** Counts what was tried, so that a page tells one failure from the next. */
	readonly attempt: number;
}

/** Tells how the work goes on; throws when it was cancelled, or the program is about to end. */
export type Tell = (step: Step, share?: number) => void;

/** The one choice that can be under way at a time, whoever made it. */
export class Choice {
	state: ChoiceState = { way: null, step: null, share: null, problem: null, attempt: 0 };
	private ending = new AbortController();
	private isStopped = false;
	private work: Promise<void> = Promise.resolve();

	constructor(private readonly problemOf: (error: unknown) => ChoiceProblem) {}

	/** Takes a way; false while another is under way. */
	take(way: Way, step: Step): boolean {
		if (this.state.step !== null || this.isStopped) return false;
		this.ending = new AbortController();
		const attempt = this.state.attempt + 1;
		this.state = { way, step, share: null, problem: null, attempt };
		return true;
	}

	/** Does what the way that was taken needs until `signal` ends it; what fails is told in the state, and another way may be taken. */
	run(work: (tell: Tell, signal: AbortSignal) => Promise<void>): Promise<void> {
		const { signal } = this.ending;
		this.work = work((step, share) => this.tell(step, share), signal).catch((error: unknown) => {
			const problem = signal.aborted ? null : this.problemOf(error);
			this.state = { ...this.state, step: null, share: null, problem };
		});
		return this.work;
	}

	/** Ends what is under way, and waits until nothing is left of it; false where nothing can be ended: nothing is under way, or the store opens. */
	async cancel(): Promise<boolean> {
		const { step } = this.state;
		if (step === null || step === 'opening') return false;
		this.state = { ...this.state, step: 'cancelling', share: null };
		this.ending.abort();
		await this.work;
		return true;
	}

	/** Ends what is under way for good. */
	async stop(): Promise<void> {
		this.isStopped = true;
		this.ending.abort();
		await this.work;
	}

	private tell(step: Step, share: number | null = null): void {
		this.ending.signal.throwIfAborted();
		this.state = { ...this.state, step, share };
	}
}
