/** A sentence for a person: a text, or what makes it in the language that is spoken then. */
export type Sentence = string | (() => string);

/** An error whose message is for a person. A page in another language than the program's can ask for it again in its own. */
export class LocalizedError extends Error {
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

/** An export that cannot be taken in; the message is one sentence for the person who opens it. */
export class ImportError extends LocalizedError {
	override readonly name = 'ImportError';
}

/** Wrong words on the command line; the message is one sentence for the person who typed them. */
export class UsageError extends LocalizedError {
	override readonly name = 'UsageError';
}
