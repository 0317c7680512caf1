import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, openApp } from '../../support/journey';
import { numbers, october, rows, violations } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

/** Opens the menu of a chart once it has its ways to break down. */
async function menuOf(chart: string) {
	const heading = await screen.findByRole('heading', { name: chart });
	const block = heading.closest<HTMLElement>(
		'.woocommerce-chart, .woocommerce-dashboard__chart-block',
	);
	const toggle = await within(block ?? document.body).findByRole('button', {
		name: 'Chart options',
	});
	return waitFor(async () => {
		if (!screen.queryByRole('menu')) await user.click(toggle);
		const menu = within(screen.getByRole('menu', { name: 'Chart options' }));
		if (!menu.queryByText('Break down by')) {
			await user.click(toggle);
			throw new Error('The menu has no ways to break down.');
		}
		return menu;
	});
}

/** The ways to break down, which come before all other entries. */
function waysIn(menu: Awaited<ReturnType<typeof menuOf>>) {
	const names = menu.getAllByRole('menuitem').map(({ textContent }: HTMLElement) => textContent);
	return names.slice(0, names.indexOf('More…') + 1);
}

const orderWays = [
	...['Country', 'Payment method', 'Channel', 'Campaign', 'Device', 'New or returning'],
	...['Day of the week'],
];

describe('A number is broken down from where it is', () => {
	it('on Revenue, and stays the number that was asked for', async () => {
		await openApp('/analytics/revenue', { ...october, chart: 'gross_sales' });
		const menu = await menuOf('Gross sales');
		expect(waysIn(menu)).toEqual([...orderWays, 'More…']);
		await user.click(menu.getByRole('menuitem', { name: 'Channel' }));
		await screen.findByRole('heading', { name: 'Breakdown: Channel' });
		await screen.findByRole('heading', { name: 'Gross sales' });
		const tile = within(await numbers()).getByRole('link', { name: /^Gross sales/ });
		expect(tile).toHaveAttribute('aria-current', 'page');
		await screen.findByRole('columnheader', { name: /^Gross sales/ });
		await user.click(within(await numbers()).getByRole('link', { name: /^Orders/ }));
		await screen.findByRole('heading', { name: 'Orders', level: 2 });
		within(await numbers()).getByRole('link', { name: /^Gross sales/ });
		expect(await violations()).toEqual([]);
	});

	it('on Orders with a filter, which the breakdown keeps', async () => {
		await openApp('/analytics/orders', { ...october, filter: 'advanced', device_is: 'Mobile' });
		const menu = await menuOf('Orders');
		expect(waysIn(menu)).toEqual([...orderWays.filter((way) => way !== 'Device'), 'More…']);
		await user.click(menu.getByRole('menuitem', { name: 'Payment method' }));
		expect(await screen.findByText('Device: Mobile')).toBeVisible();
		// 78 of October's orders came from mobile phones.
		await waitFor(async () =>
			expect(within(await numbers()).getByRole('link', { name: /^Orders/ })).toHaveTextContent(
				'78',
			),
		);
	});

	it('not where a breakdown would show another number: whole orders with a product', async () => {
		const filter = { filter: 'advanced', product_includes: '60', chart: 'net_revenue' };
		await openApp('/analytics/orders', { ...october, ...filter });
		await user.click(await screen.findByRole('button', { name: 'Chart options' }));
		await screen.findByRole('menuitem', { name: 'Targets…' });
		await new Promise((resolve) => setTimeout(resolve, 500));
		expect(screen.queryByText('Break down by')).toBeNull();
	});

	it.each([
		['products', 'Items sold', 'Category'],
		['variations', 'Items sold', 'Product type'],
		['categories', 'Items sold', 'Brand'],
		['coupons', 'Discounted orders', 'Country'],
		['taxes', 'Total tax', 'Tax rate'],
		['refunds', 'Returns', 'Days from order to refund'],
	])('on %s', async (report, chart, way) => {
		await openApp(`/analytics/${report}`, october);
		const menu = await menuOf(chart);
		await user.click(menu.getByRole('menuitem', { name: way }));
		const title = report === 'refunds' ? 'Refunds' : 'Breakdown';
		await screen.findByRole('heading', { name: `${title}: ${way}` });
		expect((await rows()).length).toBeGreaterThan(0);
	});

	it('on Overview, in the menu of a chart', async () => {
		await openApp('/analytics/overview', october);
		const menu = await menuOf('Net sales');
		expect(menu.getAllByRole('menuitem')[0]).toHaveTextContent('Explain Net sales');
		await user.click(menu.getByRole('menuitem', { name: 'Campaign' }));
		await screen.findByRole('heading', { name: 'Breakdown: Campaign' });
		expect(address()).toMatchObject({ chart: 'net_revenue', ...october });
	});

	it('in its explanation, with its own days and rows', async () => {
		await openApp('/analytics/products', { ...october, filter: 'single_product', products: '60' });
		await user.click(await screen.findByRole('button', { name: 'Explain Net sales' }));
		const dialog = await screen.findByRole('dialog', { name: 'Net sales' });
		const ways = await within(dialog).findByRole('navigation', { name: 'Break down by' });
		await user.click(within(ways).getByRole('link', { name: 'Country' }));
		await screen.findByRole('heading', { name: 'Breakdown: Country' });
		expect(screen.queryByRole('dialog')).toBeNull();
		expect(address()).toMatchObject({ ...october, by: 'billing_country', product_is: '60' });
	});

	it('by anything: More opens the list of all dimensions', async () => {
		await openApp('/analytics/revenue', { ...october, chart: 'taxes' });
		await user.click((await menuOf('Taxes')).getByRole('menuitem', { name: 'More…' }));
		expect(await screen.findByRole('dialog', { name: 'By' })).toBeVisible();
		expect(address()).toMatchObject({ chart: 'taxes' });
	});
});
