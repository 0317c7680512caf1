import { isKnown, type StepValue } from '../steps/steps';

/** A row or a column, such as a weekday or an hour. */
export interface HeatmapAxisItem {
	readonly key: string;
	readonly label: string;
	/** Shown where the label has no room. */
	readonly shortLabel?: string;
}

export interface HeatmapCell {
	readonly rowKey: string;
	readonly columnKey: string;
	readonly value: StepValue;
	/** Row and column in words, in the order of the props. */
	readonly title: string;
	readonly isAmongGreatest: boolean;
}

export interface HeatmapGrid {
	readonly rows: readonly HeatmapAxisItem[];
	readonly columns: readonly HeatmapAxisItem[];
	readonly cells: readonly (readonly HeatmapCell[])[];
}

/** So many values are marked. */
const MARKED = 3;

/** The values above zero from which on a cell is marked; Infinity if there are too few cells to single some out. */
export function leastMarked(values: readonly StepValue[]): number {
	const sorted = values.filter(isKnown).filter((value) => value > 0);
	sorted.sort((a, b) => b - a);
	return sorted.length > 2 * MARKED ? (sorted[MARKED - 1] ?? Infinity) : Infinity;
}

/** A narrow heatmap has its longer axis from top to bottom. */
export function swapped({ rows, columns, cells }: HeatmapGrid): HeatmapGrid {
	return {
		rows: columns,
		columns: rows,
		cells: columns.map((_, index) => cells.map((row) => row[index]).filter((cell) => !!cell)),
	};
}
