/** A sentence for people: a text, or a function that returns it in the current language. */
export type Sentence = string | (() => string);

/** An error with a message for people; pages in another language than the program's translate it. */
export class ToldError extends Error {
	constructor(
		private readonly sentence: Sentence,
		options?: ErrorOptions,
	) {
		super(textOf(sentence), options);
	}

	/** Returns the message in the current language. */
	say(): string {
		return textOf(this.sentence);
	}
}

function textOf(sentence: Sentence): string {
	return typeof sentence === 'string' ? sentence : sentence();
}
