/** Tracks which customers have bought before. Orders must come in the order of their dates. */
export class ReturningCustomers {
	private readonly haveBought = new Set<number>();
	private readonly excluded: ReadonlySet<string>;

	/** Orders in excluded statuses, without the prefix `wc-`, do not count as a first purchase. */
	constructor(excludedStatuses: readonly string[]) {
		this.excluded = new Set(excludedStatuses);
	}

	/** Checks whether the customer of an order had bought before it. */
	isReturning(status: string, customerId: number): boolean {
		const returning = this.haveBought.has(customerId);
		if (!this.excluded.has(status)) this.haveBought.add(customerId);
		return returning;
	}
}
