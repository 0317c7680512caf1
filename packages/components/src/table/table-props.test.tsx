import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table } from './table';
import { TableCard } from './table-card';
import { OneRow } from './table.stories';
import type { Row } from './types';

const headers = [
	{ key: 'name', label: 'Name', cellClassName: 'is-wide' },
	{ key: 'count', label: 'Count', isNumeric: true },
];
const rowOf = (name: string, count: number): Row => [
	{ display: name, value: name },
	{ display: count, value: count },
];
const rows = [rowOf('Hoodie', 3), rowOf('Belt', 7)];
const tableRow = (name: RegExp) => screen.getByRole('row', { name });

describe('The props of tables', () => {
	it('include rowKey, which keeps a row the same row when the order changes', () => {
		const table = (shown: Row[]) => (
			<Table
				caption="Products"
				{...{ headers }}
				rows={shown}
				rowKey={([cell]) => String(cell?.value)}
			/>
		);
		const { rerender } = render(table(rows));
		const hoodie = tableRow(/Hoodie/);
		rerender(table([...rows].reverse()));
		expect(tableRow(/Hoodie/)).toBe(hoodie);
	});

	it('do not render an unchanged row again, whatever happens to the others', () => {
		const drawn: string[] = [];
		const countedRow = (name: string): Row => [
			{
				get display() {
					drawn.push(name);
					return name;
				},
			},
			{ display: 1 },
		];
		const hoodie = countedRow('Hoodie');
		const belt = countedRow('Belt');
		const rowKey = ([cell]: Row) => (cell === hoodie[0] ? 'hoodie' : 'other');
		const table = (shown: Row[]) => (
			<Table caption="Products" {...{ headers, rowKey }} rows={shown} />
		);
		const { rerender } = render(table([hoodie, belt]));
		drawn.length = 0;
		rerender(table([countedRow('Cap'), hoodie]));
		expect(drawn).toEqual(['Cap']);
		expect(tableRow(/Hoodie/)).toBeVisible();
	});

	it('include cellClassName, which is on the header and on the cells of its column', () => {
		render(<Table caption="Products" {...{ headers, rows }} />);
		expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveClass('is-wide');
		expect(screen.getByRole('rowheader', { name: 'Belt' })).toHaveClass('is-wide');
		expect(screen.getByRole('columnheader', { name: 'Count' })).not.toHaveClass('is-wide');
	});

	it('include rowsPerPage, which the choice of page sizes always contains', () => {
		render(<TableCard title="Products" {...{ headers, rows }} rowsPerPage={5} totalRows={12} />);
		const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
		expect(sizes).toHaveValue('5');
		expect([...sizes.children].map(({ textContent }) => textContent)).toEqual([
			'5',
			'25',
			'50',
			'75',
			'100',
		]);
		expect(screen.getByText('Page 1 of 3')).toBeVisible();
	});

	it('include class names and a handler of pages in a card', async () => {
		const onPageChange = jest.fn();
		const props = { title: 'Products', headers, rows, rowsPerPage: 25, totalRows: 60 };
		const { container, rerender } = render(
			<TableCard {...props} {...{ onPageChange }} actions={[<b key="a">Act</b>]} hasSearch />,
		);
		expect(container.firstChild).toHaveClass('has-actions', 'has-menu', 'has-search');
		expect(screen.getByText('Act')).toBeVisible();
		await userEvent.click(screen.getByRole('button', { name: 'Next Page' }));
		expect(onPageChange.mock.calls).toEqual([[2, 'next']]);
		rerender(<TableCard {...props} showMenu={false} />);
		expect(container.firstChild).not.toHaveClass('has-actions');
		expect(container.firstChild).not.toHaveClass('has-menu');
		expect(container.firstChild).not.toHaveClass('has-search');
	});

	it('include links as cells', () => {
		render(<OneRow />);
		const cell = within(screen.getByRole('table')).getByRole('link', { name: '3' });
		expect(cell).toHaveAttribute('data-link-type', 'wp-admin');
	});

	it('include awaitedRows, the number of grey rows while loading: by default as many as on a page', () => {
		const table = (awaitedRows?: number) => (
			<TableCard
				title="Products"
				{...{ headers, rows: [], rowsPerPage: 25, totalRows: 0, isLoading: true }}
				{...(awaitedRows !== undefined && { awaitedRows })}
			/>
		);
		const { container, rerender } = render(table());
		expect(container.querySelectorAll('tbody tr')).toHaveLength(25);
		rerender(table(1));
		expect(container.querySelectorAll('tbody tr')).toHaveLength(1);
		// One bar for each column.
		expect(container.querySelectorAll('tbody .is-placeholder')).toHaveLength(headers.length);
	});
});
