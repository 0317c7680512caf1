import { emailKey } from '../../orders/customer-directory';
import type { SourceOrder } from '../../orders/order-source';
import type { Place } from './entry-reader';
import { isOrder } from '../../documents/read/counted-order';
import type { ReadRefund } from '../../documents/read/refund';
import { digitsOf, EntryIndex } from './entry-index';
import { NumberColumn } from './number-column';
import { rootOf } from '../../documents/refunds-of-orders';

/** No row. */
const NONE = -1;

/** Index of an export’s orders and refunds by row, and of their order by date. */
export class OrderIndex {
	readonly orders = new EntryIndex();
	readonly refunds = new EntryIndex();
	/** Time of the last change of each order. */
	private readonly modified = new NumberColumn();
	/** Rows of drafts and deleted orders. */
	private readonly noOrders = new Set<number>();
	/** Numbers of the guests’ e-mails, and the number for each order. */
	private readonly emails = new Map<string, number>();
	private readonly emailOf = new NumberColumn('whole');
	/** Parents of refunds by id: orders or other refunds. */
	private readonly parents = new Map<number, number>();
	/** The row of each refund’s order. */
	private readonly orderOf = new NumberColumn('whole');

	addOrder(order: SourceOrder, place: Place): void {
		const modified = digitsOf(order.modified?.utc ?? '');
		const before = this.orders.rowOf(order.id);
		// The same rule as `isOlder`, which compares orders in memory.
		if (before !== undefined && modified < this.modified.at(before)) return;
		const { id, created } = order;
		const row = this.orders.set({ id, created: created.local, place });
		this.modified.set(row, modified);
		if (isOrder(order)) this.noOrders.delete(row);
		else this.noOrders.add(row);
		this.emailOf.set(row, this.emailNumber(order));
	}

	addRefund({ refund, parentId }: ReadRefund, place: Place): void {
		this.refunds.set({ id: refund.id, created: refund.created.local, place });
		this.parents.set(refund.id, parentId);
	}

	private emailNumber({ userId, billing }: SourceOrder): number {
		const email = emailKey(billing.email);
		if (userId !== 0 || email === '') return NONE;
		const number = this.emails.get(email) ?? this.emails.size;
		this.emails.set(email, number);
		return number;
	}

	/**
	 * After all entries were added: orders and refunds by date. Orders are rows from 0 up, refunds are rows from -1
	 * down. Refunds without an order are left out.
	 */
	events(): Int32Array {
		const { orders, refunds, parents } = this;
		const events = new Int32Array(orders.size + refunds.size);
		let count = 0;
		for (let row = 0; row < orders.size; row++) if (!this.noOrders.has(row)) events[count++] = row;
		for (let row = 0; row < refunds.size; row++) {
			const order = orders.rowOf(rootOf(refunds.idOf(row), parents));
			if (order === undefined || this.noOrders.has(order)) continue;
			this.orderOf.set(row, order);
			events[count++] = ~row;
		}
		const date = (event: number) => (event < 0 ? refunds.dateOf(~event) : orders.dateOf(event));
		const id = (event: number) => (event < 0 ? refunds.idOf(~event) : orders.idOf(event));
		return events
			.subarray(0, count)
			.sort((one, other) => date(one) - date(other) || id(one) - id(other));
	}

	/** Refunds without an order, with their parents. */
	*orphans(): Generator<{ readonly id: number; readonly parentId: number }> {
		for (let row = 0; row < this.refunds.size; row++) {
			const id = this.refunds.idOf(row);
			const isOrphan = this.orders.rowOf(rootOf(id, this.parents)) === undefined;
			if (isOrphan) yield { id, parentId: this.parents.get(id) ?? 0 };
		}
	}

	/** The row of an event’s order. */
	orderRow(event: number): number {
		return event < 0 ? this.orderOf.at(~event) : event;
	}

	/** Row of each guest’s latest order, by e-mail. */
	latestOfGuests(events: Int32Array): Map<string, number> {
		const latest: number[] = [];
		for (const event of events) {
			const email = event < 0 ? NONE : this.emailOf.at(event);
			if (email !== NONE) latest[email] = event;
		}
		const rows = new Map<string, number>();
		for (const [email, number] of this.emails) {
			const row = latest[number];
			if (row !== undefined) rows.set(email, row);
		}
		return rows;
	}
}
