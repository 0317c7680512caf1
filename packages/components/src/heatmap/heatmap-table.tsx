import { useRef, useState, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '../primitives';
import { useStore } from '../store-context/use-store';
import { isKnown, type StepBounds } from '../steps/steps';
import { ValueTip } from '../steps/value-tip';
import type { HeatmapAxisItem, HeatmapCell, HeatmapGrid } from './grid-data';
import { afterGridKey, type GridPlace } from './grid-keys';
import { HeatmapCellView, valueText } from './heatmap-cell';
import type { HeatmapProps } from './heatmap-props';

interface HeatmapTableProps extends Pick<HeatmapProps, 'format' | 'label' | 'onSelect' | 'hrefOf'> {
	readonly grid: HeatmapGrid;
	readonly bounds: StepBounds;
	readonly formatShort: (value: number) => string;
	readonly headerWidth: number;
	readonly columnWidth: number;
}

interface Tip {
	readonly anchor: Element;
	readonly cell: HeatmapCell;
}

/** Pixels of a figure, and those beside the text of a cell. */
const FIGURE = 6.5;
const BESIDE = 8;

/** The grid: one tab stop, which arrow keys, Home and End move. */
export function HeatmapTable(props: HeatmapTableProps) {
	const { grid, format, formatShort, label, columnWidth } = props;
	const { isRtl } = useStore();
	const table = useRef<HTMLTableElement>(null);
	const [chosen, setChosen] = useState<GridPlace>({ row: 0, column: 0 });
	const [tip, setTip] = useState<Tip | null>(null);
	const place = within(chosen, grid);
	const hasNumbers = longestText(grid, formatShort) * FIGURE + BESIDE <= columnWidth;

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Escape' && tip) {
			event.stopPropagation();
			setTip(null);
			return;
		}
		const size = { rows: grid.rows.length, columns: grid.columns.length, isRtl };
		const next = afterGridKey(event, place, size);
		if (!next) return;
		event.preventDefault();
		setChosen(next);
		focusable(table.current, next)?.focus();
	};
	return (
		<>
			<table
				className="sa-heatmap__grid"
				role="grid"
				aria-label={label}
				ref={table}
				{...{ onKeyDown }}
			>
				<Head columns={grid.columns} width={props.headerWidth} columnWidth={columnWidth} />
				<tbody>
					{grid.rows.map((row, rowIndex) => (
						<tr key={row.key}>
							<th scope="row">
								<AxisLabel item={row} isShort={false} />
							</th>
							{grid.cells[rowIndex]?.map((cell, column) => (
								<HeatmapCellView
									key={`${cell.rowKey} ${cell.columnKey}`}
									{...{ cell, bounds: props.bounds, format }}
									// Zeros are as pale as their cells, so that the eye finds the others.
									text={hasNumbers && cell.value ? formatShort(cell.value) : ''}
									isTabStop={place.row === rowIndex && place.column === column}
									onSelect={props.onSelect}
									hrefOf={props.hrefOf}
									onFocus={() => setChosen({ row: rowIndex, column })}
									onTip={(anchor) => setTip(anchor && { anchor, cell })}
								/>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{tip && <CellTip {...tip} format={format} />}
		</>
	);
}

function CellTip({ anchor, cell, format }: Tip & Pick<HeatmapProps, 'format'>) {
	return <ValueTip anchor={anchor} title={cell.title} value={valueText(cell.value, format)} />;
}

interface HeadProps {
	readonly columns: HeatmapGrid['columns'];
	readonly width: number;
	readonly columnWidth: number;
}

/** Where not all labels have room, every second or third one is shown. */
function Head({ columns, width, columnWidth }: HeadProps) {
	const longest = Math.max(0, ...columns.map((item) => (item.shortLabel ?? item.label).length));
	const step = Math.ceil((longest * FIGURE + BESIDE) / columnWidth);
	return (
		<thead>
			<tr>
				<td style={{ inlineSize: width }} />
				{columns.map((column, index) => (
					<th key={column.key} scope="col">
						{index % step === 0 ? (
							<AxisLabel item={column} isShort />
						) : (
							<VisuallyHidden>{column.label}</VisuallyHidden>
						)}
					</th>
				))}
			</tr>
		</thead>
	);
}

function AxisLabel({ item, isShort }: { item: HeatmapAxisItem; isShort: boolean }) {
	const { label, shortLabel } = item;
	if (!isShort || shortLabel === undefined) return <span>{label}</span>;
	return (
		<>
			<span aria-hidden="true">{shortLabel}</span>
			<VisuallyHidden>{label}</VisuallyHidden>
		</>
	);
}

function longestText({ cells }: HeatmapGrid, write: (value: number) => string): number {
	return Math.max(...cells.flat().map(({ value }) => (isKnown(value) ? write(value).length : 0)));
}

/** Fewer rows or columns may have come since. */
function within({ row, column }: GridPlace, grid: HeatmapGrid): GridPlace {
	return {
		row: Math.min(row, grid.rows.length - 1),
		column: Math.min(column, grid.columns.length - 1),
	};
}

/** The cell at a place, or the link in it. */
function focusable(table: HTMLTableElement | null, { row, column }: GridPlace): HTMLElement | null {
	const cell = table?.tBodies[0]?.rows[row]?.cells[column + 1];
	return cell?.querySelector('a') ?? cell ?? null;
}
