import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, ask, closeApp, network, openApp } from '../../support/journey';
import { columns, numbers, october, rows } from '../../support/journey-steps';
import { savedFile } from '../../support/saved-file';

const user = userEvent.setup();

afterEach(closeApp);

interface Order {
	order_number: number;
	net_total: number;
	num_items_sold: number;
}

describe('Orders', () => {
	it('[S1.1] shows orders with links, products behind "more", and no accessibility fault', async () => {
		await openApp('/analytics/orders', october);
		const [first] = await rows();
		expect(first?.slice(0, 5)).toEqual([
			'October 31, 2026',
			'3173',
			'Completed',
			'Pablo Xu',
			'Returning',
		]);
		const order = screen.getByRole('link', { name: '3173' });
		expect(order).toHaveAttribute('href', expect.stringContaining('path=%2Forders%2F3173'));
		const row = order.closest('tr') as HTMLElement; // as: a cell is in a row
		const product = within(row).getByRole('link', { name: 'Walnut Desk Clock' });
		expect(product.getAttribute('href')).toMatch(/filter=single_product&products=\d+/);
		expect(product.getAttribute('href')).toContain('period=custom');
		expect(network.requests()).toHaveLength(3);
		await user.click(within(row).getByRole('button', { name: /\+1 more/ }));
		expect(await screen.findByRole('link', { name: '1× Walnut Desk Clock' })).toBeVisible();
	});

	it('keeps its rows, dimmed, until those of another order have come', async () => {
		await openApp('/analytics/orders', october);
		const [first] = await rows();
		const release = network.hold(/reports\/orders\?/);
		const table = screen.getByRole('table');
		await user.click(within(table).getByRole('button', { name: 'Date' }));
		await waitFor(() => expect(table.closest('[aria-busy=true]')).not.toBeNull());
		expect(within(table).getByRole('link', { name: first?.[1] })).toBeVisible();
		release();
		expect((await rows())[0]?.[0]).toBe('October 1, 2026');
		expect(screen.getByRole('table')).toBe(table);
	});

	it('[S1.2] filters by what the panel says, and clears it again', async () => {
		await openApp('/analytics/orders', october);
		expect(within(await numbers()).getByText('141')).toBeVisible();
		await user.click(screen.getByRole('button', { name: /All orders/ }));
		await user.click(await screen.findByRole('button', { name: 'Advanced filters' }));
		await waitFor(() => expect(address()).toMatchObject({ filter: 'advanced' }));
		await user.click(await screen.findByRole('button', { name: 'Add a Filter' }));
		await user.click(await screen.findByRole('button', { name: 'Order status' }));
		await user.selectOptions(
			await screen.findByRole('combobox', { name: 'Select an order status' }),
			'completed',
		);
		await user.click(screen.getByRole('button', { name: 'Add a Filter' }));
		await user.click(await screen.findByRole('button', { name: 'Customer type' }));
		await user.selectOptions(
			await screen.findByRole('combobox', { name: 'Select a customer type' }),
			'returning',
		);
		await user.click(await screen.findByRole('link', { name: 'Filter' }));
		expect(address()).toMatchObject({ status_is: 'completed', customer_type: 'returning' });
		expect(await within(await numbers()).findByText('110')).toBeVisible();
		expect(await screen.findByText('Page 1 of 5')).toBeVisible();

		await user.click(screen.getByRole('link', { name: 'Clear all filters' }));
		expect(await within(await numbers()).findByText('141')).toBeVisible();
		expect(address()).not.toHaveProperty('status_is');
	});

	it('offers all eight filters', async () => {
		await openApp('/analytics/orders', { ...october, filter: 'advanced' });
		await user.click(await screen.findByRole('button', { name: 'Add a Filter' }));
		for (const name of [
			'Order status',
			'Product',
			'Product variation',
			'Coupon code',
			'Customer type',
			'Refund',
			'Tax rate',
			'Product attribute',
		]) {
			expect(await screen.findByRole('button', { name })).toBeVisible();
		}
	});

	it('saves all rows of all pages, in the columns that are shown, as the server has them', async () => {
		await openApp('/analytics/orders', { ...october, filter: 'advanced', customer_type: 'new' });
		await rows();
		const file = savedFile();
		await user.click(await screen.findByRole('button', { name: 'Download' }));
		const [header, ...lines] = await file;
		const range = 'after=2026-10-01T00:00:00&before=2026-10-31T23:59:59';
		const orders = await ask<Order[]>(
			`/wc-analytics/reports/orders?${range}&match=all&customer_type=new&per_page=100&orderby=date&order=desc`,
		);
		expect(lines).toHaveLength(orders.length);
		const titles = (header ?? '').split(',').map((title) => title.replaceAll('"', ''));
		expect(titles).toEqual(await columns());
		const cells = lines.map((line) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []);
		const read = (row: readonly string[], title: string) =>
			row[titles.indexOf(title)]?.replace(/,$/, '');
		expect(cells.map((row) => Number(read(row, 'Net sales')))).toEqual(
			orders.map(({ net_total: total }) => Math.round(total * 100) / 100),
		);
		expect(cells.map((row) => Number(read(row, 'Items sold')))).toEqual(
			orders.map(({ num_items_sold: sold }) => sold),
		);
	});

	it('saves several pages as one table: one line of headers, each order once, in their order', async () => {
		await openApp('/analytics/orders', { ...october, orderby: 'net_total', order: 'asc' });
		await rows();
		const file = savedFile();
		await user.click(await screen.findByRole('button', { name: 'Download' }));
		const lines = await file;
		const place = lines[0]?.split(',').indexOf('"Net sales"') ?? -1;
		const cells = lines.slice(1).map((line) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []);
		const sales = cells.map((row) => Number(row[place]?.replace(/,$/, '')));
		// 141 orders and 12 refunds.
		expect(sales).toHaveLength(153);
		expect(sales).toEqual([...sales].sort((one, other) => one - other));
		expect(sales.reduce((sum, one) => sum + one, 0)).toBeCloseTo(15196.53, 2);
	});

	it('lets a long download be cancelled', async () => {
		await openApp('/analytics/orders', october);
		await rows();
		const release = network.hold(/per_page=100&?.*page=2|page=2.*per_page=100/);
		await user.click(await screen.findByRole('button', { name: 'Download' }));
		expect(await screen.findByText(/Fetching \d+ of \d+ rows/)).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Cancel' }));
		expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
		release();
	});

	it('[S4.table-sorting.1] sorts descending, then ascending, and says so in the address', async () => {
		await openApp('/analytics/orders', october);
		await rows();
		await user.click(screen.getByRole('button', { name: 'Net sales' }));
		expect(address()).toMatchObject({ orderby: 'net_total', order: 'desc' });
		const money = (row: string[] | undefined) => Number(row?.[8]?.replace(/[$,]/g, ''));
		const descending = (await rows()).map(money);
		expect(descending).toEqual([...descending].sort((a, b) => b - a));
		await user.click(screen.getByRole('button', { name: 'Net sales' }));
		expect(address()).toMatchObject({ order: 'asc' });
		const ascending = (await rows()).map(money);
		expect(ascending).toEqual([...ascending].sort((a, b) => a - b));
	});
});
