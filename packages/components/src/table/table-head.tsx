import clsx from 'clsx';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, VisuallyHidden } from '../primitives';
import { orderAfterClick, type Sorting } from './sorting';
import type { Header, SortOrder } from './types';

interface TableHeadProps {
	headers: readonly Header[];
	sorting: Sorting;
	onSort: (key: string, order: SortOrder) => void;
	/** Removes the buttons from the tab order but keeps them in place, so that a focused one stays focused. */
	isInert: boolean;
}

/** The row of column headings, with buttons for sortable columns. */
export function TableHead({ headers, ...rest }: TableHeadProps) {
	return (
		<tr>
			{headers.map((header) => (
				<HeadCell key={header.key} header={header} {...rest} />
			))}
		</tr>
	);
}

interface HeadCellProps extends Omit<TableHeadProps, 'headers'> {
	header: Header;
}

function HeadCell({ header, sorting, ...rest }: HeadCellProps) {
	const { key, isSortable = false, cellClassName } = header;
	const isSorted = isSortable && sorting.key === key;
	const direction = sorting.order === 'asc' ? 'ascending' : 'descending';
	return (
		<th
			scope="col"
			aria-sort={isSortable ? (isSorted ? direction : 'none') : undefined}
			className={clsx('woocommerce-table__header', cellClassName, {
				...alignment(header),
				'is-sortable': isSortable,
				'is-sorted': isSorted,
			})}
		>
			{isSortable ? (
				<SortButton header={header} sorting={sorting} isSorted={isSorted} {...rest} />
			) : (
				<Label header={header} />
			)}
		</th>
	);
}

interface SortButtonProps extends HeadCellProps {
	isSorted: boolean;
}

function SortButton({ header, sorting, isSorted, onSort, isInert }: SortButtonProps) {
	const order = orderAfterClick(header.key, sorting);
	const name = header.screenReaderLabel ?? (typeof header.label === 'string' ? header.label : '');
	return (
		<button
			type="button"
			className="woocommerce-table__sort-button"
			title={sortHint(name, order)}
			tabIndex={isInert ? -1 : undefined}
			onClick={() => onSort(header.key, order)}
		>
			<Label header={header} />
			<Icon
				className="woocommerce-table__sort-icon"
				icon={isSorted && sorting.order === 'asc' ? 'chevron-up' : 'chevron-down'}
				size={18}
			/>
		</button>
	);
}

function sortHint(column: string, order: SortOrder): string {
	return order === 'asc'
		? // translators: %s: the name of a column.
			sprintf(__('Sort by %s in ascending order', 'store-analytics'), column)
		: // translators: %s: the name of a column.
			sprintf(__('Sort by %s in descending order', 'store-analytics'), column);
}

function Label({ header: { label, screenReaderLabel } }: { header: Header }) {
	if (!screenReaderLabel || screenReaderLabel === label) return <span>{label}</span>;
	return (
		<>
			<span aria-hidden="true">{label}</span>
			<VisuallyHidden>{screenReaderLabel}</VisuallyHidden>
		</>
	);
}

/** Classes for the alignment of a column: text at the start, numbers at the end. */
export function alignment({ isNumeric = false, isLeftAligned = !isNumeric }: Header) {
	return { 'is-numeric': isNumeric, 'is-left-aligned': isLeftAligned };
}
