import type { SourceOrder, SourceRefund } from '../../../orders/order-source';

/** A pending refund with its order. */
export interface ComingRefund {
	readonly order: SourceOrder;
	readonly refund: Omit<SourceRefund, 'id'>;
}

/** Refunds sorted by date (a binary heap). */
export class RefundQueue {
	private readonly heap: ComingRefund[] = [];

	push(coming: ComingRefund): void {
		const { heap } = this;
		let at = heap.push(coming) - 1;
		while (at > 0) {
			const parent = (at - 1) >> 1;
			if (key(heap[parent]) <= key(coming)) break;
			this.swap(at, parent);
			at = parent;
		}
	}

	/** The next refund up to `local` (shop time); null if there is none. */
	takeUntil(local: string): ComingRefund | null {
		const [first] = this.heap;
		if (first === undefined || key(first) > local) return null;
		const last = this.heap.pop();
		if (last !== undefined && this.heap.length > 0) {
			this.heap[0] = last;
			this.sink();
		}
		return first;
	}

	private sink(): void {
		let at = 0;
		for (;;) {
			const left = 2 * at + 1;
			const right = left + 1;
			let smallest = at;
			if (key(this.heap[left]) < key(this.heap[smallest])) smallest = left;
			if (key(this.heap[right]) < key(this.heap[smallest])) smallest = right;
			if (smallest === at) return;
			this.swap(at, smallest);
			at = smallest;
		}
	}

	private swap(one: number, other: number): void {
		const [first, second] = [this.heap[one], this.heap[other]];
		if (first === undefined || second === undefined) return;
		this.heap[one] = second;
		this.heap[other] = first;
	}
}

/** An empty entry sorts last. */
function key(coming: ComingRefund | undefined): string {
	return coming?.refund.created.local ?? '~';
}
