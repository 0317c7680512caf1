import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, network, openApp } from '../../support/journey';
import { columns, numbers, october, rows, violations } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

/** A table's first cells by its rows' first cell. */
const byPlace = async () =>
	Object.fromEntries((await rows()).map(([place = '', ...numbers]) => [place, numbers]));

// Worked out from the documents of the export: orders paid in October, refunds made in October.
describe('What do I file', () => {
	it('for Germany? Taxes by country: what was taxed, the tax, and the orders that make it', async () => {
		await openApp('/analytics/taxes', october);
		await user.click(await screen.findByRole('button', { name: /By rate/ }));
		await user.click(await screen.findByRole('button', { name: 'By country' }));
		expect(address()).toMatchObject({ by: 'country' });
		await waitFor(async () =>
			expect((await byPlace())['Germany']).toEqual(
				// Goods 922.90 and delivery 201.00, each at 19 %.
				['$1,123.90', '$175.36', '$38.22', '$0.00', '$213.58', '9'],
			),
		);
		// Spain returned goods for 246.50 of an order of September.
		expect((await byPlace())['Spain']).toEqual([
			'$61.50',
			'$46.83',
			'$17.86',
			'$51.77',
			'$12.92',
			'4',
		]);
		expect(within(await numbers()).getByText('$2,135.78')).toBeVisible();
		expect(
			await screen.findByText(/All taxes of these days: \$2,135\.78, as in the revenue report\./),
		).toBeVisible();
		expect(
			screen.getByRole('link', { name: 'Taxes in the revenue report' }).getAttribute('href'),
		).toMatch(/chart=taxes&path=%2Fanalytics%2Frevenue/);
		expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
		expect(await violations()).toEqual([]);
	});

	it('for the one-stop shop? Countries of the EU by rate, with corrections', async () => {
		await openApp('/analytics/taxes', { ...october, by: 'oss' });
		expect((await columns()).slice(0, 5)).toEqual([
			...['Country', 'Country code', 'VAT rate', 'Taxable amount', 'VAT'],
		]);
		expect(await rows()).toEqual([
			['Germany', 'DE', '19.00%', '$1,123.90', '$213.58', '$0.00', '$0.00'],
			['Spain', 'ES', '21.00%', '$61.50', '$12.92', '$246.50', '$51.77'],
			['France', 'FR', '20.00%', '$631.53', '$126.31', '$0.00', '$0.00'],
			['Italy', 'IT', '22.00%', '$1,048.60', '$230.69', '$0.00', '$0.00'],
			['Netherlands', 'NL', '21.00%', '$617.15', '$129.63', '$57.60', '$12.10'],
			['Sweden', 'SE', '25.00%', '$706.45', '$176.64', '$0.00', '$0.00'],
		]);
		expect(await screen.findByText(/^Corrections are refunds of orders/)).toBeVisible();
	});

	it('in California? Sales that the state and the district tax count once', async () => {
		await openApp('/analytics/taxes', { ...october, by: 'us' });
		await waitFor(async () =>
			expect((await byPlace())['California']).toEqual([
				'$899.94',
				'$82.64',
				'$4.84',
				'$10.98',
				'$76.50',
				'6',
			]),
		);
	});

	it('if orders differ, or do not say what was taxed? They are named', async () => {
		await openApp('/analytics/taxes', october);
		network.reply(/^\/store-analytics\/v1\/taxes\/differences/, {
			...{ taxes: 29, revenue_taxes: 30, difference: -1, orders_count: 1, unknown_count: 1 },
			orders: [{ order_id: 12, parent_id: 0, order_number: 12, difference: -1, taxes: 4 }],
			unknown: [{ order_id: 14, parent_id: 13, order_number: 13, difference: 0, taxes: -2 }],
		});
		await user.click(await screen.findByRole('button', { name: /By rate/ }));
		await user.click(await screen.findByRole('button', { name: 'By state' }));
		await screen.findByText(
			/\$29\.00\. The revenue report has \$30\.00, a difference of -\u2060\$1\.00\./,
		);
		const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
		expect(link('Order #12')).toMatch(/orders%2F12/);
		expect(link('Refund of #13')).toMatch(/orders%2F13/);
	});
});
