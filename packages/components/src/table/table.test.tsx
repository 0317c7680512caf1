import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyTable } from '../compatibility/table-parts/empty-table';
import { Table } from './table';
import { card, columns, headers, menuButton, rows, toggleColumn } from '../testing/revenue-table';
import { TableCard } from './table-card';
import { TablePlaceholder } from '../compatibility/table-parts/table-placeholder';

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
		expect(screen.getByRole('complementary', { name: 'Totals: Revenue' })).toHaveClass(
			'is-loading',
		);
		expect(screen.getByText('Your requested data is loading')).toBeInTheDocument();
		rerender(<TableCard {...card} summary={summary} />);
		expect(table()).not.toHaveClass('is-loading');
		expect(screen.getByRole('complementary')).not.toHaveClass('is-loading');
		expect(screen.getByRole('complementary', { name: 'Totals: Revenue' })).toHaveTextContent(
			'8 orders',
		);
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
