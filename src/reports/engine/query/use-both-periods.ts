import { useMemo } from 'react';
import { useAllReportStats, type Loadable } from '@store-analytics/data';
import type { ReportName } from '@store-analytics/rest-api';
import type { StatsInterval } from './chart-rows';
import type { StatsRequests } from './requests';
import type { Lookup } from './lookup';

/** Totals and intervals of one period. */
export interface PeriodStats {
	readonly totals: Readonly<Record<string, unknown>>;
	readonly intervals: readonly StatsInterval[];
}

/** The stats of both periods as one state: ready once both have loaded, an error if one failed. */
export type BothPeriods =
	| { readonly status: 'loading' }
	| { readonly status: 'error'; readonly error: unknown; readonly retry: () => void }
	| {
			readonly status: 'ready';
			readonly primary: PeriodStats;
			/** Undefined without a comparison. */
			readonly secondary: PeriodStats | undefined;
	  };

/**
 * Reads the stats of both periods; panels with equal requests share them. Sends no request during a lookup. After a
 * search without results, every metric is 0.
 */
export function useBothPeriods(
	endpoint: ReportName,
	requests: StatsRequests,
	state: Lookup['state'] = 'ready',
): BothPeriods {
	const primary = useAllReportStats(endpoint, requests.primary, state === 'ready');
	const isCompared = requests.secondary !== undefined;
	const secondary = useAllReportStats(
		endpoint,
		requests.secondary ?? requests.primary,
		state === 'ready' && isCompared,
	);
	return useMemo(
		() =>
			state === 'nothing'
				? noStats(requests)
				: bothPeriods(primary, isCompared ? secondary : undefined),
		[primary, secondary, isCompared, state, requests],
	);
}

function noStats({ primary, secondary }: StatsRequests): BothPeriods {
	const { fields } = primary;
	const keys: unknown[] = Array.isArray(fields) ? fields : [];
	const none = { totals: Object.fromEntries(keys.map((key) => [key, 0])), intervals: [] };
	return { status: 'ready', primary: none, secondary: secondary && none };
}

type ShopResponse = Loadable<PeriodStats>;

/** Omits `secondary` without a comparison. */
function bothPeriods(primary: ShopResponse, secondary: ShopResponse | undefined): BothPeriods {
	// If a refresh fails, the numbers on screen stay and DataAge reports it.
	if (primary.data && (!secondary || secondary.data)) {
		return { status: 'ready', primary: primary.data, secondary: secondary?.data };
	}
	const failed = [primary, ...(secondary ? [secondary] : [])].filter(
		({ status }) => status === 'error',
	);
	if (failed[0]) {
		const retry = () => failed.forEach((response) => response.retry());
		return { status: 'error', error: failed[0].error, retry };
	}
	return { status: 'loading' };
}
