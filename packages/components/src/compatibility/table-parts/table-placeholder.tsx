import clsx from 'clsx';
import { LoadingStatus } from '../../feedback/placeholder/loading-status';
import { usePlaceholderRows } from '../../table/placeholder-rows';
import { Table, type TableProps } from '../../table/table';
import type { Header } from '../../table/types';

export interface TablePlaceholderProps extends Omit<TableProps, 'rows' | 'ariaHidden'> {
	numberOfRows?: number;
}

const noHeaders: Header[] = [];

/**
 * Shows a table of grey bars, as high as the rows that replace it. Assistive technology hears that data is loading.
 * @example <TablePlaceholder caption="Orders" headers={headers} numberOfRows={25} />
 */
export function TablePlaceholder({ numberOfRows = 5, ...props }: TablePlaceholderProps) {
	const rows = usePlaceholderRows(numberOfRows, props.headers ?? noHeaders);
	return (
		<>
			<LoadingStatus isLoading />
			<Table {...props} ariaHidden rows={rows} classNames={clsx('is-loading', props.classNames)} />
		</>
	);
}
