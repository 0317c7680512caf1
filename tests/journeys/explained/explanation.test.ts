import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { closeApp, network, openApp } from '../../support/journey';
import {
	close,
	explainNumbers,
	isRight,
	openFrom,
	shownIn,
	table,
} from '../../support/explanation-steps';
import { october, violations } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

async function explain(label: string): Promise<HTMLElement> {
	await user.click(await screen.findByRole('button', { name: `Explain ${label}` }));
	const dialog = await screen.findByRole('dialog', { name: label });
	await waitFor(() => expect(within(dialog).queryByText('Adding up…')).not.toBeInTheDocument());
	return dialog;
}

describe('The explanation of a number', () => {
	it('defines net sales with the numbers of the range, and adds up their orders and refunds', async () => {
		await openApp('/analytics/revenue', october);
		const dialog = await explain('Net sales');
		expect(dialog).toHaveTextContent('Oct 1 - 31, 2026$15,196.53');
		expect(dialog).toHaveTextContent(
			'Sales after discounts and returns, without tax and shipping.',
		);
		expect(await table(dialog, /^How it is calculated/)).toEqual([
			['Gross sales', '$16,028.48'],
			['−Coupons', '$206.48'],
			['−Returns', '$625.47'],
			['=Net sales', '$15,196.53'],
		]);
		expect(dialog).toHaveTextContent('The day an order was paid');
		expect(dialog).toHaveTextContent('All statuses except Pending payment, Cancelled, Failed');
		await isRight(dialog, '$15,196.53');
		const first = await table(dialog, /^(Breakdown|Orders behind this number)/);
		expect(first.slice(0, 3)).toEqual([
			['Order 3004, October 1, 2026', '$77.05'],
			['Order 3005, October 1, 2026', '$533.00'],
			['Refund of order 2903, October 1, 2026', '-$85.00'],
		]);
		expect(first).toHaveLength(10);
		await user.click(within(dialog).getByRole('button', { name: /^Show all/ }));
		expect((await table(dialog, /^(Breakdown|Orders behind this number)/)).length).toBeGreaterThan(
			141,
		);
	});

	it('explains each number of a formula in turn, and leads back', async () => {
		await openApp('/analytics/revenue', october);
		const dialog = await explain('Net sales');
		await user.click(await within(dialog).findByRole('button', { name: 'Coupons' }));
		const coupons = await screen.findByRole('dialog', { name: 'Coupons' });
		await within(coupons).findByText('Coupon discounts, without tax. Returns do not change them.');
		await user.click(within(coupons).getByRole('button', { name: /^Back to Net sales/ }));
		await screen.findByRole('dialog', { name: 'Net sales' });
	});

	it('splits a number into days, and a day into orders', async () => {
		await openApp('/analytics/orders', october);
		const dialog = await explain('Orders');
		await isRight(dialog, '141');
		await user.click(within(dialog).getByText('By day'));
		await user.click(within(dialog).getByRole('button', { name: /October 31, 2026/ }));
		await waitFor(() => expect(dialog).toHaveTextContent('Oct 31, 2026'));
		await isRight(dialog, '3');
		expect(await table(dialog, /^(Breakdown|Orders behind this number)/)).toHaveLength(3);
	});

	it('works for the indicators of Overview, and closing it returns the focus', async () => {
		await openApp('/analytics/overview', october);
		const button = await screen.findByRole('button', { name: 'Explain Total sales' });
		button.focus();
		await user.keyboard('{Enter}');
		const dialog = await screen.findByRole('dialog', { name: 'Total sales' });
		expect(await table(dialog, /^How it is calculated/)).toEqual([
			['Net sales', '$15,196.53'],
			['+Taxes', '$2,135.78'],
			['+Shipping', '$2,148.70'],
			['=Total sales', '$19,481.01'],
		]);
		await isRight(dialog, '$19,481.01');
		await user.click(within(dialog).getByRole('button', { name: 'Close' }));
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});

	it('shows what leads to other numbers of the same name, measured for the range', async () => {
		await openApp('/analytics/products', october);
		const dialog = await explain('Items sold');
		await isRight(dialog, '428');
		await close(dialog);
		const ofOctober = await explain('Net sales');
		// Added up from the export: 8 unpaid orders of 668.04, fees of 27.00, two refunds of 5.00 without items.
		expect(await table(ofOctober, /^From here to/)).toEqual([
			['Net sales', '$15,847.57'],
			['−8 orders that are not paid yet', '$668.04'],
			['+Fees', '$27.00'],
			['−Refunds without items', '$10.00'],
			['=Net sales in “Orders”', '$15,196.53'],
		]);
		expect(await violations()).toEqual([]);
		await openApp('/analytics/products', { period: 'month', compare: 'none' });
		// 13 unpaid orders of 1,026.00, fees of 22.50.
		expect(await table(await explain('Net sales'), /^From here to/)).toEqual([
			['Net sales', '$14,152.84'],
			['−13 orders that are not paid yet', '$1,026.00'],
			['+Fees', '$22.50'],
			['=Net sales in “Orders”', '$13,149.34'],
		]);
	});

	it('counts the orders of products by the day on which they were placed, paid or not', async () => {
		await openApp('/analytics/products', { period: 'month', compare: 'none' });
		const dialog = await explain('Orders');
		await isRight(dialog, '148');
		expect(await table(dialog, /^From here to/)).toEqual([
			['Orders', '148'],
			['−13 orders that are not paid yet', '13'],
			['=Orders in “Orders”', '135'],
		]);
		expect(dialog).not.toHaveTextContent('differs by');
		await user.click(within(dialog).getByRole('button', { name: 'Orders in “Orders”' }));
		const ofOrders = await screen.findByRole('dialog', { name: 'Orders in “Orders”' });
		expect(await table(ofOrders, /^From here to Orders in “Products”/)).toEqual([
			['Orders in “Orders”', '135'],
			['+13 orders that are not paid yet', '13'],
			['=Orders in “Products”', '148'],
		]);
	});

	it('keeps its text when the rows fail to load, and retries', async () => {
		await openApp('/analytics/revenue', october);
		await screen.findByRole('button', { name: 'Explain Net sales' });
		network.fail(/reports\/orders\?/);
		const dialog = await explain('Net sales');
		const alert = await within(dialog).findByRole('alert');
		expect(alert).toHaveTextContent('The breakdown could not be loaded.');
		expect(dialog).toHaveTextContent('Gross sales$16,028.48');
		network.recover();
		await user.click(within(alert).getByRole('button', { name: 'Try again' }));
		await isRight(dialog, '$15,196.53');
	});
});

