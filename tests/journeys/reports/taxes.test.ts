import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, openApp } from '../../support/journey';
import { compareRows, legend, pick, totals } from '../../support/journey-lists';
import { numbers, october, rows } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

describe('Taxes', () => {
	it('[S1.1] shows what each rate collected, rates with all decimals, and negative amounts with a minus sign', async () => {
		await openApp('/analytics/taxes', october);
		const table = await rows();
		expect(table[0]).toEqual(['', 'GB-VAT-1', '20.00%', '$435.15', '$370.45', '$64.70', '14']);
		expect(table.at(-1)?.slice(1, 4)).toEqual(['CA-QC-QST-2', '9.975%', '-$4.59']);
		expect(await totals()).toBe(
			'21 tax codes$2,274.53 total tax$1,945.81 order tax$328.72 shipping tax137 orders',
		);
		const code = screen.getByRole('link', { name: 'GB-VAT-1' });
		expect(code.getAttribute('href')).toMatch(/filter=advanced&tax_rate_includes=\d+/);
	});

	it('compares all rates at once, then the selected ones', async () => {
		await openApp('/analytics/taxes', october);
		await user.click(await screen.findByRole('button', { name: /All taxes/ }));
		await user.click(await screen.findByRole('button', { name: 'Comparison' }));
		expect(await screen.findByText('20 taxes')).toBeVisible();
		expect((await legend())[0]).toBe('GB-VAT-1$435.15');
		await compareRows(user, 'GB-VAT-1', 'CA-GST-1');
		expect(address()).toMatchObject({ filter: 'compare-taxes' });
		await waitFor(async () =>
			expect(await legend()).toEqual(['GB-VAT-1$435.15', 'CA-GST-1$49.12']),
		);
		expect(await screen.findByRole('button', { name: 'Remove CA-GST-1' })).toBeVisible();
	});

	it('[S5.reports.1] covers only the rates that a search finds', async () => {
		await openApp('/analytics/taxes', october);
		await rows();
		await pick(user, 'Search by tax code', 'GB', /^GB.*VAT-1$/);
		expect(address()).toMatchObject({ search: 'GB-VAT-1' });
		await waitFor(async () => expect(await rows()).toHaveLength(1));
		expect(within(await numbers()).getByText('$435.15')).toBeVisible();
	});
});
