import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, ask, closeApp, openApp, reload } from '../../support/journey';
import { numbers, october, rows, violations } from '../../support/journey-steps';

const user = userEvent.setup();
const againstSeptember = { ...october, compare: 'previous_period' };
const thisYear = { ...october, after: '2026-01-01' };

afterEach(closeApp);

/** Chooses a dimension by a part of its name in the list of all. */
async function breakDownBy(name: string) {
	await user.click(await screen.findByRole('button', { name: /^By: / }));
	const menu = within(await screen.findByRole('dialog', { name: 'By' }));
	// The menu opens at the group of the chosen dimension; its first entry leads to the groups.
	const [back] = menu.getAllByRole('button');
	if (back?.classList.contains('is-back')) await user.click(back);
	await user.type(
		await screen.findByRole('combobox', { name: 'Search what to break down by' }),
		name.slice(0, 5),
	);
	await user.click(await screen.findByRole('option', { name }));
	await screen.findByRole('heading', { name: new RegExp(`^(Breakdown|Refunds): ${name}$`) });
}

/** The cells of the first columns, without the box. */
const firstCells = async (count: number) =>
	(await rows()).map((cells) => cells.slice(1, count + 1));

// Worked out from the export: net sales without tax and shipping, by the day of payment, less refunds by their own day.
describe('An owner asks Breakdown', () => {
	it('where the growth came from: a channel, in three clicks from Revenue', async () => {
		await openApp('/analytics/revenue', { ...againstSeptember, chart: 'net_revenue' });
		await user.click(await screen.findByRole('button', { name: 'Chart options' }));
		await user.click(await screen.findByRole('menuitem', { name: 'Channel' }));
		await screen.findByRole('heading', { name: 'Breakdown: Channel' });
		expect(address()).toMatchObject({ by: 'source_type', chart: 'net_revenue' });
		await waitFor(async () =>
			expect(await firstCells(4)).toEqual([
				['Campaign links', '$4,842.83', '31.9%', '41'],
				['Direct', '$4,429.53', '29.1%', '38'],
				['Search engines', '$3,406.77', '22.4%', '33'],
				['Other websites', '$1,829.90', '12.0%', '21'],
				['Mobile app', '$406.50', '2.7%', '5'],
				['Web admin', '$281.00', '1.8%', '3'],
			]),
		);
		await user.click(screen.getByRole('button', { name: 'What changed: Net sales' }));
		const parts = await screen.findByRole('table', { name: 'Rows of the table' });
		// 1,771.60 became 4,842.83, and 7,450.35 became 3,406.77.
		within(parts).getByRole('row', { name: /^Campaign links.*\+\$3,071\.23/ });
		within(parts).getByRole('row', { name: /^Search engines.*-\$4,043\.58/ });
		within(parts).getByRole('row', { name: /^Total.*\+\$1,017\.48/ });
		expect(await violations()).toEqual([]);
		await user.click(screen.getByRole('button', { name: 'Explain Net sales' }));
		const dialog = await screen.findByRole('dialog', { name: 'Net sales' });
		await within(dialog).findByText(/^The day an order was paid/);
	});

	it('which campaign brings customers who return: a dimension and two columns, which stay chosen', async () => {
		const months = { ...october, after: '2026-07-01' };
		await openApp('/analytics/breakdown', months);
		await breakDownBy('Campaign');
		await user.click(await screen.findByRole('button', { name: 'Choose which values to display' }));
		for (const name of ['Ordered again', 'Repeat rate'])
			await user.click(await screen.findByRole('menuitemcheckbox', { name }));
		await user.keyboard('{Escape}');
		// Of the customers whose first order was paid in these months, by its campaign.
		const returned = async () =>
			(await rows()).map((cells) => [cells[1], ...cells.slice(-3)]).sort();
		const expected = [
			['(no campaign recorded)', '41', '23', '56.1%'],
			['fall-lookalike', '2', '1', '50.0%'],
			['search-brand', '4', '3', '75.0%'],
			['weekly', '3', '2', '66.7%'],
		];
		await waitFor(async () => expect(await returned()).toEqual(expected));
		expect(await violations()).toEqual([]);
		// The shop keeps one choice after the other.
		await waitFor(async () =>
			expect(JSON.stringify(await ask('/wp/v2/users/me'))).toContain('+repeat_rate'),
		);
		await reload();
		await waitFor(async () => expect(await returned()).toEqual(expected));
	});

	it('why one product comes back: its refunds by their reason, with the filter in sight', async () => {
		await openApp('/analytics/refunds', { ...thisYear, by: 'product' });
		await user.click(await screen.findByRole('link', { name: /^Live at the Rig/ }));
		await screen.findByRole('heading', { name: 'Refunds: Variation' });
		await breakDownBy('Reason of the refund');
		await screen.findByText(/^Product: Live at the Rig/);
		// Four refunds have lines of this record. The shop's settings decide how the three of the same amount are sorted.
		await waitFor(async () =>
			expect([...(await firstCells(4))].sort()).toEqual([
				['(no reason given)', '$38.00', '26.0%', '1'],
				['Arrived damaged', '$38.00', '26.0%', '1'],
				['Customer changed mind', '$38.00', '26.0%', '1'],
				['Wrong size', '$32.30', '22.1%', '1'],
			]),
		);
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});

	it('by another dimension, and by the usual one again, without the values compared before', async () => {
		const compared = { filter: 'compare-values', values: 'Mobile,Tablet' };
		await openApp('/analytics/breakdown', { ...october, by: 'device', ...compared });
		expect(await firstCells(1)).toEqual([['Mobile'], ['Tablet']]);
		await breakDownBy('Payment method');
		expect(address()).toMatchObject({ by: 'payment_method', filter: 'compare-values' });
		expect(address()).not.toHaveProperty('values');
		expect(await firstCells(1)).toEqual([
			['Cash on delivery'],
			['Direct bank transfer'],
			['Check payments'],
		]);
		await breakDownBy('Payment method');
		expect(address()).toMatchObject({ by: 'payment_method' });
		// The group's own entry of the chosen dimension keeps it.
		await user.click(screen.getByRole('button', { name: 'By: Payment method' }));
		await user.click(await screen.findByRole('button', { name: /^Payment, delivery/ }));
		await user.click(await screen.findByRole('button', { name: 'Payment method', current: true }));
		expect(address()).toMatchObject({ by: 'payment_method' });
	});

	it('what to file for a country: its taxes, and the orders behind them', async () => {
		await openApp('/analytics/breakdown', { ...october, by: 'device', hidden_columns: 'refunds' });
		await breakDownBy('Country');
		const germany = (await rows()).find(([, name]) => name === 'Germany') ?? [];
		expect(germany[2]).toBe('$922.90');
		expect(germany).toContain('$213.58');
		const row = screen.getByRole('row', { name: /^Germany|Select Germany/ });
		await user.click(within(row).getByRole('link', { name: '9' }));
		expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
		expect(await screen.findByText('Country: Germany')).toBeVisible();
		await waitFor(async () =>
			expect((await rows()).filter((cells) => !cells.includes('Refund'))).not.toEqual([]),
		);
	});

	it('for a state, one level down: the way back is in sight and has the focus', async () => {
		const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
		await openApp('/analytics/breakdown', { ...october, by: 'billing_country' });
		(await screen.findByRole('link', { name: 'Germany' })).focus();
		await user.keyboard('{Enter}');
		const levels = await screen.findByRole('navigation', { name: 'Levels' });
		await waitFor(() => expect(levels.parentElement).toHaveFocus());
		expect(scrolled).toHaveBeenLastCalledWith(0, 0);
		expect(await within(levels).findByText('Germany')).toBeVisible();
		expect(levels.parentElement).toHaveFocus();
		scrolled.mockClear();
		await user.click(within(levels).getByRole('link', { name: 'All: Country' }));
		await screen.findByRole('link', { name: 'Germany' });
		expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
		expect(scrolled).toHaveBeenLastCalledWith(0, 0);
		scrolled.mockRestore();
	});

	it('where a month without orders went: no map of nothing, and what to do next', async () => {
		await openApp('/analytics/breakdown', { ...october, by: 'billing_country' });
		expect(await screen.findByRole('application', { name: 'Net sales: Country' })).toBeVisible();
		await closeApp();
		const empty = { ...october, after: '2020-01-01', before: '2020-01-31' };
		await openApp('/analytics/breakdown', { ...empty, by: 'billing_country' });
		expect(await screen.findByText('No data to display')).toBeVisible();
		await waitFor(() =>
			expect(screen.queryByRole('application', { name: 'Net sales: Country' })).toBeNull(),
		);
	});

	it('when support should be awake: the grid of days and hours, which the keyboard walks', async () => {
		await openApp('/analytics/breakdown', { ...october, chart: 'orders_count' });
		await breakDownBy('Day of the week');
		const grid = await screen.findByRole('grid', { name: 'Orders by day of the week and hour' });
		await waitFor(() =>
			expect(within(grid).getAllByRole('gridcell', { name: /^Sunday, 2 pm: 4/ })).toHaveLength(1),
		);
		const [first] = within(grid).getAllByRole('gridcell');
		first?.focus();
		// The shop's week begins on Sunday. A narrow grid has the hours from top to bottom.
		await user.keyboard('{ArrowDown}{ArrowRight}');
		expect(document.activeElement).toHaveAccessibleName(/^Monday, 1 am/);
	});

	it('what comes back, and why: Refunds by reason, then by product', async () => {
		await openApp('/analytics/refunds', thisYear);
		await screen.findByRole('heading', { name: 'Refunds: Reason of the refund' });
		const counts = (await rows()).map((cells) => [cells[1], cells.at(-1)]);
		expect(Object.fromEntries(counts)).toEqual({
			'Arrived damaged': '35',
			'(no reason given)': '27',
			'Customer changed mind': '25',
			'Wrong size': '20',
		});
		await user.click(screen.getByRole('button', { name: 'What changed: Returns' }));
		const parts = await screen.findByRole('table', { name: 'Rows of the table' });
		within(parts).getByRole('row', { name: /^Arrived damaged/ });
		await user.click(screen.getByRole('button', { name: 'What changed: Returns' }));
		await breakDownBy('Product');
		expect((await rows())[0]?.[1]).toBe('Denim Jacket');
		expect(within(await numbers()).getByText('107')).toBeVisible();
	});
});
