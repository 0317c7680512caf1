import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { reportPath } from '@store-analytics/rest-api';
import type { Query } from '../../platform/query';

/** Address of another report that keeps the date range and opens with the given parameters (S2.2). */
export function screenLink(
	report: string,
	query: Query,
	parameters: Readonly<Record<string, string | number>> = {},
): string {
	return getNewPath({ ...getPersistedQuery(query), ...parameters }, reportPath(report), {});
}
