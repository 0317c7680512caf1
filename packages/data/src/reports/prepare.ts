import { actionsOf } from '../resource/hydrate';
import { STORE_NAME as ITEMS_STORE_NAME } from '../items/store';
import { tellOtherTabs, type Registry } from '../resource';
import { STORE_NAME } from './store';

/** A response that a screen will request: rows or stats of an endpoint. */
export interface ReportQuery {
	readonly kind: 'items' | 'stats';
	readonly endpoint: string;
	readonly query: object;
}

/**
 * Prefetches responses unless they are fresh or in flight. `signal` aborts it, except for requests that a screen has
 * joined.
 * @example prepareReport(registry, [{ kind: 'items', endpoint: 'orders', query: {} }], signal)
 */
export async function prepareReport(
	registry: object,
	queries: readonly ReportQuery[],
	signal: AbortSignal,
): Promise<void> {
	const actions = actionsOf(registry as Registry, STORE_NAME); // the caller's useRegistry(), whose type is less specific
	await Promise.all(
		queries.map(({ kind, endpoint, query }) =>
			actions[kind === 'items' ? 'prepareReportItems' : 'prepareReportStats']?.(
				endpoint,
				query,
				signal,
			),
		),
	);
}

/**
 * Clears reports and leaderboards here and in the shop's other tabs, after a change of statuses, dates or currency in
 * the settings.
 * @example forgetReports(registry)
 */
export function forgetReports(registry: object): void {
	for (const store of [STORE_NAME, ITEMS_STORE_NAME]) {
		const actions = actionsOf(registry as Registry, store); // as above
		// An older version of a store knows only the second action. A store that is missing here may exist in other
		// tabs.
		const isOther = !('forgetResponses' in actions) && 'invalidateResolutionForStore' in actions;
		const forget = isOther ? 'invalidateResolutionForStore' : 'forgetResponses';
		actions[forget]?.();
		tellOtherTabs(store, forget);
	}
}
