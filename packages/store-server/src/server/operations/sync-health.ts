import { setTimeout } from 'node:timers/promises';
import { syncProblem, type SyncStatus } from '@store-analytics/rest-api';

/** A problem with the shop for monitoring, in the words of Data and of the terminal. */
interface SyncHealth {
	readonly kind: string;
	readonly since: string;
	readonly until?: string;
	readonly problem: string;
	readonly advice: string;
}

/** Milliseconds after which a status that a busy database holds back is left out. */
const PATIENCE = 1000;

/** The same as `syncHealth` for a status that may come late, or never. */
export async function knownSyncHealth(status: Promise<SyncStatus> | undefined) {
	const late = setTimeout(PATIENCE, undefined, { ref: false });
	return syncHealth(await Promise.race([status, late]).catch(() => undefined));
}

/** Why the shop is not followed; null if it is, and undefined for a store without a shop. */
export function syncHealth(status: SyncStatus | undefined): SyncHealth | null | undefined {
	if (!status?.problem) return status && null;
	const { kind, since, until } = status.problem;
	const { problem, advice } = syncProblem(kind, until);
	return { kind, since, ...(until !== undefined && { until }), problem, advice };
}
