import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, openApp } from '../../support/journey';
import { compareRows, legend, pick, totals } from '../../support/journey-lists';
import { numbers, october, rows, tab } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

describe('Coupons', () => {
	it('[S1.1] shows the discount of each coupon, with links to it and to its orders', async () => {
		await openApp('/analytics/coupons', october);
		expect((await rows())[0]).toEqual([
			'',
			'welcome15',
			'7',
			'$57.91',
			'September 10, 2024',
			'N/A',
			'Percentage',
		]);
		expect(await totals()).toBe('7 coupons25 orders$213.73 amount discounted');
		const orders = screen.getByRole('link', { name: '7' });
		expect(orders.getAttribute('href')).toMatch(/filter=advanced&coupon_includes=115/);
		await user.click(await tab('Amount'));
		expect(address()).toMatchObject({ chart: 'amount', orderby: 'amount' });
	});

	it('shows one coupon, and two side by side', async () => {
		await openApp('/analytics/coupons', october);
		await user.click(await screen.findByRole('link', { name: 'welcome15' }));
		expect(address()).toMatchObject({ filter: 'single_coupon', coupons: '115' });
		await waitFor(async () => expect(await rows()).toHaveLength(1));
		expect(await screen.findByRole('button', { name: /welcome15.*Single coupon/ })).toBeVisible();
		expect(within(await numbers()).getByText('$57.91')).toBeVisible();
		window.history.back();
		await waitFor(async () => expect((await rows()).length).toBeGreaterThan(1));
		await compareRows(user, 'welcome15', 'flat5');
		expect(address()).toMatchObject({ filter: 'compare-coupons' });
		await waitFor(async () => expect(await legend()).toEqual(['welcome157', 'flat56']));
	});

	it('[S5.reports.1] covers only the coupons that a search finds', async () => {
		await openApp('/analytics/coupons', october);
		await rows();
		await pick(user, 'Search by coupon code', 'save', /All coupons with codes that include/);
		await waitFor(async () =>
			expect((await rows()).every((row) => row[1]?.includes('save'))).toBe(true),
		);
		expect(address()).toMatchObject({ search: 'save' });
	});
});
