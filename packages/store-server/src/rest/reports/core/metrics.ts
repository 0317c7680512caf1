/** How a metric is written: whole, or as money and averages without float noise. */
export type MetricKind = 'count' | 'amount' | 'average';

/** A number that SQL computes over rows. */
export interface Metric {
	/** Aggregate over the columns of the row set, in our own SQL. */
	readonly expression: string;
	readonly kind: MetricKind;
}

/** A number made of other metrics of the same row; 0 where it divides by nothing. */
export interface DerivedMetric<Name extends string = string> {
	readonly needs: readonly Name[];
	readonly kind: MetricKind;
	of(row: Readonly<Record<Name, number>>): number;
}

export type MetricRow = Record<string, number>;

export function count(expression: string): Metric {
	return { expression, kind: 'count' };
}

export function amount(expression: string): Metric {
	return { expression, kind: 'amount' };
}

export function derived<const Name extends string>(
	kind: MetricKind,
	needs: readonly Name[],
	of: (row: Readonly<Record<Name, number>>) => number,
): DerivedMetric {
	// The core calls `of` only with a row that holds every name of `needs`.
	return { needs, kind, of: of as DerivedMetric['of'] };
}

/** `part` per `whole`; nothing per nothing is 0. */
export function ratio(part: number, whole: number): number {
	return whole === 0 ? 0 : part / whole;
}

/** Keeps six decimals, which is what shops store, and drops the dust of binary fractions behind them. */
export function tidy(value: number | null | undefined, kind: MetricKind): number {
	const number = Number(value ?? 0);
	if (!Number.isFinite(number)) {
		return 0;
	}
	// Adding 0 turns -0 into 0.
	return (kind === 'count' ? Math.round(number) : Number(number.toFixed(6))) + 0;
}
