import { ImportError } from '../import-error';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * The texts of a JSON list's entries, one after the other, without holding the whole list: a shop's orders may be
 * more than fits into one string. Throws an ImportError when the list is no list or ends too early.
 */
export async function* listEntries(
	file: string,
	chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<string> {
	const scanner = new ListScanner(file);
	for await (const chunk of chunks) yield* scanner.scan(chunk);
	scanner.finish();
}

class ListScanner {
	private depth = 0;
	private inText = false;
	private escaped = false;
	private entries = 0;
	private started: Uint8Array[] = [];

	constructor(private readonly file: string) {}

	*scan(chunk: Uint8Array): Generator<string> {
		let start = 0;
		for (let at = 0; at < chunk.length; at++) {
			const byte = chunk[at] ?? 0;
			if (this.inText) this.withinText(byte);
			else if (byte === QUOTE) this.inText = true;
			else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
				if (this.depth === 0 && byte !== OPEN_LIST) this.fail('holds no list of entries');
				if (++this.depth === 1) start = at + 1;
			} else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
				if (--this.depth === 0) yield* this.take(chunk, start, at);
			} else if (byte === COMMA && this.depth === 1) {
				yield* this.take(chunk, start, at);
				start = at + 1;
			}
		}
		if (this.depth > 0) this.started.push(chunk.slice(start));
	}

	finish(): void {
		if (this.depth > 0 || this.inText) {
			this.fail(`is cut off after ${this.entries} entries; export it again`);
		}
	}

	private withinText(byte: number): void {
		if (this.escaped) this.escaped = false;
		else if (byte === BACKSLASH) this.escaped = true;
		else if (byte === QUOTE) this.inText = false;
	}

	private *take(chunk: Uint8Array, start: number, end: number): Generator<string> {
		const text = Buffer.concat([...this.started, chunk.subarray(start, end)]).toString('utf8');
		this.started = [];
		if (text.trim() === '') return;
		this.entries++;
		yield text;
	}

	private fail(what: string): never {
		throw new ImportError(`${this.file} ${what}.`);
	}
}
