import { oncePer } from '../once-per';
import type { Wall } from './clock';
import type { Interval } from './periods';

/**
 * Returns a function that finds the rows of an interval, in their order; without an interval, all rows. No interval
 * contains a row without a date.
 */
export function rowsWithin<Row>(
	rows: readonly Row[],
	wallOf: (row: Row) => Wall | undefined,
): (interval?: Interval) => readonly Row[] {
	const dated = rows
		.map((row, place) => ({ row, place, wall: wallOf(row) ?? Number.NaN }))
		.filter(({ wall }) => !Number.isNaN(wall))
		.sort((a, b) => a.wall - b.wall);
	const walls = dated.map(({ wall }) => wall);
	const within = oncePer(({ start, end }: Interval) =>
		dated
			.slice(firstFrom(walls, start), firstFrom(walls, end))
			.sort((a, b) => a.place - b.place)
			.map(({ row }) => row),
	);
	return (interval) => (interval ? within(interval) : rows);
}

/** Returns the index of the first time that is not earlier. */
function firstFrom(walls: readonly Wall[], wall: Wall): number {
	let [low, high] = [0, walls.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((walls[middle] ?? wall) < wall) {
			low = middle + 1;
		} else {
			high = middle;
		}
	}
	return low;
}
