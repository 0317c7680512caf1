import { joinSql, raw, type Sql } from '../../database/sql';
import type { FactName } from '../facts/fact';
import type { Metric } from './metric';

interface Source {
	/** The rows are day sums. */
	readonly ofDays: boolean;
	/** They are grouped by interval (`bucket`), and as a whole. */
	readonly byInterval?: boolean;
}

/**
 * Returns `aggregate AS "key"` of metrics over one fact, or its days, for a SELECT; the same for tables and statistics.
 */
export function metricColumns(
	metrics: readonly Metric[],
	fact: FactName,
	{ ofDays, byInterval }: Source = { ofDays: false },
): Sql {
	return joinSql(
		metrics.map((metric) => {
			const own = metric.ofOwnDays?.fact === fact ? ofOwnDays(metric.ofOwnDays, byInterval) : '';
			return raw(`${own || aggregateOf(metric, fact, ofDays)} AS "${metric.key}"`);
		}),
		', ',
	);
}

/** The aggregate of a metric over the rows of a fact, or over its days. */
export function aggregateOf(metric: Metric, fact: FactName, ofDays: boolean): string | undefined {
	return (ofDays && metric.ofDays) || metric.over?.[fact];
}

/** Whether the numbers of several groups of rows add up to the number of all. */
export function isSum(aggregate: string): boolean {
	return !/\b(?:DISTINCT|AVG|MIN|MAX)\b/.test(aggregate);
}

function ofOwnDays(
	{ whole, interval }: NonNullable<Metric['ofOwnDays']>,
	byInterval = false,
): string {
	return byInterval ? `CASE GROUPING(bucket) WHEN 1 THEN ${whole} ELSE ${interval} END` : whole;
}

/** Returns `expression AS "key"` of derived metrics, over rows with the needed metrics as columns. */
export function derivedColumns(metrics: readonly Metric[]): Sql {
	return joinSql(
		metrics.map(({ key, from }) => raw(`${from?.sql} AS "${key}"`)),
		', ',
	);
}
