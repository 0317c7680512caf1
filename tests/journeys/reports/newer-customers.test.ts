/**
 * @jest-environment-options {"store": {"wc_version": "10.9.1", "wc_database_version": "10.9.1"}}
 */
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, ask, closeApp, network, openApp, reload } from '../../support/journey';
import { totals } from '../../support/journey-lists';
import { columns, rows, violations } from '../../support/journey-steps';
import { savedPreferences } from '../../support/saved-preferences';

const user = userEvent.setup();

afterEach(closeApp);

async function addFilter(name: string): Promise<void> {
	await user.click(await screen.findByRole('button', { name: 'Add a Filter' }));
	await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));
}

const advanced = (query: Record<string, string>) =>
	openApp('/customers', { filter: 'advanced', ...query });
const statsRequests = () =>
	network.requests().filter((path) => path.includes('reports/customers/stats'));

/** Simulates WooCommerce, whose totals ignore account and location filters. */
function ofWooCommerce(): void {
	const page = window as unknown as { wcSettings: { admin: Record<string, unknown> } }; // as: the store's page defines it
	delete page.wcSettings.admin.customerTotalsFollowDetails;
}

describe('Customers of a shop with WooCommerce 10.9', () => {
	it('can be filtered by guests or registered users, in the rows and in the totals', async () => {
		await advanced({});
		await rows();
		await addFilter('Account');
		await user.selectOptions(
			await screen.findByRole('combobox', { name: 'Select whether customers have an account' }),
			'Guests',
		);
		await user.click(await screen.findByRole('link', { name: 'Filter' }));
		expect(address()).toMatchObject({ user_type: 'guest' });
		await waitFor(async () => expect(await totals()).toContain('120 customers'));
		const everybody = await ask('/wc-analytics/reports/customers/stats');
		const guests = await ask('/wc-analytics/reports/customers/stats?user_type=guest');
		expect(everybody).toMatchObject({ totals: { customers_count: 385 } });
		expect(guests).toMatchObject({ totals: { customers_count: 120 } });
		expect(await totals()).toContain('average lifetime spend');
		expect(await violations()).toEqual([]);
	});

	it('can be found by their region, whose name a reload restores', async () => {
		await advanced({ location_includes: 'US:CA,GB' });
		await waitFor(async () => expect(await totals()).toContain('53 customers'));
		await reload();
		expect(await screen.findByText('California, United States (US)')).toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Remove United Kingdom (UK)' })).toBeInTheDocument();

		await user.click(screen.getByRole('button', { name: /Remove region filter/ }));
		await addFilter('Region');
		await user.type(await screen.findByRole('combobox', { name: 'Select region' }), 'new y');
		await user.click(await screen.findByRole('option', { name: /New York, United States/ }));
		await user.click(await screen.findByRole('link', { name: 'Filter' }));
		expect(address()).toMatchObject({ location_includes: 'US:NY' });
		await waitFor(async () => expect(await totals()).toContain('22 customers'));
	});

	it('show only a count of the rows if WooCommerce’s totals would cover everybody', async () => {
		await openApp('/customers', { filter: 'advanced', user_type: 'guest' }, ofWooCommerce);
		await rows();
		await waitFor(async () => expect(await totals()).toBe('120 customers'));
		expect(statsRequests()).toEqual([]);
		closeApp();
		await openApp('/customers', { filter: 'advanced', country_includes: 'GB' }, ofWooCommerce);
		await waitFor(async () => expect(await totals()).toMatch(/^29 customers.+average lifetime/));
		expect(statsRequests()).toHaveLength(1);
	});

	it('can be selected by their names in an address, which keeps them', async () => {
		await advanced({ name_includes: 'Ada Tanaka' });
		await waitFor(async () => expect(await rows()).toHaveLength(1));
		expect((await rows())[0]?.[0]).toContain('Ada Tanaka');
		expect(await totals()).toContain('1 customer');
		expect(await screen.findByRole('button', { name: 'Remove Ada Tanaka' })).toBeInTheDocument();
	});

	it('have separate columns for first and last names, which are hidden by default and can sort the table', async () => {
		await openApp('/customers');
		await rows();
		expect(await columns()).not.toContain('First name');
		expect(await columns()).not.toContain('Last name');
		closeApp();
		await openApp('/customers', { orderby: 'last_name', order: 'asc' });
		const loaded = await rows();
		const place = (await columns()).indexOf('Last name');
		const names = loaded.map((row) => row[place] ?? '');
		expect(names).toHaveLength(25);
		expect(names[0]).not.toBe('');
		expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
		await waitFor(async () => {
			const { customers_report_columns: hidden } = await savedPreferences(ask);
			expect(hidden).toContain('first_name');
			expect(hidden).not.toContain('last_name');
		});
	});
});
