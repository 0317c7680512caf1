import type { Stamp } from '../../base/time/shop-time';
import type { Place } from './second-reading';
import { NumberColumn } from './number-column';

/** What orders entries, and where they are found again. */
export interface IndexedEntry {
	readonly id: number;
	/** The shop's clock. */
	readonly created: Stamp;
	readonly place: Place;
}

/** What is kept of the orders or refunds of an export until they are read again: numbers only, as there may be millions. */
export class EntryIndex {
	private count = 0;
	private readonly ids = new NumberColumn();
	private readonly dates = new NumberColumn();
	private readonly offsets = new NumberColumn();
	private readonly lengths = new NumberColumn('whole');
	/** Rows and one by their ids: a hash table, of which no more than half is taken. */
	private rows = new Int32Array(1024);

	/** Takes an entry in, in the place of one with the same id. */
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

	/** Where the row of an id stands, or would. */
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

/** Neighbours and multiples come to lie apart. */
function hashOf(id: number): number {
	const mixed = Math.imul((id >>> 0) ^ Math.floor(id / 2 ** 32), 0x9e3779b1);
	return mixed ^ (mixed >>> 15);
}

/** `2026-11-20 11:30:00` as 20261120113000. */
export function digitsOf(stamp: Stamp): number {
	return Number(stamp.replace(/\D/g, ''));
}
