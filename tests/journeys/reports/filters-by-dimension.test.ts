import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, openApp } from '../../support/journey';
import { compareRows, pick } from '../../support/journey-lists';
import { numbers, october, rows, tab, violations } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

async function shows(name: string, value: string) {
	await waitFor(async () => expect(await tab(name)).toHaveTextContent(value));
}

// Worked out from the documents of the export: in October, 78 of 141 paid orders came from mobile phones. They were of $8,940.04.
describe('A report is filtered by what orders and products say', () => {
	it('on Revenue, from the list of all orders to those of one device', async () => {
		await openApp('/analytics/revenue', october);
		await user.click(await screen.findByRole('button', { name: /All revenue/ }));
		await user.click(await screen.findByRole('button', { name: 'Advanced filters' }));
		await user.click(await screen.findByRole('button', { name: 'Add a Filter' }));
		const list = within(await screen.findByRole('dialog', { name: 'Add a Filter' }));
		const search = list.getByRole('combobox', { name: 'Search filters' });
		await waitFor(() => expect(search).toHaveFocus());
		expect(list.getByRole('group', { name: 'Where' })).toBeVisible();
		expect(await violations()).toEqual([]);
		await user.keyboard('evic');
		expect(await list.findByRole('option', { name: 'Device' })).toBeVisible();
		expect(await violations()).toEqual([]);
		await user.keyboard('{ArrowDown}{Enter}');
		await pick(user, 'Select: Device', 'Mob', /Mobile/);
		await user.click(await screen.findByRole('link', { name: 'Filter' }));
		await shows('Gross sales', '$8,940.04');
		expect(address()).toMatchObject({ ...october, filter: 'advanced', device_is: 'Mobile' });
		await rows();
		const [day] = within(await screen.findByRole('table', { name: 'Revenue' })).getAllByRole(
			'link',
		);
		expect(new URL(String(day?.getAttribute('href')), 'http://shop.test').search).toContain(
			'device_is=Mobile',
		);
	});

	it('until a comparison or a search takes the place of the filters', async () => {
		const filters = { filter: 'advanced', device_is: 'Mobile' };
		await openApp('/analytics/products', { ...october, ...filters });
		const names = (await rows()).slice(0, 2).map(([, name = '']) => name);
		await compareRows(user, ...names);
		await waitFor(() => expect(address()).toMatchObject({ filter: 'compare-products' }));
		expect(address()).not.toHaveProperty('device_is');
		await waitFor(() => expect(screen.queryByText('Device: Mobile')).toBeNull());
		await openApp('/analytics/products', { ...october, ...filters });
		await rows();
		await pick(user, /^Search by product/, 'Beanie', /All products with titles that include/);
		await waitFor(() => expect(address()).toHaveProperty('search'));
		expect(address()).not.toHaveProperty('device_is');
	});

	it('on Products, whose breakdown keeps number and filters', async () => {
		const filters = { filter: 'advanced', device_is: 'Mobile', product_type_is: 'simple' };
		await openApp('/analytics/products', { ...october, ...filters });
		// 155 items of such orders that were placed in October, some of a product in the trash, and 4 came back.
		await shows('Items sold', '151');
		expect(await screen.findByText('Product type: simple')).toBeVisible();
		await user.click(await screen.findByRole('button', { name: 'Explain Orders' }));
		const dialog = await screen.findByRole('dialog', { name: 'Orders' });
		expect(await within(dialog).findByText('Device Is Mobile')).toBeVisible();
		const ways = await within(dialog).findByRole('navigation', { name: 'Break down by' });
		await user.click(within(ways).getByRole('link', { name: 'Country' }));
		await screen.findByRole('heading', { name: 'Breakdown: Country' });
		expect(address()).toMatchObject({ ...october, ...filters, by: 'billing_country' });
		expect(within(await numbers()).getByRole('link', { name: /^Orders/ })).toBeVisible();
	});
});
