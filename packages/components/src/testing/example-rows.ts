import type { ChartRow } from '../chart/model';

const day = 86_400_000;

/** Made-up daily rows from `start` (YYYY-MM-DD) on, one value per series and day, for examples and tests. */
export function dailyRows(
	start: string,
	days: number,
	values: Record<string, (index: number) => number>,
	labels: Record<string, string> = {},
): ChartRow[] {
	return Array.from({ length: days }, (_, index) => {
		const entries = Object.entries(values).map(([key, valueOf]) => [
			key,
			{ label: labels[key] ?? `Label ${key}`, value: valueOf(index) },
		]);
		return { date: isoDay(start, index), ...Object.fromEntries(entries) };
	});
}

/** The same measure in two years, as in reports: each value has its own date. */
export function comparedRows(start: string, days: number): ChartRow[] {
	const [year = ''] = start.split('-');
	const yearBefore = start.replace(year, String(Number(year) - 1));
	return Array.from({ length: days }, (_, index) => ({
		date: isoDay(start, index),
		primary: {
			label: 'Custom (Oct 1 - 31, 2026)',
			labelDate: isoDay(start, index),
			value: wave(index, 720, 380),
		},
		secondary: {
			label: 'Previous year (Oct 1 - 31, 2025)',
			labelDate: isoDay(yearBefore, index),
			value: wave(index * 1.7 + 2, 420, 300),
		},
	}));
}

/** Money that rises and falls, in steps of cents. */
export function wave(index: number, middle: number, height: number): number {
	return Math.round((middle + height * Math.sin(index * 0.9) * Math.cos(index * 0.31)) * 100) / 100;
}

function isoDay(start: string, index: number): string {
	return new Date(Date.parse(`${start}T00:00:00Z`) + index * day).toISOString().slice(0, 19);
}
