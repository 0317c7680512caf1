import { useMemo } from 'react';
import { useReportStats } from '@store-analytics/data';
import { meaningOf } from '@store-analytics/rest-api/metrics';
import { metricNamed, type RegisteredMetric } from '../../../../../extensions/metrics/registry';
import { excludedStatusesOf } from '../../../../../platform/settings/excluded-statuses';
import { useAppSettings } from '../../../../../platform/settings/settings-context';
import { meaningRules } from '../../../definition/meaning-rules';
import { meaningFrom } from '../../extension-metric';
import type { ExplainTarget } from '../../target';
import { statsOf } from '../stats-query';

/** Returns the number and its value, with the numbers of its formula; only its description until they have loaded. */
export function useNumber(target: ExplainTarget) {
	const { server, dateType, admin } = useAppSettings();
	const { endpoint, metric } = target;
	const rules = useMemo(
		() => ({
			...meaningRules(server),
			leavesOutTestOrders: server.leavesOutTestOrders,
			dateType,
			filtersByDimension: server.filtersByDimension,
			excludedStatuses: excludedStatusesOf(admin),
		}),
		[server, dateType, admin],
	);
	const own = metricNamed(metric);
	const meaning = useMemo(
		() => (own ? meaningFrom(own) : meaningOf(endpoint, metric, rules)),
		[own, endpoint, metric, rules],
	);
	const stats = useReportStats(endpoint, statsOf(target, meaning, own?.fields));
	const numberOf = (totals: object) => numbersOf(totals, own)[metric] ?? (own ? undefined : 0);
	const totals = stats.data && numbersOf(stats.data.totals, own);
	return { own, meaning, rules, stats, totals, numberOf };
}

/** The metrics of totals, without segments, plus an extension's metric if it has a value. */
function numbersOf(
	totals: object,
	own: RegisteredMetric | undefined,
): Readonly<Record<string, number | undefined>> {
	const numbers = Object.entries(totals).filter(([key]) => key !== 'segments');
	const known = Object.fromEntries(numbers.map(([key, value]) => [key, Number(value)]));
	return own ? { ...known, [own.name]: own.ofTotals(known) ?? undefined } : known;
}
