/**
 * Generates ids of customers. It first uses gaps between taken ids: if an export's pages overlapped, they belong to the
 * customers that it is missing.
 */
export class CustomerIds {
	private readonly taken = new Set<number>();

	/** `last` is the id before the first generated one. */
	constructor(private last = 0) {}

	take(id: number): void {
		this.taken.add(id);
	}

	isTaken(id: number): boolean {
		return this.taken.has(id);
	}

	/** A free id. */
	next(): number {
		do this.last++;
		while (this.isTaken(this.last));
		return this.last;
	}
}
