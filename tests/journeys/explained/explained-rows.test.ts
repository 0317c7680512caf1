import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { close, explainNumbers, isRight, openFrom, table } from '../../support/explanation-steps';
import { closeApp, network, openApp, withSettings } from '../../support/journey';
import { october, violations } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

describe('The explanation of a number without a list in any report', () => {
	const explain = async (label: string) =>
		(await openFrom(await screen.findByRole('button', { name: `Explain ${label}` }))).dialog;

	it('adds up orders and refunds by their own discounts and shipping', async () => {
		await openApp('/analytics/revenue', october);
		const gross = await explain('Gross sales');
		await isRight(gross, '$16,028.48');
		expect(gross).toHaveTextContent(/Show all 1\d\d/);
		await close(gross);
		const shipping = await explain('Shipping');
		const rows = await within(shipping).findByRole('table', {
			name: /^(Breakdown|Orders behind this number)/,
		});
		await within(rows).findByText(/^These rows add up to .*\.$/);
		expect(await violations(shipping)).toEqual([]);
	});

	it('says of an average that its rows have it, not that they add up to it', async () => {
		await openApp('/analytics/orders', october);
		const average = await explain('Average order value');
		await within(average).findByText('These rows have an average of $107.78.');
		expect(average).not.toHaveTextContent('add up to');
	});

	it('reports that its orders failed to load, and retries', async () => {
		await openApp('/analytics/revenue', october);
		await screen.findByRole('button', { name: 'Explain Shipping' });
		network.fail(/wc\/v3\/refunds/);
		const dialog = await explain('Shipping');
		const alert = await within(dialog).findByRole('alert');
		expect(alert).toHaveTextContent('The breakdown could not be loaded.');
		network.recover();
		await user.click(within(alert).getByRole('button', { name: 'Try again' }));
		await within(dialog).findByText(/^These rows add up to .*\.$/);
	});
});

describe('The explanation of a number of a single order or customer', () => {
	async function explainOrder(metric: string, number = '3170'): Promise<HTMLElement> {
		const found = await screen.findByRole('table', { name: /^Orders/ });
		const row = within(found).getByRole('link', { name: number }).closest('tr') as HTMLElement;
		const name = new RegExp(`Explain ${metric}`);
		return (await openFrom(within(row).getByRole('button', { name }))).dialog;
	}

	it("lists an order's items and adds up its lines", async () => {
		await openApp('/analytics/orders', october);
		await explainNumbers();
		const sales = await explainOrder('Net sales');
		expect(sales).toHaveTextContent(/Order 3170, October 31, 2026/);
		expect(sales).toHaveTextContent('after coupons, without tax and shipping');
		await isRight(sales, '$127.50');
		expect(await table(sales, /^(Breakdown|Orders behind this number)/)).toEqual([
			['Stoneware Bowl - Matte', '$21.75'],
			['Brass Candle Holder', '$105.75'],
		]);
		expect(await violations(sales)).toEqual([]);
		await close(sales);
		const items = await explainOrder('Items sold');
		await isRight(items, '4');
		await close(items);
		const withFee = await explainOrder('Net sales', '3171');
		await isRight(withFee, '$30.50');
		expect(await table(withFee, /^(Breakdown|Orders behind this number)/)).toEqual([
			['Tie-Dye Tee', '$26.00'],
			['Gift wrap', '$4.50'],
		]);
	});

	it('keeps its text when the order fails to load, and retries', async () => {
		await openApp('/analytics/orders', october);
		await explainNumbers();
		network.fail(/wc-analytics\/orders/);
		const dialog = await explainOrder('Net sales');
		const alert = await within(dialog).findByRole('alert');
		expect(dialog).toHaveTextContent('$127.50');
		network.recover();
		await user.click(within(alert).getByRole('button', { name: 'Try again' }));
		await isRight(dialog, '$127.50');
	});

	it('lists the orders of a customer in wp-admin as on the store server', async () => {
		const lists: string[][][] = [];
		for (const standsAlone of [true, false]) {
			await openApp(
				'/analytics/customers',
				{ orderby: 'total_spend', order: 'desc' },
				withSettings({ standsAlone }),
			);
			const found = await explainNumbers();
			const [button] = within(found).getAllByRole('button', { name: /Explain Total spend/ });
			const { dialog } = await openFrom(button as HTMLElement);
			lists.push(await table(dialog, /^(Breakdown|Orders behind this number)/));
			closeApp();
		}
		expect(lists[0]?.flat().join()).toMatch(/Order \d+/);
		expect(lists[1]).toEqual(lists[0]);
	});

	it('says what a customer spent per order, from the row itself', async () => {
		await openApp('/analytics/customers');
		const found = await explainNumbers();
		const [button] = within(found).getAllByRole('button', { name: /Explain Average order value/ });
		const { dialog, text } = await openFrom(button as HTMLElement);
		const formula = await table(dialog, /^How it is calculated/);
		expect(formula.map(([name]) => name)).toEqual([
			'Total spend',
			'÷Orders',
			'=Average order value',
		]);
		expect(formula[2]?.[1]).toBe(text);
		await user.click(within(dialog).getByRole('button', { name: 'Total spend' }));
		expect(await screen.findByRole('dialog', { name: 'Total spend' })).toHaveTextContent(
			'Amount this customer paid, with tax and shipping, less refunds.',
		);
	});
});
