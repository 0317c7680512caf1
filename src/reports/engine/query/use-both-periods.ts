import { useMemo } from 'react';
import { useAllReportStats, type Loadable } from '@store-analytics/data';
import type { ReportName } from '@store-analytics/rest-api';
import type { StatsInterval } from './chart-rows';
import type { Params, StatsRequests } from './requests';
import type { Lookup } from './lookup';

/** Totals and intervals of one period. */
export interface PeriodStats {
	readonly totals: Readonly<Record<string, unknown>>;
	readonly intervals: readonly StatsInterval[];
}

/** The stats of a screen's two periods, together: both there, one failed, or still on the way. */
export type BothPeriods =
	| { readonly status: 'loading' }
	| { readonly status: 'error'; readonly error: unknown; readonly retry: () => void }
	| { readonly status: 'ready'; readonly primary: PeriodStats; readonly secondary: PeriodStats };

/**
 * Reads both periods; panels that ask for the same share the requests. While the lookup is under way nothing is asked,
 * and where a search found nothing every metric is 0.
 */
export function useBothPeriods(
	endpoint: ReportName,
	requests: StatsRequests,
	state: Lookup['state'] = 'ready',
): BothPeriods {
	const primary = useAllReportStats(endpoint, requests.primary, state === 'ready');
	const secondary = useAllReportStats(endpoint, requests.secondary, state === 'ready');
	return useMemo(
		() => (state === 'nothing' ? noStats(requests.primary) : bothPeriods(primary, secondary)),
		[primary, secondary, state, requests],
	);
}

function noStats({ fields }: Params): BothPeriods {
	const keys: unknown[] = Array.isArray(fields) ? fields : [];
	const none = { totals: Object.fromEntries(keys.map((key) => [key, 0])), intervals: [] };
	return { status: 'ready', primary: none, secondary: none };
}

type ShopResponse = Loadable<PeriodStats>;

function bothPeriods(primary: ShopResponse, secondary: ShopResponse): BothPeriods {
	// Numbers that are there stay when newer ones cannot be had; DataAge says so.
	if (primary.data && secondary.data) {
		return { status: 'ready', primary: primary.data, secondary: secondary.data };
	}
	const failed = [primary, secondary].filter(({ status }) => status === 'error');
	if (failed[0]) {
		const retry = () => failed.forEach((response) => response.retry());
		return { status: 'error', error: failed[0].error, retry };
	}
	return { status: 'loading' };
}
