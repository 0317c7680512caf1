import { TimeSlice } from '../../../base/time-slice';

/** Values per slice: some two milliseconds of work. Most responses are one piece. */
const PIECE = 20_000;

/**
 * What `JSON.stringify` writes of an object or a list, written in slices of time: the text of a large response takes longer than
 * others should wait. `piece` is how many values are written at once.
 */
export async function jsonText(value: object, piece = PIECE): Promise<string> {
	const parts: string[] = [];
	await write(value, piece, parts, new TimeSlice());
	return parts.join('');
}

/** Checks whether the text of a value would take too long in one slice. */
export function isLarge(value: unknown, piece = PIECE): value is object {
	return count(value, piece) > piece;
}

async function write(
	value: object,
	piece: number,
	parts: string[],
	slice: TimeSlice,
): Promise<void> {
	if ('toJSON' in value || !isLarge(value, piece)) parts.push(JSON.stringify(value));
	else if (Array.isArray(value)) await writeList(value, piece, parts, slice);
	else await writeMembers(value, piece, parts, slice);
	if (slice.isOver()) await slice.next();
}

async function writeList(
	list: readonly unknown[],
	piece: number,
	parts: string[],
	slice: TimeSlice,
): Promise<void> {
	parts.push('[');
	for (const [index, item] of list.entries()) {
		if (index > 0) parts.push(',');
		if (isObject(item)) await write(item, piece, parts, slice);
		else parts.push(JSON.stringify(item ?? null));
	}
	parts.push(']');
}

async function writeMembers(
	value: object,
	piece: number,
	parts: string[],
	slice: TimeSlice,
): Promise<void> {
	let before = '{';
	for (const [name, member] of Object.entries(value) as [string, unknown][]) {
		if (member === undefined) continue;
		parts.push(before, JSON.stringify(name), ':');
		before = ',';
		if (isObject(member)) await write(member, piece, parts, slice);
		else parts.push(JSON.stringify(member));
	}
	parts.push(before === '{' ? '{}' : '}');
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null;
}

/** Counts the values in a value, including itself, up to `most`. */
function count(value: unknown, most: number): number {
	let found = 1;
	if (!isObject(value)) return found;
	// A list is gone through as it is: its values as a list of their own would be as long again.
	const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
	for (const member of members) {
		found += count(member, most - found);
		if (found > most) break;
	}
	return found;
}
