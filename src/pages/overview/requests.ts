import { getFilterQuery } from '@store-analytics/data';
import { getPersistedQuery } from '@store-analytics/navigation';
import type { FilterConfig } from '../../reports/engine/definition/filter-config';
import { rangeParams, type Period } from '../../reports/engine/query/period';
import type { Query } from '../../platform/query';
import {
	statsRequests,
	type Params,
	type StatsRequests,
} from '../../reports/engine/query/requests';
import { fieldsOf, type DashboardChart } from './charts/dashboard-charts';

/** What the parts of Overview are about: an address, its period and the dropdowns that extensions have put there. */
interface About {
	readonly query: Query;
	readonly period: Period;
	readonly filters: readonly FilterConfig[];
}

/** The numbers of both periods; `stats` names them, separated by commas. */
export function indicatorRequests(stats: string, about: About) {
	const { primary, secondary } = about.period;
	return {
		primary: { ...rangeParams(primary), stats, ...filtersOf(about) },
		secondary: { ...rangeParams(secondary), stats, ...filtersOf(about) },
	};
}

/** The stats of both periods for all charts that a stats endpoint serves. */
export function chartRequests(
	charts: readonly DashboardChart[],
	endpoint: string,
	about: About,
): StatsRequests {
	const metrics = fieldsOf(charts, endpoint).map((key) => ({
		key,
		label: '',
		type: 'number' as const,
	}));
	return statsRequests({ charts: metrics, summary: [] }, about.period, filtersOf(about));
}

/** All rankings, with so many rows each. */
export function leaderboardsRequest(rows: number, about: About): Params {
	return {
		...rangeParams(about.period.primary),
		per_page: rows,
		persisted_query: JSON.stringify(getPersistedQuery(about.query)),
		...filtersOf(about),
	};
}

function filtersOf({ query, filters }: About): Params {
	return getFilterQuery({ endpoint: 'dashboard', query, filters });
}
