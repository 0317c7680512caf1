import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, network, openApp, reload } from '../../support/journey';
import { pick, totals } from '../../support/journey-lists';
import { columns, rows } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

async function addFilter(name: string): Promise<void> {
	await user.click(await screen.findByRole('button', { name: 'Add a Filter' }));
	await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));
}

describe('Customers', () => {
	it('[S7.reports.3] lists customers without dates, numbers or chart', async () => {
		await openApp('/customers');
		const [first] = await rows();
		expect(first).toHaveLength(12);
		expect(await columns()).toContain('AOV');
		expect(await columns()).toEqual(
			expect.arrayContaining(['Username', 'City', 'Region', 'Postal code']),
		);
		expect(await totals()).toBe(
			'385 customers8 average orders$1,094.47 average lifetime spend$144.00 average order value',
		);
		expect(screen.queryByText(/Date range/)).not.toBeInTheDocument();
		expect(screen.queryByRole('navigation', { name: 'Performance Indicators' })).toBeNull();
		const asked = network.requests().filter((path) => path.includes('reports/customers'));
		expect(asked).toHaveLength(2);
		expect(asked.join()).not.toMatch(/after=|before=|interval=/);
		expect(document.title).toBe('Customers ‹ WooCommerce ‹ Rig Outfitters — WooCommerce');
	});

	it('shows the names of countries beside their codes', async () => {
		await openApp('/customers');
		await rows();
		const names = await screen.findAllByText('United States (US)');
		expect(names[0]?.closest('td')).toHaveTextContent('US');
		await user.hover(screen.getAllByText('CA')[0] as HTMLElement); // There is at least one.
		expect(await screen.findByRole('tooltip')).toHaveTextContent('Canada');
	});

	it('[S1.2] finds who spent over 500 and has not returned since June', async () => {
		await openApp('/customers');
		await rows();
		await user.click(screen.getByRole('button', { name: /All customers/ }));
		await user.click(await screen.findByRole('button', { name: 'Advanced filters' }));
		await addFilter('Total spend');
		await user.selectOptions(
			await screen.findByRole('combobox', { name: 'Condition: total spend' }),
			'More than',
		);
		await user.type(screen.getByRole('spinbutton', { name: /Total spend/ }), '500');
		await addFilter('Last active');
		await user.type(
			await screen.findByRole('textbox', { description: /last active date/ }),
			'06/01/2026',
		);
		await user.click(await screen.findByRole('link', { name: 'Filter' }));
		expect(address()).toMatchObject({ total_spend_min: '500', last_active_before: '2026-06-01' });
		await waitFor(async () => expect(await rows()).toHaveLength(18));
		expect(network.requests().at(-1)).toContain('last_active_before=2026-06-01T23:59:59');
		expect(await totals()).toContain('18 customers');
	});

	it('[S5.filters.1] keeps a range between two amounts through a reload', async () => {
		await openApp('/customers', {
			filter: 'advanced',
			'orders_count_between[0]': '5',
			'orders_count_between[1]': '7',
		});
		const counts = async () => (await rows()).map((row) => Number(row[5]));
		expect((await counts()).every((count) => count >= 5 && count <= 7)).toBe(true);
		await reload();
		expect((await counts()).length).toBeGreaterThan(0);
		expect(await screen.findByRole('spinbutton', { name: /minimum amount/ })).toHaveValue(5);
	});

	it('finds customers by name, and shows a single one from the dropdown', async () => {
		await openApp('/customers');
		await rows();
		await pick(user, 'Search by customer name', 'Ito', /All customers with names that include/);
		await waitFor(async () =>
			expect((await rows()).every((row) => row[0]?.includes('Ito'))).toBe(true),
		);
		await user.click(screen.getByRole('button', { name: /All customers/ }));
		await user.click(await screen.findByRole('button', { name: 'Single customer' }));
		await pick(user, 'Type to search for a customer', 'Umar Young', 'Umar Young');
		expect(address()).toMatchObject({ filter: 'single_customer' });
		expect(address()).not.toHaveProperty('search');
		await waitFor(async () => expect(await rows()).toHaveLength(1));
	});

	it('accepts the last possible date', async () => {
		await openApp('/customers', { filter: 'advanced', registered_before: '9999-12-31' });
		expect((await rows()).length).toBeGreaterThan(0);
		expect(network.requests().join()).toMatch(/registered_before=9999-12-31T23(:|%3A)59(:|%3A)59/);
		expect(screen.queryByText(/Something went wrong|could not/i)).not.toBeInTheDocument();
	});
});