describe('Every number of a table', () => {
	it.each([
		['revenue', /^October/],
		['products', /\w/],
		['variations', /\w/],
		['categories', /\w/],
		['coupons', /\w/],
		['taxes', /\w/],
	])("of %s is explained as the same number, for its row's day or item only", async (report) => {
		await openApp(`/analytics/${report}`, october);
		const found = await explainNumbers();
		const rows = within(found).getAllByRole('row').slice(1, 3);
		for (const row of rows) {
			for (const button of within(row).getAllByRole('button', { name: / Explain / })) {
				const { dialog, text } = await openFrom(button);
				expect([button.textContent, text]).toEqual([button.textContent, shownIn(button)]);
				await close(dialog);
			}
		}
	});

	it('names its item in the explanation, and adds up its rows', async () => {
		await openApp('/analytics/products', october);
		const found = await explainNumbers();
		const row = within(found).getAllByRole('row')[1] as HTMLElement;
		const name = within(row).getByRole('rowheader').textContent ?? '';
		const { dialog, text } = await openFrom(
			within(row).getByRole('button', { name: /Explain Items sold/ }),
		);
		expect(dialog).toHaveTextContent(`${name} · Oct 1 - 31, 2026`);
		await isRight(dialog, text);
	});

	it('becomes a plain number or link again when the button is pressed once more', async () => {
		await openApp('/analytics/products', october);
		const found = await explainNumbers();
		const toggle = screen.getByRole('button', { name: 'Explain numbers' });
		expect(toggle).toHaveAttribute('aria-pressed', 'true');
		await user.click(toggle);
		expect(within(found).queryByRole('button', { name: / Explain / })).not.toBeInTheDocument();
		expect(toggle).toHaveAttribute('aria-pressed', 'false');
	});

	it('has an explanation in the footer too, and for all time without days', async () => {
		await openApp('/analytics/customers');
		await user.click(await screen.findByRole('button', { name: 'Explain numbers' }));
		const button = await screen.findByRole('button', { name: /^customers/ });
		const totals = screen.getByRole('complementary', { name: /^Totals: / });
		expect(totals).toContainElement(button);
		const { dialog, text } = await openFrom(button);
		expect(totals).toHaveTextContent(`${text} customers`);
		expect(dialog).toHaveTextContent('Customers, including those without orders.');
		expect(dialog).toHaveTextContent('None (all time)');
		expect(within(dialog).queryByText('By day')).not.toBeInTheDocument();
	});
});

describe('The explanation of a number that differs in another report', () => {
	it("shows the other report's number, and explains that one in turn", async () => {
		await openApp('/analytics/orders', october);
		const dialog = await explain('Orders');
		const products = await within(dialog).findByRole('button', { name: 'Orders in “Products”' });
		expect(products.closest('tr')).toHaveTextContent('Orders in “Products”149');
		await user.click(products);
		await screen.findByRole('dialog', { name: 'Orders in “Products”' });
	});
});

describe('Every value of a chart', () => {
	it('is explained with Enter after arrow keys, for its day only', async () => {
		await openApp('/analytics/orders', october);
		const plot = await screen.findByRole('application', { name: /^Orders, line chart/ });
		plot.focus();
		await user.keyboard('{End}');
		await screen.findByText(/^Orders\. October 31, 2026: 3;/);
		await user.keyboard('{Enter}');
		const dialog = await screen.findByRole('dialog', { name: 'Orders' });
		expect(dialog).toHaveTextContent('Oct 31, 2026');
		await isRight(dialog, '3');
		await close(dialog);
		expect(plot).toHaveFocus();
	});

	it('is explained for its hour if the chart shows hours', async () => {
		await openApp('/analytics/orders', {
			period: 'custom',
			compare: 'none',
			after: '2026-10-31',
			before: '2026-10-31',
			interval: 'hour',
		});
		const plot = await screen.findByRole('application', { name: /^Orders, line chart/ });
		plot.focus();
		await user.keyboard('{End}{ArrowLeft}{ArrowLeft}');
		await user.keyboard('{Enter}');
		const dialog = await screen.findByRole('dialog', { name: 'Orders' });
		expect(dialog).toHaveTextContent('Oct 31, 2026 · 9:00 pm – 9:59 pm');
		// Paid at 9:05 pm, placed at 9:00 pm.
		await isRight(dialog, '1');
		expect(await table(dialog, /^(Breakdown|Orders behind this number)/)).toEqual([
			['Order 3173, October 31, 2026', '1'],
		]);
		expect(within(dialog).queryByText('By hour')).not.toBeInTheDocument();
	});
});
