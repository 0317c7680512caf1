/**
 * The most values of a reply. Each takes some sixty bytes of memory, so a few million bytes of `{},{},…` would take
 * hundreds of millions.
 */
const MOST_VALUES = 2e6;

/** The most levels of lists and documents within each other; code that walks them would run out of stack. */
const MOST_LEVELS = 500;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
/** The signs `[ { ] }`; they differ from each other in the bit 0x20 only, as in ASCII. */
const [LIST, LIST_END] = [0x5b, 0x5d];

/** Counts the values and levels of JSON while its bytes arrive, before it is parsed. */
export class JsonMeter {
	private values = 0;
	private level = 0;
	private isInText = false;
	private isEscaped = false;

	/** Whether it has more than one may parse, with these bytes too. */
	isFull(chunk: Uint8Array): boolean {
		for (const sign of chunk) {
			if (this.isInText) this.passText(sign);
			else if (sign === QUOTE) this.isInText = true;
			else if (sign === COMMA) this.values++;
			else if ((sign & 0xdf) === LIST) {
				this.values++;
				if (++this.level > MOST_LEVELS) return true;
			} else if ((sign & 0xdf) === LIST_END) this.level--;
		}
		return this.values > MOST_VALUES;
	}

	private passText(sign: number): void {
		if (this.isEscaped) this.isEscaped = false;
		else if (sign === BACKSLASH) this.isEscaped = true;
		else if (sign === QUOTE) this.isInText = false;
	}
}
