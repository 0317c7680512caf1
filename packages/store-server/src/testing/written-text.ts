/** A stream in place of a terminal. It keeps what is written, and tests can wait for a text. */
export class WrittenText {
	text = '';
	private waiting: (() => void)[] = [];

	/** Bound, because streams are passed on without their object. */
	readonly write = (text: string): void => {
		this.text += text;
		const waiting = this.waiting;
		this.waiting = [];
		for (const look of waiting) look();
	};

	/** Resolves when this text was written. */
	async says(text: RegExp): Promise<void> {
		while (!text.test(this.text)) await new Promise<void>((resolve) => this.waiting.push(resolve));
	}
}
