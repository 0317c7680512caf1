import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { close, explainNumbers, isRight, openFrom, table } from '../support/explanation-steps';
import { closeApp, network, openApp } from '../support/journey';
import { october, violations } from '../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

describe('A number of a single order or customer', () => {
	async function explainOrder(metric: string, number = '3170'): Promise<HTMLElement> {
		const found = await screen.findByRole('table', { name: /^Orders/ });
		const row = within(found).getByRole('link', { name: number }).closest('tr') as HTMLElement;
		const name = new RegExp(`Explain ${metric}`);
		return (await openFrom(within(row).getByRole('button', { name }))).dialog;
	}

	it('says what an order holds, and adds up its lines', async () => {
		await openApp('/analytics/orders', october);
		await explainNumbers();
		const sales = await explainOrder('Net sales');
		expect(sales).toHaveTextContent(/Order 3170, October 31, 2026/);
		expect(sales).toHaveTextContent('after coupons, without tax and shipping');
		await isRight(sales, '$127.50');
		expect(await table(sales, /^What makes it/)).toEqual([
			['Stoneware Bowl - Matte', '$21.75'],
			['Brass Candle Holder', '$105.75'],
		]);
		expect(await violations()).toEqual([]);
		await close(sales);
		const items = await explainOrder('Items sold');
		await isRight(items, '4');
		await close(items);
		const withFee = await explainOrder('Net sales', '3171');
		await isRight(withFee, '$30.50');
		expect(await table(withFee, /^What makes it/)).toEqual([
			['Tie-Dye Tee', '$26.00'],
			['Gift wrap', '$4.50'],
		]);
	});

	it('keeps what it says when the order cannot be had, and asks again for it', async () => {
		await openApp('/analytics/orders', october);
		await explainNumbers();
		network.fail(/wc-analytics\/orders/);
		const dialog = await explainOrder('Net sales');
		const alert = await within(dialog).findByRole('alert');
		expect(dialog).toHaveTextContent('$127.50');
		network.recover();
		await user.click(within(alert).getByRole('button', { name: 'Retry' }));
		await isRight(dialog, '$127.50');
	});

	it('says what a customer spent by order, from the row itself', async () => {
		await openApp('/analytics/customers');
		const found = await explainNumbers();
		const [button] = within(found).getAllByRole('button', { name: /Explain Average order value/ });
		const { dialog, text } = await openFrom(button as HTMLElement);
		const formula = await table(dialog, /^How it is worked out/);
		expect(formula.map(([name]) => name)).toEqual([
			'Total spend',
			'÷Orders',
			'=Average order value',
		]);
		expect(formula[2]?.[1]).toBe(text);
		await user.click(within(dialog).getByRole('button', { name: 'Total spend' }));
		expect(await screen.findByRole('dialog', { name: 'Total spend' })).toHaveTextContent(
			'What this customer paid, with tax and shipping, less what was given back.',
		);
	});
});
