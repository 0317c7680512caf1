import { joinSql, raw, type Sql } from '../../database/sql';
import type { FactName } from '../facts/fact';
import type { Metric } from './metric';

/** `aggregate AS "key"` of metrics over one fact, for a SELECT; the same for tables and statistics. */
export function metricColumns(metrics: readonly Metric[], fact: FactName): Sql {
	return joinSql(
		metrics.map(({ key, over }) => raw(`${over?.[fact]} AS "${key}"`)),
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
