/** A place in a grid, counted from 0. */
export interface GridPlace {
	readonly row: number;
	readonly column: number;
}

interface GridKey {
	readonly key: string;
	readonly ctrlKey: boolean;
}

/**
 * Where a key leads from a cell, as WAI-ARIA's grids have it; undefined for other keys. Arrows stop at the edges, and
 * the horizontal ones follow the direction of writing.
 */
export function afterGridKey(
	{ key, ctrlKey }: GridKey,
	place: GridPlace,
	size: { readonly rows: number; readonly columns: number; readonly isRtl: boolean },
): GridPlace | undefined {
	const { row, column } = place;
	const last = { row: size.rows - 1, column: size.columns - 1 };
	const ahead = size.isRtl ? -1 : 1;
	const to = (nextRow: number, nextColumn: number) => ({
		row: Math.min(Math.max(nextRow, 0), last.row),
		column: Math.min(Math.max(nextColumn, 0), last.column),
	});
	switch (key) {
		case 'ArrowDown':
			return to(row + 1, column);
		case 'ArrowUp':
			return to(row - 1, column);
		case 'ArrowRight':
			return to(row, column + ahead);
		case 'ArrowLeft':
			return to(row, column - ahead);
		case 'Home':
			return to(ctrlKey ? 0 : row, 0);
		case 'End':
			return to(ctrlKey ? last.row : row, last.column);
		default:
			return undefined;
	}
}
