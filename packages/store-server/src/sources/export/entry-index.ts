import type { Stamp } from '../../base/time/shop-time';
import type { Place } from './entry-reader';
import { NumberColumn } from './number-column';

/** The sort key of an entry, and its place in the file. */
export interface IndexedEntry {
	readonly id: number;
	/** In the shop’s time zone. */
	readonly created: Stamp;
	readonly place: Place;
}

/**
 * Index of an export’s orders or refunds for the second reading. It keeps numbers only, because there may be millions.
 */
export class EntryIndex {
	private count = 0;
	private readonly ids = new NumberColumn();
	private readonly dates = new NumberColumn();
	private readonly offsets = new NumberColumn();
	private readonly lengths = new NumberColumn('whole');
	/** Hash table from ids to row numbers plus one; at most half full. */
	private rows = new Int32Array(1024);

	/** Adds an entry, or replaces the one with the same id. */
	set({ id, created, place }: IndexedEntry): number {
		const row = this.rowOf(id) ?? this.add(id);
		this.dates.set(row, digitsOf(created));
		this.offsets.set(row, place.offset);
		this.lengths.set(row, place.bytes);
		return row;
	}

	get size(): number {
		return this.count;
	}

	rowOf(id: number): number | undefined {
		const row = this.rows[this.slotOf(id)] ?? 0;
		return row === 0 ? undefined : row - 1;
	}

	idOf(row: number): number {
		return this.ids.at(row);
	}

	dateOf(row: number): number {
		return this.dates.at(row);
	}

	placeOf(row: number): Place {
		return { offset: this.offsets.at(row), bytes: this.lengths.at(row) };
	}

	private add(id: number): number {
		const row = this.count++;
		this.ids.set(row, id);
		if (this.count > this.rows.length / 2) this.widen();
		else this.rows[this.slotOf(id)] = row + 1;
		return row;
	}

	private widen(): void {
		this.rows = new Int32Array(2 * this.rows.length);
		for (let row = 0; row < this.count; row++) this.rows[this.slotOf(this.idOf(row))] = row + 1;
	}

	/** The slot of an id, whether it is in the table or not. */
	private slotOf(id: number): number {
		const last = this.rows.length - 1;
		let slot = hashOf(id) & last;
		for (;;) {
			const row = this.rows[slot] ?? 0;
			if (row === 0 || this.idOf(row - 1) === id) return slot;
			slot = (slot + 1) & last;
		}
	}
}

/** Spreads consecutive ids and multiples over the table. */
function hashOf(id: number): number {
	const mixed = Math.imul((id >>> 0) ^ Math.floor(id / 2 ** 32), 0x9e3779b1);
	return mixed ^ (mixed >>> 15);
}

/** Converts `2026-11-20 11:30:00` into 20261120113000. */
export function digitsOf(stamp: Stamp): number {
	let digits = 0;
	for (let at = 0; at < stamp.length; at++) {
		const digit = stamp.charCodeAt(at) - 48;
		if (digit >= 0 && digit <= 9) digits = digits * 10 + digit;
	}
	return digits;
}
