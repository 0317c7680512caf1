import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two looks. */
const BETWEEN = 10;

/**
 * Looks again and again; resolves to the first result that holds. Only for what sends no event: a route that reports
 * progress, the files and counters of running code.
 */
export async function until<Found>(
	look: () => Found | Promise<Found>,
	holds: (found: Found) => boolean = Boolean,
): Promise<Found> {
	for (;;) {
		const found = await look();
		if (holds(found)) return found;
		await setTimeout(BETWEEN);
	}
}
