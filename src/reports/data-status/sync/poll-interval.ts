import type { SyncStatus } from '@store-analytics/rest-api';

const second = 1000;
const busy = 5 * second;
const longest = 60 * second;
/** A little after the shop was to be asked, when what came of it is known. */
const after = 3 * second;

/**
 * Milliseconds until the store is asked how it stands with its shop: often while something goes on, else when the shop
 * has been asked again. After failures ever later, up to five minutes.
 */
export function pollInterval(
	status: Pick<SyncStatus, 'isRunning' | 'isComplete' | 'nextAt'> | undefined,
	failures: number,
	now: number,
): number {
	if (failures > 0) return Math.min(busy * 2 ** (failures - 1), 5 * longest);
	if (status === undefined || status.isRunning || !status.isComplete) return busy;
	const next = status.nextAt === null ? NaN : Date.parse(status.nextAt) - now + after;
	return Number.isNaN(next) ? longest : Math.min(Math.max(next, busy), longest);
}
