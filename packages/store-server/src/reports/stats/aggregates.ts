import { ExactSum, tidy, type MetricRow } from '../metrics/metric';

/** The id of a segment, or the key of a row of a breakdown. */
export type SegmentKey = number | string;

/** Numbers by segment (undefined: all) and interval (undefined: the whole period). */
export class Aggregates {
	readonly #rows = new Map<string, Map<number | undefined, MetricRow>>();
	readonly #segments = new Set<SegmentKey>();
	readonly #spellings = new Map<string, string>();

	/** Intervals are missing: segments were not few. */
	isCut = false;

	/** Every segment that has rows. */
	get segments(): readonly SegmentKey[] {
		return [...this.#segments];
	}

	/** The first spelling of each segment in the order of letters, if segments have several (`Split.spelled`). */
	get spellings(): ReadonlyMap<string, string> {
		return this.#spellings;
	}

	spell(segment: string, text: string): void {
		const before = this.#spellings.get(segment);
		if (before === undefined || text < before) this.#spellings.set(segment, text);
	}

	/** Numbers of the same segment and interval add up: each is of another spelling. */
	add(segment: SegmentKey | undefined, bucket: number | undefined, values: MetricRow): void {
		if (segment !== undefined) this.#segments.add(segment);
		const key = String(segment);
		const rows = this.#rows.get(key) ?? new Map<number | undefined, MetricRow>();
		const row = rows.get(bucket);
		if (row) addTo(row, values);
		else rows.set(bucket, values);
		this.#rows.set(key, rows);
	}

	/** Numbers of the whole period that are sums of those of its intervals. */
	addIntervalsUp(keys: readonly string[]): void {
		for (const rows of this.#rows.values()) {
			const sums = keys.map((key) => [key, new ExactSum()] as const);
			for (const [bucket, row] of rows) {
				if (bucket !== undefined) for (const [key, sum] of sums) sum.add(row[key] ?? 0);
			}
			const whole = rows.get(undefined) ?? {};
			for (const [key, { total }] of sums) whole[key] = total;
			rows.set(undefined, whole);
		}
	}

	find(segment: SegmentKey | undefined, bucket: number | undefined): MetricRow {
		return this.#rows.get(String(segment))?.get(bucket) ?? {};
	}
}

function addTo(row: MetricRow, values: MetricRow): void {
	for (const [key, value] of Object.entries(values)) {
		const before = row[key];
		row[key] = before === undefined ? value : tidy(before + value, 'amount');
	}
}
