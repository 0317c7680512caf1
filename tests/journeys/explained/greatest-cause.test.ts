import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { closeApp, network, openApp } from '../../support/journey';
import { october, tab } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

describe('The sentence about what moved a number most', () => {
	const sentence = () => document.querySelector('.sa-changes__cause')?.textContent;

	it('comes from what the screen has, without a request, and follows the selected number', async () => {
		await openApp('/analytics/revenue', october);
		await waitFor(() =>
			expect(sentence()).toBe(
				'Gross sales: $6,161.56 more. Biggest factor: Orders, from 85 to 141 (+\u2060$6,433.24).',
			),
		);
		expect(network.requests().join(' ')).not.toContain('interval=year');
		expect(network.requests().join(' ')).not.toMatch(/customer_type|reports\/coupons/);
		await user.click(await tab('Returns'));
		await waitFor(() => expect(sentence()).toMatch(/^Returns: \$390\.22 more\. Biggest factor: /));
	});

	it('tells the change of a number that nothing explains', async () => {
		await openApp('/analytics/orders', october);
		await waitFor(() => expect(sentence()).toBe('Orders: 56 more.'));
	});

	it('is missing without a comparison', async () => {
		await openApp('/analytics/revenue', { ...october, compare: 'none' });
		await tab('Net sales');
		expect(sentence()).toBeUndefined();
	});

	it('says that a number did not change', async () => {
		const early = { period: 'custom', after: '2001-01-01', before: '2001-01-31' };
		await openApp('/analytics/revenue', { ...early, compare: 'previous_year' });
		await waitFor(() => expect(sentence()).toBe('Gross sales: no change.'));
	});
});
