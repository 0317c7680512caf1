/** A sentence for a person: a text, or what makes it in the language that is spoken then. */
export type Sentence = string | (() => string);

/** An error whose message is for a person; pages in another language than the program's have it said again in theirs. */
export class ToldError extends Error {
	constructor(
		private readonly sentence: Sentence,
		options?: ErrorOptions,
	) {
		super(textOf(sentence), options);
	}

	/** The message in the language that is spoken now. */
	say(): string {
		return textOf(this.sentence);
	}
}

function textOf(sentence: Sentence): string {
	return typeof sentence === 'string' ? sentence : sentence();
}
