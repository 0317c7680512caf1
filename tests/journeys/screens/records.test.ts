import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, network, openApp } from '../../support/journey';
import { october, rows, tab } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

/** Values by name, in the list of facts. */
function facts(): Record<string, string> {
	const names = [...document.querySelectorAll('.woocommerce-layout__main dt')];
	return Object.fromEntries(
		names.map((name) => [name.textContent, name.nextElementSibling?.textContent ?? '']),
	);
}

async function tableOf(title: string): Promise<string[][]> {
	const table = await screen.findByRole('table', { name: new RegExp(`^${title}`) });
	const lines = within(table).getAllByRole('row').slice(1);
	return lines.map((line) =>
		[...line.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''),
	);
}

describe('The page of an order', () => {
	it('shows items, discounts, shipping, taxes and refunds, and the remaining total', async () => {
		await openApp('/orders/3056');
		expect(await screen.findByRole('heading', { name: 'Order #3056', level: 1 })).toBeVisible();
		const items = await tableOf('Items');
		expect(items).toEqual([
			['V-Neck T-Shirt - Blue, Large', 'var-v-neck-t-shirt-3', '1', '$20.75', '$4.36'],
			['Rain Poncho - Large', 'var-rain-poncho-2', '1', '$34.75', '$7.30'],
			['Hoodie - Blue, X-Large', 'var-hoodie-8', '2', '$93.50', '$19.64'],
			['Flat rate', '', '', '$24.50', '$5.15'],
		]);
		// 22 + 36 + 96 before the coupon; 154 − 5 + 24.50 + 36.45 = 209.95; 209.95 − 25.11 = 184.84.
		expect(facts()).toMatchObject({
			Status: 'Completed',
			Customer: 'Ada Zhang',
			Date: 'October 10, 2026',
			Coupons: 'flat5',
			'Billing address': 'Ada Zhang\n297 Main St\n1012 Amsterdam\nNetherlands',
			Items: '$154.00',
			Discount: '-$5.00',
			'Flat rate': '$24.50',
			BTW: '$36.45',
			Total: '$209.95',
			Refund: '-$25.11',
			'Net payment': '$184.84',
		});
	});

	it("shows the customer's other orders, with links to them, to the customer and to the items", async () => {
		await openApp('/orders/3056');
		const others = await tableOf('Other orders of this customer');
		expect(others.map(([, number]) => number)).toEqual(['3055', '3021', '2932', '2754', '2549']);
		await user.click(screen.getByRole('link', { name: '3055' }));
		expect(await screen.findByRole('heading', { name: 'Order #3055', level: 1 })).toBeVisible();
		await user.click(await screen.findByRole('link', { name: 'Ada Zhang' }));
		expect(await screen.findByRole('heading', { name: 'Customer', level: 1 })).toBeVisible();
		expect(address().path).toMatch(/^\/customers\/\d+$/);
	});

	it('reports that an order does not exist, or why it failed to load', async () => {
		await openApp('/orders/999999');
		expect(await screen.findByText('Order not found')).toBeVisible();
		await openApp('/orders/3056');
		network.fail(/^\/wc-analytics\/orders\?/);
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'The shop’s server reported an error',
		);
		network.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await tableOf('Items')).toHaveLength(4);
	});
});

describe('The page of a customer', () => {
	it('shows the customer and every order, including refunds', async () => {
		await openApp('/orders/3056');
		await user.click(await screen.findByRole('link', { name: 'Ada Zhang' }));
		const orders = await tableOf('Orders');
		expect(orders.map(([, number]) => number)).toEqual([
			...['3056', '3056', '3055', '3021', '2932', '2754', '2549'],
		]);
		expect(facts()).toMatchObject({ Email: 'ada.zhang240@example.org', Orders: '6' });
	});
});

describe('The page of a product', () => {
	it('shows the product, its sales over twelve months, and its orders', async () => {
		await openApp('/products/74');
		expect(await screen.findByRole('heading', { name: 'Hoodie', level: 1 })).toBeVisible();
		const months = await tableOf('Last twelve months');
		expect(months).toHaveLength(12);
		expect(months[0]?.[0]).toBe('November 2026');
		expect((await tableOf('Orders')).length).toBe(25);
	});

	it('is the report about it, with its chart, also at the address of older links, whose dates it keeps', async () => {
		await openApp('/products/74', october);
		expect(await screen.findByRole('heading', { name: 'Hoodie', level: 1 })).toBeVisible();
		expect(address()).toMatchObject({
			...october,
			...{ path: '/analytics/products', filter: 'single_product', products: '74' },
		});
		expect(await tab('Items sold')).toBeVisible();
		expect(document.querySelector('.woocommerce-chart')).toBeVisible();
	});

	it('opens from the stock of a product, as from its name', async () => {
		await openApp('/analytics/stock');
		await rows();
		const [, first] = screen.getAllByRole('row');
		const links = within(first as HTMLElement).getAllByRole('link'); // as: rows() has found one
		const [name, status, ...others] = links.map((link) => link.getAttribute('href'));
		expect([status, others]).toEqual([name, []]);
		expect(name).toMatch(/path=%2Fanalytics%2Fproducts/);
	});

	it('shows of each order only the pieces and the money of the product, which add up to its months', async () => {
		await openApp('/products/74');
		const [november] = await tableOf('Last twelve months');
		// The first page has all of November.
		const orders = await tableOf('Orders');
		const counted = orders.filter(
			([date, , status]) =>
				date?.startsWith('November') && !/Pending|Cancelled|Failed/.test(status ?? ''),
		);
		const sum = (cells: readonly (string | undefined)[]) =>
			cells.reduce((total, cell) => total + Number(cell?.replace(/[$,]/g, '')), 0);
		expect(sum(counted.map((row) => row[3]))).toBe(sum([november?.[1]]));
		expect(sum(counted.map((row) => row[4]))).toBeCloseTo(sum([november?.[2]]), 2);
		const record = document.querySelector<HTMLElement>('.sa-record') as HTMLElement; // as: its tables are there
		expect(within(record).getAllByRole('columnheader', { name: 'Net sales' })).toHaveLength(2);
	});
});

describe('Links to records', () => {
	it('lead to the pages of orders from the table of orders, without a page load', async () => {
		await openApp('/analytics/orders', october);
		await rows();
		await user.click(screen.getByRole('link', { name: '3173' }));
		expect(await screen.findByRole('heading', { name: 'Order #3173', level: 1 })).toBeVisible();
		expect(address().path).toBe('/orders/3173');
	});

	it("lead from a day's number of orders to the report of that day's orders", async () => {
		await openApp('/analytics/revenue', october);
		const [first] = await rows();
		const count = first?.[1] ?? '';
		await user.click(screen.getAllByRole('link', { name: count })[0] as HTMLElement); // found above
		expect(address()).toMatchObject({
			path: '/analytics/orders',
			after: '2026-10-31',
			before: '2026-10-31',
		});
	});
});
