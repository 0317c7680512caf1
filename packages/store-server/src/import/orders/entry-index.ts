import type { Stamp } from '../../time/shop-time';
import type { Place } from '../files/second-reading';

/** What orders entries, and where they are found again. */
export interface IndexedEntry {
	readonly id: number;
	/** The shop's clock. */
	readonly created: Stamp;
	readonly place: Place;
}

/** What is kept of the orders or refunds of an export until they are read again: numbers only, as there may be millions. */
export class EntryIndex {
	private readonly rows = new Map<number, number>();
	private readonly ids: number[] = [];
	private readonly dates: number[] = [];
	private readonly offsets: number[] = [];
	private readonly lengths: number[] = [];

	/** Takes an entry in, in the place of one with the same id. */
	set({ id, created, place }: IndexedEntry): number {
		const row = this.rows.get(id) ?? this.ids.length;
		this.rows.set(id, row);
		this.ids[row] = id;
		this.dates[row] = digitsOf(created);
		this.offsets[row] = place.offset;
		this.lengths[row] = place.bytes;
		return row;
	}

	get size(): number {
		return this.ids.length;
	}

	rowOf(id: number): number | undefined {
		return this.rows.get(id);
	}

	idOf(row: number): number {
		return this.ids[row] ?? 0;
	}

	dateOf(row: number): number {
		return this.dates[row] ?? 0;
	}

	placeOf(row: number): Place {
		return { offset: this.offsets[row] ?? 0, bytes: this.lengths[row] ?? 0 };
	}
}

/** `2026-11-20 11:30:00` as 20261120113000. */
export function digitsOf(stamp: Stamp): number {
	return Number(stamp.replace(/\D/g, ''));
}
