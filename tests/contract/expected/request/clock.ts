import { oncePerName } from '../once-per';

/** A time on the shop's clock, in milliseconds as if the clock were UTC. */
export type Wall = number;

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Parses `2026-11-20T12:00:00` or `2026-11-20 12:00:00`. */
export function readWall(text: string): Wall {
	return Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`);
}

/** Formats as `2026-11-20 12:00:00`. */
export function writeWall(wall: Wall): string {
	return new Date(wall).toISOString().slice(0, 19).replace('T', ' ');
}

/** Converts an instant to the time on a zone's clock. */
export function toWall(instant: number, zone: string): Wall {
	return instant + offsetAt(instant, zone);
}

/** Returns all instants with this time on a zone's clock: none if the clock skips it, two if the clock is set back. */
export function instantsOf(wall: Wall, zone: string): number[] {
	const offsets = new Set([offsetAt(wall - DAY, zone), offsetAt(wall + DAY, zone)]);
	return [...offsets]
		.map((offset) => wall - offset)
		.filter((instant) => toWall(instant, zone) === wall)
		.sort((a, b) => a - b);
}

const offsetsIn = oncePerName((zone: string) => {
	const format = new Intl.DateTimeFormat('sv-SE', {
		timeZone: zone,
		dateStyle: 'short',
		timeStyle: 'medium',
	});
	return oncePerName((second: number) => readWall(format.format(second)) - second);
});

function offsetAt(instant: number, zone: string): number {
	const fixed = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
	if (fixed) {
		const size = Number(fixed[2]) * HOUR + Number(fixed[3]) * 60_000;
		return fixed[1] === '-' ? -size : size;
	}
	return offsetsIn(zone)(Math.floor(instant / 1000) * 1000);
}
