/**
 * Generates ids of customers. Gaps between taken ids are used first: an export with overlapping pages has lost exactly
 * those customers.
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
