import { render, screen } from '@testing-library/react';
import { getHistory, getQuery, onQueryChange } from '@store-analytics/navigation';
import userEvent from '@testing-library/user-event';
import { card, columns, headers, rows, toggleColumn } from '../testing/revenue-table';
import { Table } from './table';
import { TableCard } from './table-card';
import type { Header, TableQuery } from './types';

describe('The sorting of a table', () => {
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

	it('[S4.table-sorting.4] keeps the new page size when it moves to the last page in the address', async () => {
		getHistory().push('admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue&paged=3');
		const change = (param: string) => onQueryChange(param, '/analytics/revenue');
		render(<TableCard {...card} onQueryChange={change} query={{ paged: '3' }} />);
		await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '50');
		expect(getQuery()).toMatchObject({ per_page: '50', paged: '2' });
	});
});
