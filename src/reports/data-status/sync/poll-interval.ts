import type { SyncStatus } from '@store-analytics/rest-api';

const second = 1000;
const busy = 5 * second;
const longest = 60 * second;
/** A little after the next sync, when its result is known. */
const after = 3 * second;

/**
 * Returns milliseconds until the next request of the sync state: short during a sync, else until the next sync. After
 * failures the wait grows up to five minutes.
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
