/**
 * Ids of customers. Those that are taken leave gaps, which are given first: an export whose pages overlap has lost just
 * those customers.
 */
export class CustomerIds {
	private readonly taken = new Set<number>();

	/** `last` is the id before the first that is given. */
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
