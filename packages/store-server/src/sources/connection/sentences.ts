/** Sentences about what a shop sent, each once: the last twenty. */
export class Sentences {
	private readonly kept = new Set<string>();

	add(sentence: string): void {
		this.kept.delete(sentence);
		this.kept.add(sentence);
		const [oldest] = this.kept;
		if (this.kept.size > MOST && oldest !== undefined) this.kept.delete(oldest);
	}

	get all(): readonly string[] {
		return [...this.kept];
	}
}

const MOST = 20;
