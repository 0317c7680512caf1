import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, network, openApp } from '../../support/journey';
import { numbers, rows } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

const field = () =>
	screen.findByRole('combobox', { name: 'Reports, views, settings, products, customers, orders' });

async function openPalette(): Promise<HTMLElement> {
	await user.keyboard('{Control>}k{/Control}');
	return field();
}

/** The names of groups with their items. */
const found = () =>
	Object.fromEntries(
		screen.getAllByRole('group').flatMap((group) => {
			const options = within(group).queryAllByRole('option');
			const title = group.querySelector('[role="presentation"]')?.textContent ?? '';
			return options.length > 0
				? [[title, options.map(({ firstChild }) => firstChild?.textContent)]]
				: [];
		}),
	);
const current = (input: HTMLElement) =>
	document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('The palette', () => {
	it('opens any report by a key combination, and closes on Escape', async () => {
		await openApp('/analytics/revenue', { period: 'year', compare: 'none' });
		await numbers();
		const before = network.requests().length;
		const input = await openPalette();
		input.focus();
		expect(found()['Reports']).toEqual(
			expect.arrayContaining(['Home', 'Overview', 'Data', 'Products', 'Customers']),
		);
		expect(found()['Settings']).toBeUndefined();
		expect(network.requests().slice(before)).toEqual([]);
		await user.keyboard('{ArrowUp}');
		expect(current(input)).toBe('Customers');
		await user.keyboard('{ArrowDown}{ArrowDown}');
		expect(current(input)).toBe('Overview');
		screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })); // As browsers do on Escape.
		await waitFor(() => expect(screen.queryByRole('combobox', { name: /Reports/ })).toBeNull());

		await user.type(await openPalette(), 'coup');
		await user.keyboard('{Enter}');
		await rows();
		expect(address()).toEqual({
			page: 'wc-admin',
			path: '/analytics/coupons',
			period: 'year',
			compare: 'none',
		});
	});

	it('understands a question in words, says how, and opens the screen that answers it', async () => {
		await openApp('/analytics/overview', { period: 'year', compare: 'none' });
		await numbers();
		const input = await openPalette();
		await user.type(input, 'revnue last month by country');
		await waitFor(() =>
			expect(current(input)).toBe('Net sales · Last month · by CountryBreakdown'),
		);
		await user.keyboard('{Enter}');
		expect(await screen.findByRole('heading', { name: 'Breakdown: Country' })).toBeVisible();
		// October of the recorded shop has 141 orders.
		expect((await rows()).reduce((sum, [, , , , orders]) => sum + Number(orders), 0)).toBe(141);
		expect(address()).toMatchObject({
			by: 'billing_country',
			period: 'last_month',
			compare: 'none',
		});
	});

	it('finds products, customers and orders of the shop beside settings, each with its page', async () => {
		await openApp('/analytics/overview');
		await numbers();
		await user.type(await openPalette(), 'hoodie with');
		await screen.findByRole('group', { name: 'Products' });
		expect(found()['Products']).toContain('Hoodie with Pocket');
		await user.click(screen.getByRole('option', { name: 'Hoodie with Pocket' }));
		await waitFor(() =>
			expect(address()).toMatchObject({ path: '/analytics/products', filter: 'single_product' }),
		);

		await user.type(await openPalette(), '#3129');
		await screen.findByRole('option', { name: '#3129' });
		expect(found()).toEqual({ Orders: ['#3129'] });
		await user.keyboard('{Enter}');
		await waitFor(() => expect(address()['path']).toBe('/orders/3129'));

		await user.type(await openPalette(), "bruno o'b");
		await screen.findByRole('option', { name: "Bruno O'Brien" });
		expect(found()).toEqual({ Customers: ["Bruno O'Brien"] });
		await user.keyboard('{Enter}');
		await waitFor(() => expect(address()['path']).toBe('/customers/288'));

		await user.type(await openPalette(), 'excluded');
		await waitFor(() => expect(found()['Settings']).toEqual(['Excluded statuses']));
		await user.keyboard('{Enter}');
		await waitFor(() => expect(address()['path']).toBe('/analytics/settings'));
	});

	it('sends one request after a burst of typing, and cancels outdated ones', async () => {
		await openApp('/analytics/overview');
		await numbers();
		const before = network.requests().length;
		await user.type(await openPalette(), 'hoodie');
		await screen.findByRole('group', { name: 'Products' });
		const asked = network.requests().slice(before);
		expect(asked.filter((path) => path.includes('/products?search=')).length).toBe(1);
		expect(asked.some((path) => path.includes('/orders'))).toBe(false);
	});

	it('reports a failed search and shows the other results', async () => {
		await openApp('/analytics/overview');
		await numbers();
		network.fail(/customers\?search/);
		await user.type(await openPalette(), 'hoodie');
		expect(await screen.findByText(/Customers could not be searched\./)).toHaveTextContent(
			'The database is away.',
		);
		expect(found()['Products']).toContain('Hoodie with Pocket');
		network.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(screen.queryByText(/could not be searched/)).toBeNull());
		await user.clear(await field());
		await user.type(await field(), 'qwertz');
		expect(await screen.findByText('No results')).toBeVisible();
	});

	it('ignores its key in editors, and with another modifier', async () => {
		await openApp('/analytics/overview');
		await numbers();
		const editor = document.body.appendChild(document.createElement('div'));
		Object.defineProperty(editor, 'isContentEditable', { value: true });
		editor.tabIndex = 0;
		editor.focus();
		await user.keyboard('{Control>}k{/Control}');
		editor.remove();
		await user.keyboard('{Control>}{Shift>}k{/Shift}{/Control}k');
		expect(screen.queryByRole('combobox', { name: /Reports/ })).toBeNull();
	});
});
