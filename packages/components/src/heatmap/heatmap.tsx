import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useElementWidth } from '../chart/plot/use-element-width';
import { StepLegend } from '../steps/step-legend';
import { stepBounds } from '../steps/steps';
import { leastMarked, swapped, type HeatmapGrid } from './grid-data';
import type { HeatmapProps } from './heatmap-props';
import { HeatmapTable } from './heatmap-table';
import './heatmap.css';

/** Pixels that a column needs. */
const LEAST_COLUMN = 24;

/**
 * Shows a value for each row and column, such as weekdays and hours, in shades with a legend. Keys walk it as a grid.
 * Where columns have no room, they become rows.
 * @example <Heatmap label="Orders by weekday and hour" rows={days} columns={hours} value={ordersAt} format={String} />
 */
export function Heatmap(props: HeatmapProps) {
	const { rows, columns, value, format, formatShort = format, label } = props;
	const { ref, width } = useElementWidth();
	const grid = useMemo(() => gridOf(rows, columns, value), [rows, columns, value]);
	const values = useMemo(() => grid.cells.flat().map((cell) => cell.value), [grid]);
	const bounds = useMemo(() => stepBounds(values), [values]);
	const isTooNarrow = width !== null && columnWidth(width, grid) < LEAST_COLUMN;
	const shown = isTooNarrow && columns.length > rows.length ? swapped(grid) : grid;
	const hasMarks = grid.cells.flat().some(({ isAmongGreatest }) => isAmongGreatest);
	return (
		<div className="sa-heatmap" ref={ref}>
			{width !== null && (
				<div className="sa-heatmap__scroll">
					<HeatmapTable
						{...{ grid: shown, bounds, format, formatShort, label }}
						headerWidth={headerWidth(shown)}
						columnWidth={columnWidth(width, shown)}
						onSelect={props.onSelect}
						hrefOf={props.hrefOf}
					/>
				</div>
			)}
			<StepLegend values={values} bounds={bounds} format={formatShort}>
				{hasMarks && (
					<li>
						<span className="sa-heatmap__mark" />
						{__('Highest values', 'store-analytics')}
					</li>
				)}
			</StepLegend>
		</div>
	);
}

/** About as wide as the longest label of a row. */
function headerWidth({ rows }: HeatmapGrid): number {
	return Math.min(130, Math.max(0, ...rows.map(({ label }) => label.length)) * 7.2 + 16);
}

const columnWidth = (width: number, grid: HeatmapGrid) =>
	(width - headerWidth(grid)) / grid.columns.length;

function gridOf(
	rows: HeatmapProps['rows'],
	columns: HeatmapProps['columns'],
	valueOf: HeatmapProps['value'],
): HeatmapGrid {
	const values = rows.map((row) => columns.map((column) => valueOf(row.key, column.key)));
	const least = leastMarked(values.flat());
	const cells = rows.map((row, at) =>
		columns.map((column, index) => {
			const value = values[at]?.[index];
			return {
				rowKey: row.key,
				columnKey: column.key,
				value,
				// translators: 1: row of a grid, such as Monday, 2: its column, such as 14:00.
				title: sprintf(__('%1$s, %2$s', 'store-analytics'), row.label, column.label),
				isAmongGreatest: (value ?? 0) >= least,
			};
		}),
	);
	return { rows, columns, cells };
}
