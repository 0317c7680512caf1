import { getFilterQuery } from '@store-analytics/data';
import type { FilterConfig } from '../../reports/engine/definition/filter-config';
import type { RequestDates } from '../../reports/engine/query/period';
import type { Query } from '../../platform/query';
import {
	statsRequests,
	type Params,
	type StatsRequests,
} from '../../reports/engine/query/requests';
import { fieldsOf, type DashboardChart } from './charts/dashboard-charts';

/** The subject of Overview: an address, its dates, and the choices in extensions' dropdowns. */
interface About {
	readonly query: Query;
	readonly dates: RequestDates;
	readonly filters: readonly FilterConfig[];
}

/** The numbers of both periods, or of one without a comparison; `stats` names them, separated by commas. */
export function indicatorRequests(stats: string, about: About) {
	const { primary, secondary } = about.dates;
	return {
		primary: { ...primary, stats, ...filtersOf(about) },
		secondary: secondary && { ...secondary, stats, ...filtersOf(about) },
	};
}

/** The stats of both periods for all charts of a stats endpoint. */
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
	return statsRequests({ charts: metrics, summary: [] }, about.dates, filtersOf(about));
}

/** All leaderboards with this many rows each; `persisted_query` is the persisted query of their links, as JSON. */
export function leaderboardsRequest(
	{ rows, persistedQuery }: { rows: number | string; persistedQuery: string },
	about: About,
): Params {
	return {
		...about.dates.primary,
		per_page: rows,
		persisted_query: persistedQuery,
		...filtersOf(about),
	};
}

function filtersOf({ query, filters }: About): Params {
	return getFilterQuery({ endpoint: 'dashboard', query, filters });
}
