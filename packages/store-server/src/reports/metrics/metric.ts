import type { MetricMeaning, MetricUnit } from '@store-analytics/rest-api/metrics';
import type { FactName } from '../facts/fact';

/** How a metric is worked out. */
export interface Measure {
	/** The aggregate over the columns of a fact; the first fact that a report has, or is split by, is taken. */
	readonly over?: Readonly<Partial<Record<FactName, string>>>;
	/**
	 * In place of `over` where rows are what a day adds up to (schema/tables/day-tables.ts), for what counts orders: theirs are counted by day.
	 */
	readonly ofDays?: string;
	/** What is told by days of a fact of its own alone: of the whole period, and of an interval, which begins at `bucket`. */
	readonly ofOwnDays?: {
		readonly fact: FactName;
		readonly whole: string;
		readonly interval: string;
	};
	/** In place of `over`: made of other metrics of the same row. */
	readonly from?: Derivation;
	/** Worked out for the whole period only. */
	readonly totalsOnly?: boolean;
}

/**
 * A number of reports, declared once: tables, statistics, segments, indicators and exports all take it from here. What it means stands
 * where the app reads it too (packages/rest-api/src/metrics).
 */
export interface Metric extends Measure, Pick<MetricMeaning, 'key' | 'unit' | 'sumsOver'> {}

/** How a metric follows from others. */
interface Derivation<Name extends string = string> {
	readonly needs: readonly Name[];
	/** The same over columns of these names, for tables that are filtered and sorted by it. */
	readonly sql?: string;
	of(row: Readonly<Record<Name, number>>): number;
}

/** Metrics of one row by key. */
export type MetricRow = Record<string, number>;

/** A derivation whose `of` is given exactly what it needs. */
export function from<const Name extends string>(
	needs: readonly Name[],
	of: (row: Readonly<Record<Name, number>>) => number,
): Derivation {
	// Every row that `of` is called with has been completed with the names of `needs`.
	return { needs, of: of as Derivation['of'] };
}

/** One metric per another; what is per nothing is 0, in SQL NULL. */
export function ratio(part: string, whole: string): Derivation {
	return {
		...from([part, whole], (row) => (row[whole] ? (row[part] ?? 0) / row[whole] : 0)),
		sql: `CAST(${part} AS DOUBLE) / NULLIF(${whole}, 0)`,
	};
}

/** Metrics of their meanings and their measures; a meaning without a measure is a mistake of ours. */
export function measured(
	meanings: readonly MetricMeaning[],
	measures: Readonly<Record<string, Measure>>,
): readonly Metric[] {
	return meanings.map(({ key, unit, sumsOver }) => {
		const measure = measures[key];
		if (!measure) throw new Error(`Nothing says how ${key} is worked out.`);
		return { key, unit, sumsOver, ...measure };
	});
}

/** The metric of a name; asking for one that is not declared is a mistake of ours. */
export function metricOf(metrics: readonly Metric[], key: string): Metric {
	const found = metrics.find((metric) => metric.key === key);
	if (!found) {
		throw new Error(`No metric is called ${key}.`);
	}
	return found;
}

/** Keeps six decimals, which is what shops store, and drops the dust of binary fractions behind them. */
export function tidy(value: number | null | undefined, unit: MetricUnit): number {
	const number = Number(value ?? 0);
	if (!Number.isFinite(number)) {
		return 0;
	}
	const written = { count: Math.round(number), amount: Number(number.toFixed(6)), average: number };
	// Adding 0 turns -0 into 0.
	return written[unit] + 0;
}
