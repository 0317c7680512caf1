import type { SyncProof, SyncStatus } from '@store-analytics/rest-api';
import type { StoreContext } from '../store-context';
import { openShop, type Shop } from '../../reports/shop';
import { readState } from '../../sync/state/sync-state';
import { RestError } from '../router/errors';
import { differingRule } from './rules';
import type { Preconditions } from './preconditions';

/** Why WooCommerce has to respond itself. */
export type FallThroughReason =
	| 'other-shop'
	| 'other-rules'
	| 'incomplete'
	| 'not-compared'
	| 'clock'
	| 'stale'
	| 'cannot-write'
	| 'shop-not-reached'
	| 'other-report'
	| 'parameters'
	| 'differing-day';

/** A clock that was set back by more than this many seconds tells no age. */
const CLOCK_SLIP = 60;

/** Clocks of the shop and the store that are further apart, in seconds: one of them may have been set since the shop was read. */
const CLOCKS_APART = 300;

/** What a store that can serve knows of itself. */
export interface Readiness {
	/** The shop as reports see it. */
	readonly shop: Shop;
	/** The shop's address, as it says it. */
	readonly address: string;
	/** Seconds since the shop was asked for changes, and had all of them read. */
	readonly age: number;
	readonly proof: SyncProof;
}

/** Leaves a request to WooCommerce: 409 with the reason in `data`. */
export function fallThrough(
	reason: FallThroughReason,
	message: string,
	more: object = {},
): RestError {
	const data = { status: 409, reason, ...more };
	return new RestError('store_analytics_fall_through', message, 409, data);
}

/** Whether the store may speak for the shop that asks, at this moment. Throws what `left` makes where it may not. */
export async function readinessFor(
	preconditions: Preconditions,
	context: StoreContext,
	isByWeek = false,
): Promise<Readiness> {
	const status = await context.sync?.status();
	const isLoaded = await readState(context.database, 'loaded');
	const tables = await readState(context.database, 'tables');
	if (
		!status ||
		(tables !== preconditions.tables && !isSameAddress(status.shop, preconditions.home))
	) {
		throw fallThrough('other-shop', `This store follows ${status?.shop ?? 'no shop'}.`);
	}
	const shop = await openShop(context);
	const now = context.now();
	const rule = differingRule(preconditions, shop.settings, now, isByWeek);
	if (rule !== null) {
		throw fallThrough('other-rules', `The store goes by another setting of the shop: ${rule}.`, {
			rule,
		});
	}
	const apart = Math.round(now.getTime() / 1000 - preconditions.now);
	if (Math.abs(apart) > CLOCKS_APART) {
		throw fallThrough('clock', `The clocks of the store and the shop are ${apart} seconds apart.`, {
			apart,
		});
	}
	const { proof, checkedAt, isComplete } = status;
	if (!isLoaded || !isComplete || checkedAt === null) {
		throw fallThrough('incomplete', 'The orders of the shop are still coming in.');
	}
	if (proof === null || !hasCompared(proof)) {
		throw fallThrough('not-compared', 'The store was never compared with the shop’s own reports.');
	}
	const age = Math.round((now.getTime() - Date.parse(checkedAt)) / 1000);
	if (age > preconditions.max_age || age < -CLOCK_SLIP) {
		throw fallThrough(reasonOfAge(status.problem), `The shop was read ${age} seconds ago.`, {
			age,
		});
	}
	return { shop, address: preconditions.home, age: Math.max(0, age), proof };
}

/** Why the shop was not read for so long. */
function reasonOfAge(problem: SyncStatus['problem']): FallThroughReason {
	if (problem === null) return 'stale';
	return problem.kind === 'store' ? 'cannot-write' : 'shop-not-reached';
}

/** A comparison that failed keeps what the one before it found. */
function hasCompared({ problem, from, to }: SyncProof): boolean {
	return problem === null || from < to;
}

/** Encrypted or not, an address is that of one shop. */
function isSameAddress(one: SyncStatus['shop'], other: string): boolean {
	const bare = (address: string) =>
		address
			.trim()
			.replace(/^https?:\/\//i, '')
			.replace(/\/+$/, '')
			.toLowerCase();
	return bare(one) === bare(other);
}
