import { useMemo } from 'react';
import { useRouteArguments } from '@store-analytics/data';
import type { ServerFeatures } from '../../../platform/settings/server-features';
import type { Report } from '../definition/define-report';

const none: readonly string[] = [];

/**
 * Returns those of the report's newer parameters that both of its routes know; none until they have told, and if they
 * do not tell. Older shops are not asked.
 */
export function useNewerParams(
	{ endpoint, newerParams }: Pick<Report, 'endpoint' | 'newerParams'>,
	{ mayHaveMoreFilters }: Pick<ServerFeatures, 'mayHaveMoreFilters'>,
): readonly string[] {
	const isAsked = newerParams.length > 0 && mayHaveMoreFilters;
	const { data: stats } = useRouteArguments(`${endpoint}/stats`, isAsked);
	const { data: rows } = useRouteArguments(endpoint, isAsked);
	return useMemo(() => {
		const known = newerParams.filter((name) => stats?.includes(name) && rows?.includes(name));
		return known.length > 0 ? known : none;
	}, [newerParams, stats, rows]);
}
