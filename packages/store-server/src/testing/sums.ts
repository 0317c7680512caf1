/** Metrics of a row, of totals or of a segment. */
export type Numbers = Readonly<Record<string, number>>;

/** Rounds to a millionth of the currency's unit, the precision that shops store. This removes floating-point errors. */
export function exact(amount: number): number {
	return Number(amount.toFixed(6)) + 0;
}

export function sumOver(rows: readonly Numbers[], name: string): number {
	return exact(rows.reduce((sum, row) => sum + (row[name] ?? 0), 0));
}

/** Expects that parts add up to the whole in each metric, to the last stored digit. */
export function expectSums(
	parts: readonly Numbers[],
	whole: Numbers | undefined,
	metrics: readonly string[],
): void {
	const sums = metrics.map((name) => [name, sumOver(parts, name)]);
	expect(Object.fromEntries(sums)).toEqual(only(whole, metrics));
}

/** These metrics of a row; a missing one becomes NaN. */
export function only(row: Numbers | undefined, metrics: readonly string[]): Numbers {
	return Object.fromEntries(metrics.map((name) => [name, exact(row?.[name] ?? NaN)]));
}
