import { useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import { Pagination, type PageDirection } from './pagination/pagination';
import { LoadingStatus } from '../feedback/placeholder/loading-status';
import { H } from '../section/section';
import { ColumnMenu, type MenuChoices } from './columns/column-menu';
import { withoutHidden } from './columns/columns';
import { usePlaceholderRows } from './placeholder-rows';
import { Table } from './table';
import { TableSummary, TableSummaryPlaceholder } from './table-summary';
import type { Header, Row, RowKey, SortOrder, SummaryMetric, TableQuery } from './types';
import { useColumns } from './columns/use-columns';

export interface TableCardProps {
	title: string;
	headers?: Header[];
	rows: Row[];
	rowsPerPage: number;
	/** Rows of grey bars while it loads, if fewer than on a page. */
	awaitedRows?: number;
	totalRows: number;
	/** Ids of the rows; accepted for compatibility. */
	ids?: number[];
	isLoading?: boolean;
	/** Returns the setter of a parameter: `paged`, `per_page` and, without `onSort`, `sort`. */
	onQueryChange?: (param: string) => (...values: never[]) => void;
	onColumnsChange?: (shown: string[], toggled?: string) => void;
	onSort?: (key: string, order: SortOrder) => void;
	onPageChange?: (page: number, direction?: PageDirection) => void;
	query?: TableQuery;
	rowHeader?: number | false;
	rowKey?: RowKey;
	showMenu?: boolean;
	/** Further choices in the menu, below the columns. */
	menuChoices?: MenuChoices | undefined;
	summary?: SummaryMetric[];
	/** Controls in the header. */
	actions?: ReactNode;
	hasSearch?: boolean;
	className?: string;
}

type Sort = NonNullable<TableCardProps['onSort']>;

const noRows: Row[] = [];
const noHeaders: Header[] = [];
const noQuery: TableQuery = {};
const ignore = () => {};

/**
 * Shows a table in a card, with actions, column menu, paging and totals (S2.other-widgets.6).
 * @example <TableCard title="Orders" headers={headers} rows={rows} rowsPerPage={25} totalRows={60} query={query} onQueryChange={onQueryChange} />
 */
export function TableCard(props: TableCardProps) {
	const { title, headers = noHeaders, query = noQuery, isLoading = false, actions } = props;
	const onSort: Sort = props.onSort ?? ((...sort) => queryChange(props, 'sort')(...sort));
	const { onColumnsChange = ignore } = props;
	const { shown, toggle } = useColumns({ headers, query, onSort, onColumnsChange });
	const rows = props.rows ?? noRows;
	const visible = useMemo(() => withoutHidden(headers, rows, shown), [headers, rows, shown]);
	const placeholderRows = usePlaceholderRows(
		props.awaitedRows ?? props.rowsPerPage,
		visible.headers,
	);
	const hasMenu = (props.showMenu ?? true) && headers.some(({ required }) => !required);
	return (
		<section
			className={clsx('woocommerce-table', props.className, {
				'has-actions': Boolean(actions),
				'has-menu': hasMenu,
				'has-search': props.hasSearch,
			})}
		>
			<div className="woocommerce-table__card-header">
				<H className="woocommerce-table__title">{title}</H>
				<div className="woocommerce-table__actions">{actions}</div>
				{hasMenu && (
					<ColumnMenu
						headers={headers}
						shown={shown}
						onToggle={toggle}
						further={props.menuChoices}
					/>
				)}
			</div>
			<LoadingStatus isLoading={isLoading} />
			<Table
				caption={title}
				headers={visible.headers}
				rows={isLoading ? placeholderRows : visible.rows}
				query={query}
				onSort={onSort}
				rowHeader={props.rowHeader}
				rowKey={isLoading ? awaitedKey : props.rowKey}
				ariaHidden={isLoading}
				classNames={isLoading ? 'is-loading' : undefined}
			/>
			<CardFooter {...props} />
		</section>
	);
}

/** Placeholder rows have keys of their own; otherwise a data row would seem to move. */
const awaitedKey: RowKey = (_row, index) => `awaited-${index}`;

function CardFooter(props: TableCardProps) {
	const { query = noQuery, isLoading, summary, title } = props;
	return (
		<div className="woocommerce-table__footer">
			<Pagination
				page={Math.max(1, Math.trunc(Number(query.paged)) || 1)}
				perPage={props.rowsPerPage}
				total={props.totalRows}
				onPageChange={(page, direction) => {
					queryChange(props, 'paged')(page);
					props.onPageChange?.(page, direction);
				}}
				onPerPageChange={(perPage) => queryChange(props, 'per_page')(perPage)}
			/>
			{isLoading && <TableSummaryPlaceholder title={title} />}
			{!isLoading && summary && <TableSummary data={summary} title={title} />}
		</div>
	);
}

/** Called at the moment of the change, because a setter may contain an old address. */
function queryChange(props: TableCardProps, param: string): (...values: unknown[]) => void {
	// One type covers setters with different values: (key, order) for `sort`, a number for the others.
	return (props.onQueryChange?.(param) ?? ignore) as (...values: unknown[]) => void;
}
