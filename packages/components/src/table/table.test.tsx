import { render, screen } from '@testing-library/react';
import { getHistory, getQuery, onQueryChange } from '@store-analytics/navigation';
import userEvent from '@testing-library/user-event';
import { EmptyTable } from '../compatibility/table-parts/empty-table';
import { Table } from './table';
import { TableCard, type TableCardProps } from './table-card';
import { TablePlaceholder } from '../compatibility/table-parts/table-placeholder';
import type { Header, Row, TableQuery } from './types';

const headers: Header[] = [
	{ key: 'date', label: 'Date', isSortable: true, defaultSort: true, required: true },
	{ key: 'orders', label: 'Orders', isSortable: true, isNumeric: true },
	{
		key: 'net',
		label: 'Net sales',
		screenReaderLabel: 'Net sales amount',
		isSortable: true,
		isNumeric: true,
	},
	{ key: 'note', label: 'Note', isNumeric: true, isLeftAligned: true },
];
const rows: Row[] = [
	[
		{ display: 'Oct 1', value: '1' },
		{ display: '3', value: 3 },
		{ display: '$9', value: 9 },
		{ display: 'a' },
	],
	[
		{ display: 'Oct 2', value: '2' },
		{ display: '5', value: 5 },
		{ display: '$7', value: 7 },
		{ display: 'b' },
	],
];
const card: TableCardProps = { title: 'Revenue', headers, rows, rowsPerPage: 25, totalRows: 60 };

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const menuButton = () => screen.getByRole('button', { name: 'Choose which values to display' });
const toggleColumn = async (name: string) => {
	if (!screen.queryByRole('menu')) await userEvent.click(menuButton());
	await userEvent.click(screen.getByRole('menuitemcheckbox', { name }));
};

