const BITS = 14;
const CHUNK = 1 << BITS;

/**
 * Numbers by row, in chunks outside the heap: millions of them take only their own size, and the garbage collector does
 * not scan them.
 */
export class NumberColumn {
	private readonly chunks: (Float64Array | Int32Array)[] = [];

	/** `whole`: 32-bit integers, which take half the space. */
	constructor(private readonly kind: 'any' | 'whole' = 'any') {}

	/** 0 if no value was set. */
	at(row: number): number {
		return this.chunks[row >> BITS]?.[row & (CHUNK - 1)] ?? 0;
	}

	set(row: number, value: number): void {
		while (this.chunks.length <= row >> BITS) {
			this.chunks.push(this.kind === 'any' ? new Float64Array(CHUNK) : new Int32Array(CHUNK));
		}
		const chunk = this.chunks[row >> BITS];
		if (chunk) chunk[row & (CHUNK - 1)] = value;
	}
}
