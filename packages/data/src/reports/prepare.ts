import { actionsOf } from '../resource/hydrate';
import { STORE_NAME as ITEMS_STORE_NAME } from '../items/store';
import { tellOtherTabs, type Registry } from '../resource';
import { STORE_NAME } from './store';

/** A response that a screen is about to ask for: rows or stats of an endpoint. */
export interface ReportQuery {
	readonly kind: 'items' | 'stats';
	readonly endpoint: string;
	readonly query: object;
}

/**
 * Fetches responses before they are asked for, unless they are fresh or in flight. `signal` ends it; what a screen has
 * asked for meanwhile still comes.
 */
export async function prepareReport(
	registry: object,
	queries: readonly ReportQuery[],
	signal: AbortSignal,
): Promise<void> {
	const actions = actionsOf(registry as Registry, STORE_NAME); // the caller's useRegistry(), whose type says less
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

/** Forgets reports and rankings here and in the shop's other tabs, because other orders count now, or on other days, or in other money. */
export function forgetReports(registry: object): void {
	for (const store of [STORE_NAME, ITEMS_STORE_NAME]) {
		const actions = actionsOf(registry as Registry, store); // as above
		// Another version of a store knows only the second; a store that is not here has neither, but other tabs may have it.
		const isOther = !('forgetResponses' in actions) && 'invalidateResolutionForStore' in actions;
		const forget = isOther ? 'invalidateResolutionForStore' : 'forgetResponses';
		actions[forget]?.();
		tellOtherTabs(store, forget);
	}
}