describe('Table', () => {
	it('[S3.table-header.2] shows every cell’s display value, and is named by its caption and its rows by their first cell', () => {
		render(
			<Table
				caption="Revenue"
				headers={headers}
				rows={rows}
				rowKey={(row) => String(row[0]?.value)}
			/>,
		);
		expect(screen.getByRole('table', { name: 'Revenue' })).toBeVisible();
		expect(screen.getByRole('rowheader', { name: 'Oct 2' })).toBeVisible();
		expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
			'3',
			'$9',
			'a',
			'5',
			'$7',
			'b',
		]);
	});

	it.each([
		[{}, 0],
		[{ orderby: 'net', order: 'asc' }, 2],
	])('shades the whole column that the rows are sorted by: %j', (query, index) => {
		const { container } = render(
			<Table caption="Revenue" headers={headers} rows={rows} query={query} />,
		);
		const columnOf = [...container.querySelectorAll('col')].flatMap((column) =>
			Array.from({ length: column.span }, () => column.className),
		);
		expect(columnOf.indexOf('woocommerce-table__sorted-column')).toBe(index);
	});

	it('shades no column when the rows are sorted by none of them', () => {
		const { container } = render(
			<Table caption="Revenue" headers={headers} rows={rows} query={{ orderby: 'note' }} />,
		);
		expect(container.querySelector('col')).toBeNull();
	});

	it('has no row headers when rowHeader is false', () => {
		render(<Table caption="Revenue" headers={headers} rows={rows} rowHeader={false} />);
		expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
	});

	it('aligns text at the start and numbers at the end by default', () => {
		render(<Table caption="Revenue" headers={headers} rows={rows} />);
		const aligned = screen
			.getAllByRole('columnheader')
			.map((cell) => cell.classList.contains('is-left-aligned'));
		expect(aligned).toEqual([true, false, false, true]);
	});

	it('[S3.table-header.1] uses the default sort and order of its headers until the query says otherwise', () => {
		const ascending = headers.map((header) =>
			header.key === 'date' ? { ...header, defaultOrder: 'asc' as const } : header,
		);
		const { rerender } = render(<Table caption="Revenue" headers={ascending} rows={rows} />);
		expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
			'aria-sort',
			'ascending',
		);
		const query = { orderby: 'net', order: 'desc' };
		rerender(<Table caption="Revenue" headers={ascending} rows={rows} query={query} />);
		expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'none');
		expect(screen.getByRole('columnheader', { name: 'Net sales amount' })).toHaveAttribute(
			'aria-sort',
			'descending',
		);
		expect(screen.getByRole('columnheader', { name: 'Note' })).not.toHaveAttribute('aria-sort');
	});

	it('[S4.table-sorting.1] sorts descending on the first click and then reverses', async () => {
		const onSort = jest.fn();
		const table = (query: TableQuery) => (
			<Table caption="Revenue" headers={headers} rows={rows} query={query} onSort={onSort} />
		);
		const { rerender } = render(table({ orderby: 'date', order: 'asc' }));
		await userEvent.click(screen.getByRole('button', { name: 'Orders' }));
		expect(onSort).toHaveBeenLastCalledWith('orders', 'desc');
		rerender(table({ orderby: 'orders', order: 'desc' }));
		await userEvent.click(screen.getByRole('button', { name: 'Orders' }));
		expect(onSort).toHaveBeenLastCalledWith('orders', 'asc');
		rerender(table({ orderby: 'orders', order: 'asc' }));
		await userEvent.click(screen.getByRole('button', { name: 'Orders' }));
		expect(onSort).toHaveBeenLastCalledWith('orders', 'desc');
	});

	it('[S4.table-sorting.1] sorts another column descending first, whichever way the table was sorted', async () => {
		const onSort = jest.fn();
		for (const order of ['desc', 'asc']) {
			const query = { orderby: 'orders', order };
			const { unmount } = render(
				<Table caption="Revenue" headers={headers} rows={rows} query={query} onSort={onSort} />,
			);
			await userEvent.click(screen.getByRole('button', { name: /Net sales/ }));
			unmount();
		}
		expect(onSort.mock.calls).toEqual([
			['net', 'desc'],
			['net', 'desc'],
		]);
	});

	it('[S8.6] shows when there is no data, and when data is loading', () => {
		const { unmount } = render(<Table caption="Revenue" headers={headers} rows={[]} />);
		expect(screen.getByRole('cell', { name: 'No data to display' })).toBeVisible();
		unmount();
		render(<TablePlaceholder caption="Revenue" headers={headers} numberOfRows={3} />);
		expect(screen.getByText('Your requested data is loading')).toBeInTheDocument();
		expect(screen.queryByRole('table')).not.toBeInTheDocument();
		expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4);
	});

	it('gives an empty table the height of its rows', () => {
		render(<EmptyTable numberOfRows={7}>Nothing here</EmptyTable>);
		expect(screen.getByText('Nothing here')).toHaveStyle({ '--number-of-rows': '7' });
	});
});

