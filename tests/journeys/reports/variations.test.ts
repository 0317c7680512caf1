import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, openApp } from '../../support/journey';
import { compareRows, legend, pick, totals } from '../../support/journey-lists';
import { columns, numbers, october, rows } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

describe('Variations', () => {
	it('[S1.1] shows the sales of every size and colour', async () => {
		await openApp('/analytics/variations', october);
		expect((await rows())[0]).toEqual([
			'',
			'Crew Tee - Black, Medium',
			'var-crew-tee-1',
			'16',
			'$352.00',
			'3',
			'In stock',
			'15',
		]);
		expect(await columns()).toContain('SKU');
		expect(await totals()).toBe('40 variations sold163 items sold$7,400.32 net sales80 orders');
		expect(screen.queryByRole('combobox', { name: /Search/ })).not.toBeInTheDocument();
	});

	it('[S5.legend-and-compare.3] compares variations by their own parameter', async () => {
		await openApp('/analytics/variations', october);
		await rows();
		await compareRows(user, 'Crew Tee - Black, Medium', 'Hoodie - Red, Medium');
		expect(address()).toMatchObject({ 'filter-variations': 'compare-variations' });
		await waitFor(async () =>
			expect(await legend()).toEqual(['Crew Tee - Black, Medium16', 'Hoodie - Red, Medium11']),
		);
		expect(
			await screen.findByRole('button', { name: 'Remove Hoodie - Red, Medium' }),
		).toBeVisible();
		expect(await rows()).toHaveLength(2);
	});

	it('[S1.2] can be filtered by category in the advanced panel', async () => {
		await openApp('/analytics/variations', october);
		await rows();
		await user.click(screen.getByRole('button', { name: /All variations/ }));
		await user.click(await screen.findByRole('button', { name: 'Advanced filters' }));
		await user.click(await screen.findByRole('button', { name: 'Add a Filter' }));
		await user.click(await screen.findByRole('button', { name: 'Product category' }));
		await pick(user, 'Select product categories', 'Hoodies', /Hoodies/);
		await user.click(await screen.findByRole('link', { name: 'Filter' }));
		expect(address()).toMatchObject({ category_includes: '17' });
		await waitFor(async () =>
			expect((await rows()).every((row) => row[1]?.startsWith('Hoodie'))).toBe(true),
		);
		expect(within(await numbers()).getByText('51')).toBeVisible();
	});
});
