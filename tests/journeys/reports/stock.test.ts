import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, network, openApp } from '../../support/journey';
import { totals } from '../../support/journey-lists';
import { october, rows } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

describe('Stock', () => {
	it('[S7.reports.3] shows the stock without dates, and marks low stock', async () => {
		const sorted = { orderby: 'stock_status', order: 'asc' };
		await openApp('/analytics/stock', { ...october, type: 'lowstock', ...sorted });
		expect((await rows())[0]).toEqual(['Wool Fedora', 'woo-wool-fedora', 'Low', '1']);
		expect(await totals()).toBe('103 products8 out of stock8 low stock3 on backorder93 in stock');
		expect(network.requests().join()).not.toMatch(/after=|before=|interval=/);
		expect(screen.getAllByRole('link', { name: 'Low' })[0]?.getAttribute('href')).toMatch(
			/filter=single_product&products=\d+&path=%2Fanalytics%2Fproducts$/,
		);
	});

	it('[S3.report-filter-config.1] filters products by stock status in a dropdown with its own parameter', async () => {
		await openApp('/analytics/stock');
		await rows();
		await user.click(screen.getByRole('button', { name: /All products/ }));
		await user.click(await screen.findByRole('button', { name: 'Low stock' }));
		expect(address()).toMatchObject({ type: 'lowstock' });
		await waitFor(async () => expect(await rows()).toHaveLength(8));
		expect((await rows()).every((row) => row[2] === 'Low')).toBe(true);
		await user.click(screen.getByRole('button', { name: 'Stock' }));
		await waitFor(() => expect(address()).toMatchObject({ orderby: 'stock_quantity' }));
	});

	it('leads with what is out of stock, low or on backorder; each count filters the table and back', async () => {
		await openApp('/analytics/stock');
		const statuses = (await rows()).map((row) => row[2]);
		expect(statuses.slice(0, 12)).toEqual([
			...Array<string>(8).fill('Out of stock'),
			...Array<string>(3).fill('On backorder'),
			'In stock',
		]);
		const lead = screen.getByRole('navigation', { name: 'Show' });
		const counts = await within(lead).findAllByRole('link', { name: /^\d/ });
		expect(counts.map((link) => link.textContent)).toEqual([
			...['8 out of stock', '8 low stock', '3 on backorder'],
		]);
		await user.click(within(lead).getByRole('link', { name: '8 out of stock' }));
		expect(address()).toMatchObject({ type: 'outofstock' });
		await waitFor(async () => expect(await rows()).toHaveLength(8));
		expect((await rows()).every((row) => row[2] === 'Out of stock')).toBe(true);
		const chosen = within(lead).getByRole('link', { current: true });
		expect(chosen).toHaveTextContent('8 out of stock');
		await user.click(chosen);
		expect(address()).not.toHaveProperty('type');
	});

	it('links to the sales of the product, and from a variation to those of its product', async () => {
		await openApp('/analytics/stock', { type: 'lowstock' });
		const variation = await screen.findByRole('link', { name: 'Hoodie - Black, X-Large' });
		expect(variation.getAttribute('href')).toMatch(/filter=single_product&products=74&/);
	});
});
