import { __, sprintf } from '@wordpress/i18n';
import { isUtf8 } from 'node:buffer';
import { ImportError } from '../../base/errors';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The text of an entry and the position of its bytes in the file. */
export interface ListedText {
	readonly text: string;
	readonly offset: number;
	readonly bytes: number;
	/** False if some bytes are no UTF-8; the text has the sign U+FFFD there. */
	readonly isUtf8: boolean;
}

/**
 * Streams the texts of a JSON list’s entries without loading the whole list: a shop’s orders may exceed the longest
 * possible string. If there are no chunks, the file is missing and has no entries. Throws an ImportError if it is not a
 * list, ends too early or has further content.
 */
export async function* listEntries(
	file: string,
	chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<ListedText> {
	const scanner = new ListScanner(file);
	let isThere = false;
	for await (const chunk of chunks) {
		isThere = true;
		yield* scanner.scan(chunk);
	}
	if (isThere) scanner.finish();
}

/** White space between values, and the byte order mark that some editors write. */
const BLANK = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

/** Maximum bytes of one entry; a shop’s largest order is about a thousandth of that. */
const MOST_BYTES = 64e6;

/** Bytes of other content that a message shows. */
const SHOWN = 40;

class ListScanner {
	private depth = 0;
	private hasBegun = false;
	private inText = false;
	private escaped = false;
	private entries = 0;
	private started: Uint8Array[] = [];
	private startedBytes = 0;
	/** Position of the current chunk in the file. */
	private before = 0;

	constructor(private readonly file: string) {}

	*scan(chunk: Uint8Array): Generator<ListedText> {
		let start = 0;
		for (let at = 0; at < chunk.length; at++) {
			const byte = chunk[at] ?? 0;
			if (this.inText) this.withinText(byte);
			else if (this.depth === 0) {
				if (this.begins(byte, chunk, at)) start = at + 1;
			} else if (byte === QUOTE) this.inText = true;
			else if (byte === OPEN_LIST || byte === OPEN_OBJECT) this.depth++;
			else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
				if (--this.depth === 0) yield* this.takeLast(chunk, start, at, byte);
			} else if (byte === COMMA && this.depth === 1) {
				yield this.take(chunk, start, at) ?? this.failBehind();
				start = at + 1;
			}
		}
		if (this.depth > 0) this.keep(chunk.slice(start));
		this.before += chunk.length;
	}

	finish(): void {
		if (!this.hasBegun)
			this.fail(() =>
				sprintf(
					/* translators: %s: name of a file */
					__('%s is empty. Export it again.', 'store-analytics'),
					this.file,
				),
			);
		if (this.depth > 0)
			this.fail(() =>
				sprintf(
					/* translators: 1: name of a file, 2: number of an entry */
					__('%1$s is cut off after entry %2$d. Export it again.', 'store-analytics'),
					this.file,
					this.entries,
				),
			);
	}

	/** Whether the list begins here. Throws if the byte is neither that nor white space. */
	private begins(byte: number, chunk: Uint8Array, at: number): boolean {
		if (BLANK.has(byte)) return false;
		if (byte === OPEN_LIST && !this.hasBegun) {
			this.hasBegun = true;
			this.depth = 1;
			return true;
		}
		const found = Buffer.from(chunk.subarray(at, at + SHOWN))
			.toString('utf8')
			.trim();
		return this.fail(() =>
			sprintf(
				this.hasBegun
					? /* translators: 1: name of a file, 2: what stands there */
						__(
							'%1$s has extra data after the end of its list (%2$s). Export it again.',
							'store-analytics',
						)
					: /* translators: 1: name of a file, 2: what stands there */
						__(
							'%1$s is not a list of entries, it begins with %2$s. Export it again.',
							'store-analytics',
						),
				this.file,
				JSON.stringify(found),
			),
		);
	}

	private withinText(byte: number): void {
		if (this.escaped) this.escaped = false;
		else if (byte === BACKSLASH) this.escaped = true;
		else if (byte === QUOTE) this.inText = false;
	}

	/** Stores the beginning of an entry until its end arrives. */
	private keep(part: Uint8Array): void {
		this.started.push(part);
		this.startedBytes += part.length;
		if (this.startedBytes > MOST_BYTES) {
			this.fail(() =>
				sprintf(
					/* translators: 1: name of a file, 2: number of megabytes, 3: number of an entry */
					__('%1$s has an entry of more than %2$d MB after entry %3$d.', 'store-analytics'),
					this.file,
					MOST_BYTES / 1e6,
					this.entries,
				),
			);
		}
	}

	/** The entry that ends here; null if there is none. */
	private take(chunk: Uint8Array, start: number, end: number): ListedText | null {
		const whole = Buffer.concat([...this.started, chunk.subarray(start, end)]);
		this.started = [];
		this.startedBytes = 0;
		const text = whole.toString('utf8');
		if (text.trim() === '') return null;
		this.entries++;
		const bytes = whole.length;
		return { text, offset: this.before + end - bytes, bytes, isUtf8: isUtf8(whole) };
	}

	private *takeLast(chunk: Uint8Array, start: number, end: number, byte: number) {
		const isFirst = this.entries === 0;
		const text = this.take(chunk, start, end);
		if (byte !== CLOSE_LIST || (!text && !isFirst)) this.failBehind();
		if (text) yield text;
	}

	private failBehind(): never {
		return this.fail(() =>
			sprintf(
				/* translators: 1: name of a file, 2: number of an entry */
				__('%1$s is damaged after entry %2$d. Export it again.', 'store-analytics'),
				this.file,
				this.entries,
			),
		);
	}

	private fail(sentence: () => string): never {
		throw new ImportError(sentence);
	}
}
