import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { closeApp, network, openApp } from '../support/journey';
import { october, violations } from '../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

async function explain(label: string): Promise<HTMLElement> {
	await user.click(await screen.findByRole('button', { name: `Explain ${label}` }));
	const dialog = await screen.findByRole('dialog', { name: label });
	await waitFor(() => expect(within(dialog).queryByText('Adding up…')).not.toBeInTheDocument());
	return dialog;
}

/** Rows of the table of a caption, as their cells' texts. */
async function table(dialog: HTMLElement, caption: RegExp): Promise<string[][]> {
	const found = await within(dialog).findByRole('table', { name: caption });
	return within(found)
		.getAllByRole('row')
		.map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

async function isRight(dialog: HTMLElement, sum: string): Promise<void> {
	const rows = await within(dialog).findByRole('table', { name: /^What makes it/ });
	await within(rows).findByText(`Added up here they give ${sum}: it is right.`);
}

describe('Can I trust this number?', () => {
	it('says what net sales are, with the figures of the range, and adds up the orders and refunds that make them', async () => {
		await openApp('/analytics/revenue', october);
		const dialog = await explain('Net sales');
		expect(dialog).toHaveTextContent('Oct 1 - 31, 2026$15,196.53');
		expect(dialog).toHaveTextContent(
			'Sales after discounts and returns, without tax and shipping.',
		);
		expect(await table(dialog, /^How it is worked out/)).toEqual([
			['Gross sales', '$16,028.48'],
			['−Coupons', '$206.48'],
			['−Returns', '$625.47'],
			['=Net sales', '$15,196.53'],
		]);
		expect(dialog).toHaveTextContent('The day on which an order was paid');
		expect(dialog).toHaveTextContent('In every status but Pending payment, Cancelled, Failed');
		await isRight(dialog, '$15,196.53');
		const first = await table(dialog, /^What makes it/);
		expect(first.slice(0, 3)).toEqual([
			['Order 3004, October 1, 2026', '$77.05'],
			['Order 3005, October 1, 2026', '$533.00'],
			['Refund of order 2903, October 1, 2026', '-$85.00'],
		]);
		expect(first).toHaveLength(10);
		await user.click(within(dialog).getByRole('button', { name: /^Show all/ }));
		expect((await table(dialog, /^What makes it/)).length).toBeGreaterThan(141);
		expect(await violations()).toEqual([]);
	});

	it('explains what a number is made of in turn, and leads back', async () => {
		await openApp('/analytics/revenue', october);
		const dialog = await explain('Net sales');
		await user.click(await within(dialog).findByRole('button', { name: 'Coupons' }));
		const coupons = await screen.findByRole('dialog', { name: 'Coupons' });
		await within(coupons).findByText(
			'Discounts that coupons gave, without tax. Returns do not change them.',
		);
		await user.click(within(coupons).getByRole('button', { name: /^Back to Net sales/ }));
		await screen.findByRole('dialog', { name: 'Net sales' });
	});

	it('takes a number apart by days, and a day by its orders', async () => {
		await openApp('/analytics/orders', october);
		const dialog = await explain('Orders');
		await isRight(dialog, '141');
		await user.click(within(dialog).getByText('By day'));
		await user.click(within(dialog).getByRole('button', { name: /October 31, 2026/ }));
		await waitFor(() => expect(dialog).toHaveTextContent('Oct 31, 2026'));
		await isRight(dialog, '3');
		expect(await table(dialog, /^What makes it/)).toHaveLength(3);
	});

	it('is told for the indicators of Overview, and closes by the keyboard to where it was opened', async () => {
		await openApp('/analytics/overview', october);
		const button = await screen.findByRole('button', { name: 'Explain Total sales' });
		button.focus();
		await user.keyboard('{Enter}');
		const dialog = await screen.findByRole('dialog', { name: 'Total sales' });
		expect(await table(dialog, /^How it is worked out/)).toEqual([
			['Net sales', '$15,196.53'],
			['+Taxes', '$2,135.78'],
			['+Shipping', '$2,148.70'],
			['=Total sales', '$19,481.01'],
		]);
		await isRight(dialog, '$19,481.01');
		await user.click(within(dialog).getByRole('button', { name: 'Close' }));
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});

	it('says which number is not the same as another of its name', async () => {
		await openApp('/analytics/products', october);
		const dialog = await explain('Items sold');
		await isRight(dialog, '428');
		await user.click(within(dialog).getByRole('button', { name: 'Close' }));
		expect(await explain('Net sales')).toHaveTextContent(
			'The net sales of “Revenue” and “Orders” are those of whole orders',
		);
	});

	it('keeps what it says when the rows cannot be had, and asks again for them', async () => {
		await openApp('/analytics/revenue', october);
		await screen.findByRole('button', { name: 'Explain Net sales' });
		network.fail(/reports\/orders\?/);
		const dialog = await explain('Net sales');
		const alert = await within(dialog).findByRole('alert');
		expect(alert).toHaveTextContent('What makes this number could not be loaded.');
		expect(dialog).toHaveTextContent('Gross sales$16,028.48');
		network.recover();
		await user.click(within(alert).getByRole('button', { name: 'Retry' }));
		await isRight(dialog, '$15,196.53');
	});
});