describe('TableCard', () => {
	it('[S2.other-widgets.6] hides and shows columns by its menu, but not the required ones', async () => {
		const onColumnsChange = jest.fn();
		render(<TableCard {...card} onColumnsChange={onColumnsChange} />);
		await userEvent.click(menuButton());
		expect(screen.getByText('Columns:')).toBeVisible();
		expect(screen.queryByRole('menuitemcheckbox', { name: 'Date' })).not.toBeInTheDocument();
		await toggleColumn('Orders');
		expect(columns()).toEqual(['Date', 'Net salesNet sales amount', 'Note']);
		expect(screen.queryByRole('cell', { name: '3' })).not.toBeInTheDocument();
		expect(onColumnsChange).toHaveBeenLastCalledWith(['date', 'net', 'note'], 'orders');
		await toggleColumn('Orders');
		expect(columns()[1]).toBe('Orders');
		expect(onColumnsChange).toHaveBeenLastCalledWith(['date', 'orders', 'net', 'note'], 'orders');
	});

	it('[S8.6] shows when there is no data, and when data is loading, not both', () => {
		const { rerender } = render(<TableCard {...card} rows={[]} totalRows={0} />);
		expect(screen.getByRole('cell', { name: 'No data to display' })).toBeVisible();
		expect(screen.queryByText('Your requested data is loading')).not.toBeInTheDocument();
		rerender(<TableCard {...card} rows={[]} totalRows={0} isLoading />);
		expect(screen.getByText('Your requested data is loading')).toBeInTheDocument();
		expect(screen.queryByText('No data to display')).not.toBeInTheDocument();
		rerender(<TableCard {...card} />);
		expect(screen.queryByText('No data to display')).not.toBeInTheDocument();
	});

	it('[S2.other-widgets.6] keeps the last visible column, however often it is toggled', async () => {
		const onColumnsChange = jest.fn();
		const optional = headers.slice(1).map((header) => ({ ...header, required: false }));
		const cells = rows.map((row) => row.slice(1));
		render(
			<TableCard {...card} headers={optional} rows={cells} onColumnsChange={onColumnsChange} />,
		);
		await toggleColumn('Orders');
		await toggleColumn('Note');
		expect(onColumnsChange).toHaveBeenLastCalledWith(['net'], 'note');
		await toggleColumn('Net sales');
		expect(columns()).toEqual(['Net salesNet sales amount']);
		expect(screen.getByRole('menuitemcheckbox', { name: 'Net sales' })).toBeChecked();
		expect(onColumnsChange).toHaveBeenCalledTimes(2);
		await toggleColumn('Note');
		await toggleColumn('Net sales');
		expect(columns()).toEqual(['Note']);
	});

	it('[S4.table-sorting.2] sorts by the default column, descending, when the sorted one is hidden', async () => {
		const onSort = jest.fn();
		render(<TableCard {...card} query={{ orderby: 'net', order: 'asc' }} onSort={onSort} />);
		await toggleColumn('Net sales');
		expect(onSort).toHaveBeenCalledWith('date', 'desc');
		expect(columns()).toEqual(['Date', 'Orders', 'Note']);
	});

	it('[S4.table-sorting.2] sorts by the default column wherever it stands, descending even if its own order is ascending', async () => {
		const onSort = jest.fn();
		const byOrders = headers.map((header) => ({
			...header,
			defaultSort: header.key === 'orders',
			defaultOrder: 'asc' as const,
		}));
		render(<TableCard {...card} headers={byOrders} query={{ orderby: 'net' }} onSort={onSort} />);
		await toggleColumn('Net sales');
		expect(onSort.mock.calls).toEqual([['orders', 'desc']]);
	});

	it('[S4.table-sorting.2] sorts by the first column when no default one is left', async () => {
		const onSort = jest.fn();
		const plain = headers.map((header) => ({ ...header, defaultSort: false, required: false }));
		render(<TableCard {...card} headers={plain} query={{ orderby: 'net' }} onSort={onSort} />);
		await toggleColumn('Net sales');
		expect(onSort.mock.calls).toEqual([['date', 'desc']]);
	});

	it('[S4.table-sorting.2] sorts by the first column when the default one itself is hidden, though no address names it', async () => {
		const onSort = jest.fn();
		const byNet = headers.map((header) => ({ ...header, defaultSort: header.key === 'net' }));
		render(<TableCard {...card} headers={byNet} onSort={onSort} />);
		await toggleColumn('Net sales');
		expect(onSort.mock.calls).toEqual([['date', 'desc']]);
	});

	it('[S4.table-sorting.2] sorts by a visible column, and by one that can be sorted, once the sorted one is hidden', async () => {
		const onSort = jest.fn();
		const nameFirst: Header[] = [
			{ key: 'name', label: 'Name', required: true },
			{ key: 'day', label: 'Day', isSortable: true, defaultSort: true, visible: false },
			{ key: 'sold', label: 'Sold', isSortable: true },
			{ key: 'net', label: 'Net sales', isSortable: true },
		];
		render(<TableCard {...card} headers={nameFirst} query={{ orderby: 'net' }} onSort={onSort} />);
		await toggleColumn('Net sales');
		expect(onSort.mock.calls).toEqual([['sold', 'desc']]);
	});

	it('[S4.table-sorting.2] keeps the sorting when another column is hidden or the sorted one is shown', async () => {
		const onSort = jest.fn();
		render(<TableCard {...card} query={{ orderby: 'net', order: 'asc' }} onSort={onSort} />);
		await toggleColumn('Orders');
		await toggleColumn('Orders');
		expect(onSort).not.toHaveBeenCalled();
		await toggleColumn('Net sales');
		await toggleColumn('Net sales');
		expect(onSort).toHaveBeenCalledTimes(1);
	});

	it('[S4.table-sorting.3] shows a hidden column again when the table is sorted by it', async () => {
		const onColumnsChange = jest.fn();
		const { rerender } = render(<TableCard {...card} onColumnsChange={onColumnsChange} />);
		await toggleColumn('Orders');
		expect(columns()).not.toContain('Orders');
		rerender(
			<TableCard {...card} onColumnsChange={onColumnsChange} query={{ orderby: 'orders' }} />,
		);
		expect(columns()).toContain('Orders');
		expect(onColumnsChange).toHaveBeenLastCalledWith(['date', 'orders', 'net', 'note'], 'orders');
	});

	it('hides the columns whose header says so, until the headers change', () => {
		const hidden = headers.map((h) => ({ ...h, visible: h.key !== 'note' && h.key !== 'date' }));
		const { rerender } = render(<TableCard {...card} headers={hidden} />);
		expect(columns()).toEqual(['Date', 'Orders', 'Net salesNet sales amount']);
		rerender(<TableCard {...card} headers={headers} />);
		expect(columns()).toHaveLength(4);
	});

	it('writes sort, page and page size through onQueryChange', async () => {
		const changes: unknown[] = [];
		const change =
			(param: string) =>
			(...values: unknown[]) =>
				changes.push([param, ...values]);
		render(<TableCard {...card} onQueryChange={change} query={{ paged: '2' }} />);
		await userEvent.click(screen.getByRole('button', { name: 'Orders' }));
		await userEvent.click(screen.getByRole('button', { name: 'Next Page' }));
		await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '50');
		expect(changes).toEqual([
			['sort', 'orders', 'desc'],
			['paged', 3],
			['per_page', 50],
		]);
	});

	it('[S4.table-sorting.4] keeps the new page size when it moves to the last page in the address', async () => {
		getHistory().push('admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue&paged=3');
		const change = (param: string) => onQueryChange(param, '/analytics/revenue');
		render(<TableCard {...card} onQueryChange={change} query={{ paged: '3' }} />);
		await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '50');
		expect(getQuery()).toMatchObject({ per_page: '50', paged: '2' });
	});

	it('pages and hides columns without callbacks', async () => {
		render(<TableCard {...card} />);
		await userEvent.click(screen.getByRole('button', { name: 'Next Page' }));
		await toggleColumn('Note');
		expect(columns()).not.toContain('Note');
	});

	it('marks table and totals while loading, and hides the rows from assistive technology with an explanation', () => {
		const summary = [{ label: 'orders', value: 8 }];
		const { rerender } = render(<TableCard {...card} summary={summary} isLoading />);
		const table = () => screen.getByRole('group', { hidden: true });
		expect(table()).toHaveClass('is-loading');
		expect(table()).toHaveAttribute('aria-hidden', 'true');
		expect(screen.getByRole('complementary')).toHaveClass('is-loading');
		expect(screen.getByText('Your requested data is loading')).toBeInTheDocument();
		rerender(<TableCard {...card} summary={summary} />);
		expect(table()).not.toHaveClass('is-loading');
		expect(screen.getByRole('complementary')).not.toHaveClass('is-loading');
		expect(screen.getByRole('complementary')).toHaveTextContent('8 orders');
		expect(screen.queryByText('Your requested data is loading')).not.toBeInTheDocument();
	});

	it('keeps the focus on a heading while the newly sorted rows load', async () => {
		const { rerender } = render(<TableCard {...card} />);
		const button = screen.getByRole('button', { name: 'Orders' });
		await userEvent.click(button);
		rerender(<TableCard {...card} isLoading />);
		rerender(<TableCard {...card} rows={[...rows].reverse()} />);
		expect(button).toHaveFocus();
		expect(button).toBeInTheDocument();
	});

	it('has its actions in the header and no menu when all columns are required', () => {
		const required = headers.map((header) => ({ ...header, required: true }));
		render(
			<TableCard {...card} headers={required} actions={[<button key="a">Download</button>]} />,
		);
		expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
		expect(screen.queryByRole('button', { name: /Choose which values/ })).not.toBeInTheDocument();
	});
});
