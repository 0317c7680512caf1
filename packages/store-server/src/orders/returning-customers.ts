/** Tracks which customers have earlier orders. Orders must arrive by date. */
export class ReturningCustomers {
	private readonly haveBought = new Set<number>();
	private readonly excluded: ReadonlySet<string>;

	/** Orders in excluded statuses, without the prefix `wc-`, do not count as a first purchase. */
	constructor(excludedStatuses: readonly string[]) {
		this.excluded = new Set(excludedStatuses);
	}

	/** Whether the customer has an earlier order. */
	isReturning(status: string, customerId: number): boolean {
		const returning = this.haveBought.has(customerId);
		if (!this.excluded.has(status)) this.haveBought.add(customerId);
		return returning;
	}
}
