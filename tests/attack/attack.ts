/** A fault that is done to the store server on purpose. It throws if the server does not bear it. */
export interface Attack {
	/** What is done, as a sentence without its end: `a shop sends 3 GB of orders`. */
	readonly name: string;
	/** Milliseconds that it may take; ten minutes by default. */
	readonly atMost?: number;
	/** What is missing on this machine for it; null if nothing is. */
	lacks?(): string | null;
	run(seed: number): Promise<void>;
}
