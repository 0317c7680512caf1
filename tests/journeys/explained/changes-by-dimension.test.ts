import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { closeApp, openApp } from '../../support/journey';
import { october } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

const cents = (text = '') => Math.round(Number(text.replace(/[$,+]/g, '')) * 100);

/** Names and contributions in the table with this caption; the last row is the total. */
async function partsBy(dimension: string) {
	const table = await screen.findByRole('table', { name: dimension });
	return within(table)
		.getAllByRole('row')
		.map(({ children: [name, by] }) => ({
			name: name?.firstChild?.textContent,
			by: cents(by?.textContent ?? ''),
		}));
}

describe('What changed on Revenue', () => {
	it('is split by what orders say of themselves, each on demand and to the cent', async () => {
		await openApp('/analytics/revenue', { ...october, chart: 'net_revenue' });
		await user.click(await screen.findByRole('button', { name: 'What changed: Net sales' }));
		const ways = within(await screen.findByRole('group', { name: 'Break down by' }));
		expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
			...['Country', 'Payment method', 'Channel', 'Campaign', 'Device', 'New or returning'],
			...['Day of the week'],
		]);
		expect(screen.queryByRole('table', { name: 'Channel' })).toBeNull();
		for (const name of ['Channel', 'Country']) {
			await user.click(ways.getByRole('button', { name, pressed: false }));
			const parts = await partsBy(name);
			// 9,424.21 became 15,196.53.
			expect(parts.pop()).toEqual({ name: 'Total', by: 577_232 });
			expect(parts.reduce((sum, { by }) => sum + by, 0)).toBe(577_232);
			expect(parts.length).toBeGreaterThan(2);
		}
		await user.click(ways.getByRole('button', { name: 'Channel', pressed: true }));
		expect(screen.queryByRole('table', { name: 'Channel' })).toBeNull();
		expect(screen.getByRole('table', { name: 'Country' })).toBeVisible();
	});
});
