import { useMemo } from 'react';
import { useRouteArguments } from '@store-analytics/data';
import { isQueried } from '@store-analytics/rest-api';
import type { Query } from '../../../platform/query';
import type { ReportModel } from '../definition/model';
import type { Params } from './requests';
import { unknownFilters } from './unknown-filters';

/** The filters of an address that the report does not have, and what the shop makes of them. */
type LinkFilters =
	| { readonly state: 'pending' }
	| { readonly state: 'error'; readonly error: unknown; readonly retry: () => void }
	| {
			readonly state: 'ready';
			/** Names of filters that nobody knows: without them, the numbers are of something else. */
			readonly unknown: readonly string[];
			/** Parameters that the shop understands, such as those of a newer WooCommerce; requests have them. */
			readonly heeded: Params;
	  };

const none = { state: 'ready', unknown: [], heeded: {} } satisfies LinkFilters;

/** Asks the shop's routes about filters that the report does not have; without any it sends no request. */
export function useLinkFilters(model: ReportModel, query: Query): LinkFilters {
	const names = useMemo(() => unknownFilters(model, query), [model, query]);
	// What a query answers has no route that could know more filters.
	const hasRoute = !isQueried(model.endpoint);
	const isAsked = names.length > 0 && hasRoute;
	const hasRows = model.rows !== 'intervals';
	const stats = useRouteArguments(`${model.statsEndpoint}/stats`, isAsked);
	const rows = useRouteArguments(model.endpoint, isAsked && hasRows);
	const asked = JSON.stringify(names.map((name) => [name, query[name]]));
	return useMemo(() => {
		const filters: [string, unknown][] = JSON.parse(asked);
		if (filters.length === 0) return none;
		if (!hasRoute) return { ...none, unknown: filters.map(([name]) => name) };
		const failed = [stats, rows].filter(({ status }) => status === 'error');
		if (failed[0]) {
			const retry = () => failed.forEach((route) => route.retry());
			return { state: 'error', error: failed[0].error, retry };
		}
		if (!stats.data || (hasRows && !rows.data)) return { state: 'pending' };
		const known = stats.data.filter((name) => !hasRows || rows.data?.includes(name));
		return {
			state: 'ready',
			unknown: filters.map(([name]) => name).filter((name) => !known.includes(name)),
			heeded: Object.fromEntries(filters.filter(([name]) => known.includes(name))),
		};
	}, [asked, hasRoute, hasRows, stats, rows]);
}
