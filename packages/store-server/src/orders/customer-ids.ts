import { FIRST_MADE_UP_ID } from '../base/made-up-ids';

/**
 * Generates ids of customers beyond any that a shop could have. If pages of the shop's list overlapped, the list lacks
 * one customer per repeated entry. Then the gaps among its ids are theirs, if there are as many.
 */
export class CustomerIds {
	private readonly taken = new Set<number>();
	private repeats = 0;
	private gaps: number[] | undefined;

	/** `last` is the id before the first generated one. */
	constructor(private last = FIRST_MADE_UP_ID - 1) {}

	take(id: number): void {
		this.taken.add(id);
	}

	/** The list has an entry twice. */
	noteRepeat(): void {
		this.repeats++;
	}

	isTaken(id: number): boolean {
		return this.taken.has(id);
	}

	/** A free id. */
	next(): number {
		this.gaps ??= this.idsOfMissing();
		const missing = this.gaps.shift();
		if (missing !== undefined) return missing;
		do this.last++;
		while (this.isTaken(this.last));
		return this.last;
	}

	private idsOfMissing(): number[] {
		if (this.repeats === 0) return [];
		const greatest = [...this.taken].reduce((most, id) => Math.max(most, id), 0);
		// Customers who were deleted left gaps, too: then nobody knows which gap is whose.
		if (greatest - this.taken.size !== this.repeats) return [];
		return Array.from({ length: greatest }, (_, index) => index + 1).filter(
			(id) => !this.isTaken(id),
		);
	}
}
