import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, network, openApp } from '../../support/journey';
import { compareRows, legend, pick, totals } from '../../support/journey-lists';
import { numbers, october, rows } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

describe('Categories', () => {
	it('[S1.1] shows every category with its path and the numbers of its products', async () => {
		await openApp('/analytics/categories', october);
		await screen.findByRole('link', { name: 'Hoodies & Sweats' });
		// A row shows only its own name until the category tree has loaded.
		await waitFor(async () =>
			expect((await rows())[0]).toEqual(['', 'Clothing › T-Shirts', '92', '$2,059.34', '7', '48']),
		);
		expect((await rows())[1]?.[1]).toBe('Clothing › Hoodies & Sweats');
		expect(await totals()).toBe('8 categories428 items sold$15,847.57 net sales149 orders');
		expect(network.requests().some((path) => path.includes('categories/stats'))).toBe(false);
	});

	it('[S2.compare-items-filter.1] compares three categories over a year, by month', async () => {
		await openApp('/analytics/categories', {
			period: 'last_year',
			compare: 'previous_year',
			interval: 'month',
		});
		await screen.findByRole('link', { name: 'T-Shirts' });
		await compareRows(user, 'T-Shirts', 'Music', 'Hoodies & Sweats');
		expect(address()).toMatchObject({ filter: 'compare-categories', interval: 'month' });
		await waitFor(async () => expect(await rows()).toHaveLength(3));
		const lines = await legend();
		expect(lines).toHaveLength(3);
		const sold = lines.map((line) => Number(line.replace(/^\D+/, '').replace(',', '')));
		expect([...sold].sort((a, b) => b - a)).toEqual(sold);
		expect(screen.getByText('3 categories')).toBeVisible();
		expect(await screen.findByRole('button', { name: 'Remove Hoodies & Sweats' })).toBeVisible();
	});

	it("[S5.reports.1] opens a category's products, and searches only among these", async () => {
		await openApp('/analytics/categories', october);
		await user.click(await screen.findByRole('link', { name: 'Hoodies & Sweats' }));
		expect(address()).toMatchObject({ filter: 'single_category', categories: '17' });
		expect(await screen.findByRole('heading', { name: 'Products' })).toBeVisible();
		await waitFor(async () => expect((await rows())[0]?.[0]).toBe('Hoodie'));
		expect((await legend())[0]).toBe('Hoodie51');
		expect(screen.getByText('4 products')).toBeVisible();
		expect(await totals()).toBe('4 products75 items sold$3,770.58 net sales50 orders');
		expect(screen.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
		expect(
			await screen.findByRole('button', { name: /Hoodies & Sweats.*Single category/ }),
		).toBeVisible();

		await pick(user, /^Search by product/, 'Pocket', /All products with titles that include/);
		expect(address()).toMatchObject({ filter: 'single_category', search: 'Pocket' });
		await waitFor(async () => expect(await rows()).toHaveLength(1));
		expect(within(await numbers()).getByText('$104.00')).toBeVisible();
	});
});
