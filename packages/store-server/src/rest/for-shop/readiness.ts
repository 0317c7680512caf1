import type { SyncProof, SyncStatus } from '@store-analytics/rest-api';
import type { StoreContext } from '../store-context';
import { openShop, type Shop } from '../../reports/shop';
import { readState } from '../../sync/state/sync-state';
import { RestError } from '../router/errors';
import { differingRule } from './rules';
import type { Preconditions } from './preconditions';

/** Why WooCommerce must respond itself. */
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

/** A clock that was set back by more than this many seconds gives no age. */
const CLOCK_SLIP = 60;

/** Maximum clock difference of shop and store in seconds: beyond it, one may have been set since the last sync. */
const CLOCKS_APART = 300;

/** The state of a store that can respond. */
export interface Readiness {
	/** The shop as reports see it. */
	readonly shop: Shop;
	/** The shop's address in its own words. */
	readonly address: string;
	/** Seconds since the last complete sync. */
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

/** Leaves a request that the store refuses to the shop, which says in its own words what is wrong. */
export function fallThroughOnRefusal(error: unknown): never {
	if (error instanceof RestError) throw fallThrough('parameters', error.message);
	throw error;
}

/** Checks whether the store may respond for the requesting shop now. Throws the result of `left` if not. */
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

/** Explains why the last sync is so old. */
function reasonOfAge(problem: SyncStatus['problem']): FallThroughReason {
	if (problem === null) return 'stale';
	return problem.kind === 'store' ? 'cannot-write' : 'shop-not-reached';
}

/** A failed comparison keeps the result of the one before. */
function hasCompared({ problem, from, to }: SyncProof): boolean {
	return problem === null || from < to;
}

/** http and https addresses belong to the same shop. */
function isSameAddress(one: SyncStatus['shop'], other: string): boolean {
	const bare = (address: string) =>
		address
			.trim()
			.replace(/^https?:\/\//i, '')
			.replace(/\/+$/, '')
			.toLowerCase();
	return bare(one) === bare(other);
}
