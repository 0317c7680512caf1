import { joinSql, raw, type Sql } from '../../database/sql';
import type { FactName } from '../facts/fact';
import type { Metric } from './metric';

interface Source {
	/** Rows are what days add up to. */
	readonly ofDays: boolean;
	/** They are put together by interval (`bucket`), and as a whole. */
	readonly byInterval?: boolean;
}

/** `aggregate AS "key"` of metrics over one fact, or its days, for a SELECT; the same for tables and statistics. */
export function metricColumns(
	metrics: readonly Metric[],
	fact: FactName,
	{ ofDays, byInterval }: Source = { ofDays: false },
): Sql {
	return joinSql(
		metrics.map((metric) => {
			const own = metric.ofOwnDays?.fact === fact ? ofOwnDays(metric.ofOwnDays, byInterval) : '';
			const aggregate = own || (ofDays && metric.ofDays) || metric.over?.[fact];
			return raw(`${aggregate} AS "${metric.key}"`);
		}),
		', ',
	);
}

function ofOwnDays(
	{ whole, interval }: NonNullable<Metric['ofOwnDays']>,
	byInterval = false,
): string {
	return byInterval ? `CASE GROUPING(bucket) WHEN 1 THEN ${whole} ELSE ${interval} END` : whole;
}

/** `expression AS "key"` of metrics that are made of others, over rows that have these as columns. */
export function derivedColumns(metrics: readonly Metric[]): Sql {
	return joinSql(
		metrics.map(({ key, from }) => raw(`${from?.sql} AS "${key}"`)),
		', ',
	);
}
