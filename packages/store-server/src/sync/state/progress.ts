import type { CollectionProgress } from '@store-analytics/rest-api';

type Name = CollectionProgress['name'];

/** Seconds over which the rate is measured. */
const WINDOW = 30;

/** Counts received entries, and their rate. */
export class Progress {
	private readonly collections = new Map<Name, CollectionProgress>();
	private recent: { readonly at: number; readonly done: number }[] = [];

	/** `now` is in milliseconds. */
	constructor(private readonly now: () => number) {}

	set(name: Name, done: number, total: number | null, complete = false): void {
		this.collections.set(name, { name, done, total, complete });
		if (name !== 'orders') return;
		const at = this.now();
		this.recent.push({ at, done });
		this.recent = this.recent.filter((point) => at - point.at <= WINDOW * 1000);
	}

	/** Ends a collection with its final count. */
	finish(name: Name, done?: number): void {
		const before = this.collections.get(name);
		this.set(name, done ?? before?.done ?? 0, before?.total ?? null, true);
	}

	get all(): readonly CollectionProgress[] {
		return [...this.collections.values()];
	}

	/** Orders per second; null while unknown. */
	get rate(): number | null {
		const [first] = this.recent;
		const last = this.recent.at(-1);
		if (!first || !last || last.at === first.at) return null;
		return (1000 * (last.done - first.done)) / (last.at - first.at);
	}

	get secondsLeft(): number | null {
		const orders = this.collections.get('orders');
		const { rate } = this;
		if (!orders || orders.complete || orders.total === null || !rate) return null;
		return Math.max(0, Math.round((orders.total - orders.done) / rate));
	}
}
