import type { MetricMeaning, MetricUnit } from '@store-analytics/rest-api/metrics';
import type { FactName } from '../facts/fact';

/** How a metric is calculated. */
export interface Measure {
	/** The aggregate over the columns of a fact; the first fact of the report or its segments counts. */
	readonly over?: Readonly<Partial<Record<FactName, string>>>;
	/**
	 * Replaces `over` for day sums (schema/tables/day-tables.ts) if the metric counts orders, which days count
	 * separately.
	 */
	readonly ofDays?: string;
	/** Day sums cannot say it. */
	readonly needsRows?: boolean;
	/**
	 * The aggregates over a fact of day tables only: of the whole period, and of an interval, which begins at `bucket`.
	 */
	readonly ofOwnDays?: {
		readonly fact: FactName;
		readonly whole: string;
		readonly interval: string;
	};
	/** Replaces `over` for metrics derived from others of the same row. */
	readonly from?: Derivation;
	/** Calculated for the whole period only. */
	readonly totalsOnly?: boolean;
}

/**
 * A metric of reports, declared once for tables, statistics, segments, indicators and exports. Its meaning is where the
 * app reads it too (packages/rest-api/src/metrics).
 */
export interface Metric extends Measure, Pick<MetricMeaning, 'key' | 'unit' | 'sumsOver'> {}

/** How a metric is derived from others. */
interface Derivation<Name extends string = string> {
	readonly needs: readonly Name[];
	/** The same over columns of these names, for tables that filter and sort by it. */
	readonly sql?: string;
	of(row: Readonly<Record<Name, number>>): number;
}

/** Metrics of one row by key. */
export type MetricRow = Record<string, number>;

/** A derivation whose `of` gets exactly the metrics that it needs. */
export function from<const Name extends string>(
	needs: readonly Name[],
	of: (row: Readonly<Record<Name, number>>) => number,
): Derivation {
	// `of` always gets a row with all names of `needs`.
	return { needs, of: of as Derivation['of'] };
}

/** Returns one metric per another; division by 0 gives 0, in SQL NULL. */
export function ratio(part: string, whole: string): Derivation {
	return {
		...from([part, whole], (row) => (row[whole] ? (row[part] ?? 0) / row[whole] : 0)),
		sql: `CAST(${part} AS DOUBLE) / NULLIF(${whole}, 0)`,
	};
}

/** Combines meanings and measures to metrics; a meaning without a measure is a bug. */
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

/** Returns the metric of a name; an undeclared name is a bug. */
export function metricOf(metrics: readonly Metric[], key: string): Metric {
	const found = metrics.find((metric) => metric.key === key);
	if (!found) {
		throw new Error(`No metric is called ${key}.`);
	}
	return found;
}

/** Rounds to the six decimals that shops store, which removes the errors of binary fractions. */
export function tidy(value: number | null | undefined, unit: MetricUnit): number {
	const number = Number(value ?? 0);
	if (!Number.isFinite(number)) {
		return 0;
	}
	const isTidy = unit === 'average' || Number.isInteger(number);
	// Adding 0 turns -0 into 0.
	return (isTidy ? number : toSixDecimals(number)) + 0;
}

/**
 * A sum of amounts or counts, as exact as a number can be: what each addition loses is added at the end (Neumaier). The cents of
 * billions would be lost in the days of some years.
 */
export class ExactSum {
	#sum = 0;
	#lost = 0;

	add(value: number): this {
		const next = this.#sum + value;
		const isLess = Math.abs(this.#sum) < Math.abs(value);
		this.#lost += isLess ? value - next + this.#sum : this.#sum - next + value;
		this.#sum = next;
		return this;
	}

	get total(): number {
		return tidy(this.#sum + this.#lost, 'amount');
	}
}

/** Most numbers have no more decimals already. `toFixed` writes a text, which takes several times as long. */
function toSixDecimals(number: number): number {
	const near = Math.round(number * 1e6) / 1e6;
	const size = Math.abs(number);
	const isSame = size < 1e8 && Math.abs(near - number) <= size * Number.EPSILON;
	return isSame ? near : Number(number.toFixed(6));
}
