import type { ChartRow } from './types';

/** Daily rows from `start` (YYYY-MM-DD) on, one value per series and day: the fixture of the model's tests. */
export function dailyRows(
	start: string,
	days: number,
	values: Record<string, (index: number) => number>,
): ChartRow[] {
	const first = Date.parse(`${start}T00:00:00Z`);
	return Array.from({ length: days }, (_, index) => {
		const date = new Date(first + index * 86_400_000).toISOString().slice(0, 19);
		const entries = Object.entries(values).map(([key, valueOf]) => [
			key,
			{ label: `Label ${key}`, value: valueOf(index) },
		]);
		return { date, ...Object.fromEntries(entries) };
	});
}
