/** Counts the orders of each customer. Orders must arrive by date. */
export class ReturningCustomers {
	private readonly orders = new Map<number, number>();
	private readonly excluded: ReadonlySet<string>;

	/** Orders in excluded statuses, without the prefix `wc-`, do not count as earlier ones. */
	constructor(excludedStatuses: readonly string[]) {
		this.excluded = new Set(excludedStatuses);
	}

	/** Returns how many orders of a customer have counted so far. */
	countOf(customerId: number): number {
		return this.orders.get(customerId) ?? 0;
	}

	/** Adds an order, and returns how many the customer has before it. */
	addOrder(status: string, customerId: number): number {
		const earlier = this.countOf(customerId);
		if (!this.excluded.has(status)) this.orders.set(customerId, earlier + 1);
		return earlier;
	}
}
