import { memo, useMemo, type CSSProperties } from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import { StateDrawing } from '../feedback/state-drawing/state-drawing';
import { useInstanceId } from '../primitives';
import { currentSorting, type Sorting } from './sorting';
import { alignment, TableHead } from './table-head';
import type { Header, Row, RowKey, SortOrder, TableQuery } from './types';
import { useStickyHead } from './use-sticky-head';
import { useOverflow } from './use-overflow';
import { useVisibleRowsFirst } from './use-visible-rows-first';
import './table.css';

export interface TableProps {
	/** Names the table and, if it is wider than its place, the scrolling region. */
	caption: string;
	headers?: Header[];
	rows: Row[];
	/** Reads `orderby` and `order`. */
	query?: TableQuery;
	onSort?: (key: string, order: SortOrder) => void;
	/** Index of the column that names its row; false for none. */
	rowHeader?: number | false;
	rowKey?: RowKey;
	/** Hides the table from assistive technology, for placeholders. */
	ariaHidden?: boolean;
	className?: string;
	/** WooCommerce's name of `className`. */
	classNames?: string;
}

/**
 * Shows a table whose first column stays visible while the others scroll. It reports sorting and does not sort itself
 * (S2.other-widgets.6).
 * @example <Table caption="Orders" headers={[{ key: 'date', label: 'Date' }]} rows={[[{ display: 'Nov 20', value: '2026-11-20' }]]} />
 */
export function Table(props: TableProps) {
	const { caption, headers = [], query = {}, rowHeader = 0, ariaHidden = false } = props;
	const captionId = useInstanceId('table-caption');
	const { ref, overflow, update } = useOverflow<HTMLDivElement>();
	const sorting = currentSorting(headers, query);
	const isScrollable = overflow.start || overflow.end;
	useStickyHead(ref, isScrollable && !ariaHidden);
	const given = { caption, rows: props.rows, isInert: ariaHidden };
	const { rows, first } = useVisibleRowsFirst(ref, given);
	return (
		<div
			ref={ref}
			role="group"
			aria-labelledby={captionId}
			aria-hidden={ariaHidden || undefined}
			tabIndex={isScrollable && !ariaHidden ? 0 : undefined}
			className={clsx('woocommerce-table__table', props.className, props.classNames, {
				'has-no-rows': rows.length === 0,
				'has-many-columns': headers.length > 8,
				'is-scrollable': isScrollable,
				'is-scrollable-start': overflow.start,
				'is-scrollable-end': overflow.end,
			})}
			onScroll={update}
		>
			<table style={first && { inlineSize: first.width }}>
				<caption id={captionId} className="woocommerce-table__caption screen-reader-text">
					{caption}
					{isScrollable && ` ${__('(scroll to see more)', 'store-analytics')}`}
				</caption>
				<Columns headers={headers} sorting={sorting} widths={first?.columns} />
				<thead>
					<TableHead
						headers={headers}
						sorting={sorting}
						onSort={props.onSort ?? ignoreSort}
						isInert={ariaHidden}
					/>
				</thead>
				<TableBody
					{...{ headers, rows, rowHeader }}
					rowKey={props.rowKey}
					awaitedHeight={first?.height}
				/>
			</table>
		</div>
	);
}

function ignoreSort() {}

interface ColumnsProps {
	headers: readonly Header[];
	sorting: Sorting;
	/** In px, while some rows are missing. */
	widths: readonly number[] | undefined;
}

/** Shades the sorted column; classes on its cells would render every row again with each sorting. */
function Columns({ headers, sorting, widths }: ColumnsProps) {
	const sorted = headers.findIndex(({ key, isSortable }) => isSortable && key === sorting.key);
	if (sorted < 0 && !widths) return null;
	return (
		<colgroup>
			{headers.map(({ key }, index) => (
				<col
					key={key}
					className={index === sorted ? 'woocommerce-table__sorted-column' : undefined}
					style={widths && { inlineSize: widths[index] }}
				/>
			))}
		</colgroup>
	);
}

type TableBodyProps = Required<Pick<TableProps, 'headers' | 'rows' | 'rowHeader'>> &
	Pick<TableProps, 'rowKey'> & {
		/** Px reserved for missing rows. */
		awaitedHeight: number | undefined;
	};

// Memoized, because sorting, scrolling and menus change far more often than the rows.
const TableBody = memo(function TableBody(props: TableBodyProps) {
	const { headers, rows, rowHeader, rowKey, awaitedHeight } = props;
	const columns = useMemo(() => headers.map(columnOf), [headers]);
	if (rows.length === 0) {
		return (
			<tbody>
				<tr>
					<td
						className="woocommerce-table__item woocommerce-table__empty-item"
						colSpan={Math.max(headers.length, 1)}
					>
						<div>
							<StateDrawing state="empty" />
							{__('No data to display', 'store-analytics')}
						</div>
					</td>
				</tr>
			</tbody>
		);
	}
	return (
		<tbody>
			{rows.map((row, index) => (
				<TableRow key={rowKey ? rowKey(row, index) : index} {...{ row, columns, rowHeader }} />
			))}
			{awaitedHeight !== undefined && (
				<tr aria-hidden="true" className="woocommerce-table__awaited-rows">
					<td
						colSpan={headers.length}
						style={{ blockSize: awaitedHeight, padding: 0, border: 0 }}
					/>
				</tr>
			)}
		</tbody>
	);
});

/** The shared properties of a column's cells, computed once for all rows. */
interface Column {
	key: string;
	className: string;
	isNumeric: boolean;
}

function columnOf(header: Header): Column {
	const { key, cellClassName } = header;
	return {
		key,
		className: clsx('woocommerce-table__item', alignment(header), cellClassName),
		isNumeric: header.isNumeric ?? false,
	};
}

interface TableRowProps {
	row: Row;
	columns: readonly Column[];
	rowHeader: number | false;
}

// Rows that change places only are moved, not rendered again.
const TableRow = memo(function TableRow({ row, columns, rowHeader }: TableRowProps) {
	return (
		<tr>
			{row.map((cell, index) => {
				const {
					key = index,
					className = 'woocommerce-table__item',
					isNumeric,
				} = columns[index] ?? {};
				const isRowHeader = rowHeader === index;
				const Tag = isRowHeader ? 'th' : 'td';
				return (
					<Tag
						key={key}
						scope={isRowHeader ? 'row' : undefined}
						className={clsx(className, {
							'is-zero': isNumeric && isQuiet(cell),
							'has-share': cell.share !== undefined,
						})}
						style={cell.share === undefined ? undefined : barOf(cell.share)}
					>
						{cell.display}
					</Tag>
				);
			})}
		</tr>
	);
});

/** Zeros and missing numbers are quiet, so that the eye finds the others. */
function isQuiet({ value }: Row[number]): boolean {
	if (value === null || value === undefined || value === '') return true;
	return value === 0 || (typeof value === 'string' && Number(value) === 0);
}

/** A bar at the end of the cell, below its number. */
function barOf(share: number): CSSProperties {
	return { backgroundSize: `${Math.round(share * 100)}% 3px` };
}
