import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { reportPath } from '@store-analytics/rest-api';
import type { Query } from '../../platform/query';

/** Returns the address of another report with the same date range and the given parameters (S2.2). */
export function screenLink(
	report: string,
	query: Query,
	parameters: Readonly<Record<string, string | number>> = {},
): string {
	return getNewPath({ ...getPersistedQuery(query), ...parameters }, reportPath(report), {});
}
