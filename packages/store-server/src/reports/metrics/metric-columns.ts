import { joinSql, raw, type Sql } from '../../database/sql';
import type { FactName } from '../facts/fact';
import type { Metric } from './metric';

/** `aggregate AS "key"` of metrics over one fact, or its days, for a SELECT; the same for tables and statistics. */
export function metricColumns(
	metrics: readonly Metric[],
	fact: FactName,
	{ ofDays }: { readonly ofDays: boolean } = { ofDays: false },
): Sql {
	return joinSql(
		metrics.map((metric) => {
			const aggregate = (ofDays && metric.ofDays) || metric.over?.[fact];
			return raw(`${aggregate} AS "${metric.key}"`);
		}),
		', ',
	);
}

/** `expression AS "key"` of metrics that are made of others, over rows that have these as columns. */
export function derivedColumns(metrics: readonly Metric[]): Sql {
	return joinSql(
		metrics.map(({ key, from }) => raw(`${from?.sql} AS "${key}"`)),
		', ',
	);
}
