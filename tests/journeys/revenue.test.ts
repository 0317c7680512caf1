import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, network, openApp } from '../support/journey';

const october = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-10-01',
	before: '2026-10-31',
};

afterEach(closeApp);

describe('Revenue', () => {
	it('[S1.1] shows the numbers, the chart and the days of the range', async () => {
		await openApp('/analytics/revenue', october);
		expect(await screen.findByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();
		const numbers = await screen.findByRole('navigation', { name: 'Performance Indicators' });
		expect(within(numbers).getByText('$16,028.48')).toBeVisible();
		console.log(document.body.textContent?.slice(0, 3000)); await openApp('/analytics/revenue', october); await screen.findByRole('navigation', { name: 'Performance Indicators' });
	});
});
void [waitFor, userEvent, address, network];
