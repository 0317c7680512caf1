/** Numbers of a row, of totals, of a segment. */
export type Numbers = Readonly<Record<string, number>>;

/** To a millionth of the currency's unit, which is what shops store; without the dust of binary fractions. */
export function exact(amount: number): number {
	return Number(amount.toFixed(6)) + 0;
}

export function sumOver(rows: readonly Numbers[], name: string): number {
	return exact(rows.reduce((sum, row) => sum + (row[name] ?? 0), 0));
}

/** That parts add up to a whole, to the last digit that is stored, in each of the metrics. */
export function expectSums(
	parts: readonly Numbers[],
	whole: Numbers | undefined,
	metrics: readonly string[],
): void {
	const sums = metrics.map((name) => [name, sumOver(parts, name)]);
	expect(Object.fromEntries(sums)).toEqual(only(whole, metrics));
}

/** These metrics of a row; none of them may be missing. */
export function only(row: Numbers | undefined, metrics: readonly string[]): Numbers {
	return Object.fromEntries(metrics.map((name) => [name, exact(row?.[name] ?? NaN)]));
}
