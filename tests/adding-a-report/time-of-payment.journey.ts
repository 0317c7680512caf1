/**
 * The result of following docs/adding-a-dimension.md; `tests/adding-a-report.test.ts` runs it in a copy of the project
 * with the dimension.
 */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ask, closeApp, openApp } from '../support/journey';
import { placeOfTotals } from '../support/journey-lists';
import { columns, october, rows } from '../support/journey-steps';

const user = userEvent.setup();
const by = { ...october, by: 'time_of_payment' };

afterEach(closeApp);

// Of the recorded shop's October: 72 orders are paid on delivery; 52 by transfer and 17 by cheque are paid beforehand.
describe('The dimension of the document', () => {
	it('has a report with its name, its values and their shares', async () => {
		await openApp('/analytics/breakdown', by);
		const [first, second] = await rows();
		expect((await columns()).slice(1, 5)).toEqual([
			'Time of payment',
			'Net sales',
			'Share',
			'Orders',
		]);
		expect(first?.slice(1, 5)).toEqual(['On delivery', '$8,652.73', '56.9%', '72']);
		expect(second?.slice(1, 5)).toEqual(['Beforehand', '$6,543.80', '43.1%', '69']);
		expect(screen.getByRole('heading', { name: 'Breakdown: Time of payment' })).toBeVisible();
	});

	it('is in the list that owners choose from, and filters the orders behind its rows', async () => {
		await openApp('/analytics/breakdown', by);
		await rows();
		await user.click(screen.getByRole('button', { name: 'By: Time of payment' }));
		await user.click(await screen.findByRole('button', { name: /^Payment, delivery/ }));
		expect(
			await screen.findByRole('button', { name: 'Time of payment', current: true }),
		).toBeVisible();
		await user.keyboard('{Escape}');
		await user.click(screen.getByRole('link', { name: '69' }));
		expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
		expect(await screen.findByText('Time of payment: Beforehand')).toBeVisible();
	});

	it('filters reports of orders, and of what was sold', async () => {
		const beforehand = { ...october, filter: 'advanced', time_of_payment_is: 'Beforehand' };
		await openApp('/analytics/revenue', beforehand);
		expect(await screen.findByText('Time of payment: Beforehand')).toBeVisible();
		await waitFor(async () => expect(await placeOfTotals()).toHaveTextContent('69 orders'));
		await openApp('/analytics/products', beforehand);
		expect(await screen.findByText('Time of payment: Beforehand')).toBeVisible();
		expect((await rows()).length).toBeGreaterThan(0);
	});

	it('is a column of Orders that can be chosen', async () => {
		await openApp('/analytics/orders', {
			...{ ...october, hidden_columns: '+dimension_time_of_payment' },
		});
		await rows();
		expect(await columns()).toContain('Time of payment');
		expect((await screen.findAllByRole('cell', { name: 'On delivery' })).length).toBeGreaterThan(0);
	});

	it('is what programs can ask for', async () => {
		const dimensions = await ask<{ key: string }[]>('/store-analytics/v1/dimensions');
		expect(dimensions.map(({ key }) => key)).toContain('time_of_payment');
	});
});
