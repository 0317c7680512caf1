/** With more different keys, the whole table is copied. */
const MOST_KEYS = 50_000;

type Keys = 'all' | Set<string | number>;

/** Change log of the tables that the engine has: of each table all rows, or the keys of those that changed. */
export class ChangeLog {
	private readonly tables = new Map<string, Keys>();

	get isEmpty(): boolean {
		return this.tables.size === 0;
	}

	note(table: string, keys: Iterable<string | number>): void {
		const known = this.tables.get(table) ?? new Set();
		if (known === 'all') return;
		for (const key of keys) known.add(key);
		if (known.size > MOST_KEYS) this.noteAll(table);
		else if (known.size > 0) this.tables.set(table, known);
	}

	noteAll(table: string): void {
		this.tables.set(table, 'all');
	}

	isWhole(table: string): boolean {
		return this.tables.get(table) === 'all';
	}

	add(other: ChangeLog): void {
		for (const [table, keys] of other.tables) {
			if (keys === 'all') this.noteAll(table);
			else this.note(table, keys);
		}
	}

	*[Symbol.iterator](): Generator<
		readonly [table: string, keys: 'all' | readonly (string | number)[]]
	> {
		for (const [table, keys] of this.tables) yield [table, keys === 'all' ? keys : [...keys]];
	}

	/** Serializes changes for the file; `read` parses them. */
	written(): string {
		return JSON.stringify([...this]);
	}

	static read(text: string): ChangeLog {
		const changes = new ChangeLog();
		// Parses the text of `written`.
		for (const [table, keys] of JSON.parse(text) as [string, 'all' | (string | number)[]][]) {
			if (keys === 'all') changes.noteAll(table);
			else changes.note(table, keys);
		}
		return changes;
	}
}
