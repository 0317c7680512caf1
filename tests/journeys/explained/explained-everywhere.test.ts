import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {
	close,
	explainNumbers,
	isRight,
	openFrom,
	shownIn,
	table,
} from '../../support/explanation-steps';
import { ask, closeApp, network, openApp } from '../../support/journey';
import { placeOfTotals } from '../../support/journey-lists';
import { october, violations } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const explain = async (label: string) => (await openFrom(await button(`Explain ${label}`))).dialog;
const facts = (dialog: HTMLElement) =>
	Object.fromEntries(
		within(dialog)
			.getAllByRole('term')
			.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
	);

describe('The explanation of a number', () => {
	it('lists the filters of the screen and their order statuses', async () => {
		await openApp('/analytics/orders', {
			...october,
			filter: 'advanced',
			match: 'any',
			status_is: 'cancelled',
			product_includes: '21,37',
			customer_type: 'returning',
		});
		const dialog = await explain('Net sales');
		await waitFor(() => expect(facts(dialog)['Filters']).not.toBe('Looking up names…'));
		const names = await ask<{ id: number; name: string }[]>(
			'/wc-analytics/products?include=21,37&orderby=include',
		);
		expect(facts(dialog)).toMatchObject({
			Filters: [
				'Orders match Any filters',
				'Order status Is Cancelled',
				`Product Includes ${names.map(({ name }) => name).join(', ')}`,
				'Customer is Returning',
			].join(''),
			Orders: 'Statuses selected in the filters',
		});
		expect(await violations()).toEqual([]);
	});

	it('names the single product of the report, and says if nothing filters it', async () => {
		await openApp('/analytics/coupons', october);
		const whole = await explain('Amount');
		expect(facts(whole)['Filters']).toBe('None');
		await close(whole);
		await openApp('/analytics/products', {
			...october,
			filter: 'single_product',
			products: '21',
		});
		const dialog = await explain('Items sold');
		const [product] = await ask<{ name: string }[]>('/wc-analytics/products?include=21');
		await waitFor(() => expect(facts(dialog)['Filters']).toBe(`Single product: ${product?.name}`));
	});

	it('shows its age', async () => {
		await openApp('/analytics/revenue', october);
		const dialog = await explain('Net sales');
		expect(facts(dialog)['Last updated']).toBe('Just now');
	});

	it('names filters by their ids if the shop does not return names', async () => {
		await openApp('/analytics/orders', {
			...october,
			filter: 'advanced',
			product_includes: '21',
		});
		const opened = await button('Explain Orders');
		const [product] = await ask<{ name: string }[]>('/wc-analytics/products?include=21');
		// The explanation would share the request of the panel while that is under way.
		await button(`Remove ${product?.name}`);
		network.fail(/wc-analytics\/products/);
		const { dialog } = await openFrom(opened);
		await waitFor(() => expect(facts(dialog)['Filters']).toBe('Product Includes 21'));
	});
});

describe('The explanation of a number with a comparison', () => {
	it('shows the number of the compared days and the difference, and explains the former in turn', async () => {
		await openApp('/analytics/revenue', october);
		const dialog = await explain('Net sales');
		expect(await table(dialog, /^Compared with/)).toEqual([
			['Oct 1 - 31, 2025', '$9,424.21'],
			['Change', '+$5,772.32'],
		]);
		await user.click(within(dialog).getByRole('button', { name: 'Oct 1 - 31, 2025' }));
		await isRight(dialog, '$9,424.21');
		expect(within(dialog).queryByRole('table', { name: /^Compared/ })).not.toBeInTheDocument();
	});

	it('covers the day that a day of the chart or the table is compared with', async () => {
		await openApp('/analytics/revenue', { ...october, chart: 'orders_count' });
		const plot = await screen.findByRole('application');
		plot.focus();
		await user.keyboard('{End}{Enter}');
		const chart = await screen.findByRole('dialog');
		expect((await table(chart, /^Compared with/))[0]?.[0]).toBe('Oct 31, 2025');
		await close(chart);
		const rows = within(await explainNumbers()).getAllByRole('row');
		const row = rows.find(({ textContent }) => textContent?.includes('October 31'));
		const [cell] = within(row as HTMLElement).getAllByRole('button', { name: / Explain Orders/ });
		const { dialog } = await openFrom(cell as HTMLElement);
		expect((await table(dialog, /^Compared with/))[0]?.[0]).toBe('Oct 31, 2025');
	});

	it('retries the compared number when it failed to load', async () => {
		await openApp('/analytics/revenue', october);
		const opened = await button('Explain Returns');
		network.fail(/revenue\/stats.*after=2025/);
		const { dialog } = await openFrom(opened);
		const alert = await within(dialog).findByRole('alert');
		expect(alert).toHaveTextContent('The comparison value could not be loaded.');
		network.recover();
		await user.click(within(alert).getByRole('button', { name: 'Try again' }));
		expect((await table(dialog, /^Compared with/))[0]?.[0]).toBe('Oct 1 - 31, 2025');
	});
});

describe('On Overview', () => {
	it('a chart explains its number from its menu, and each day from there', async () => {
		await openApp('/analytics/overview', october);
		const [menu] = await screen.findAllByRole('button', { name: 'Chart options' });
		await user.click(menu as HTMLElement);
		await user.click(await screen.findByRole('menuitem', { name: 'Explain Net sales' }));
		const dialog = await screen.findByRole('dialog', { name: 'Net sales' });
		await isRight(dialog, '$15,196.53');
		await user.click(within(dialog).getByText('By day'));
		await user.click(within(dialog).getByRole('button', { name: /October 31, 2026/ }));
		await waitFor(() => expect(dialog).toHaveTextContent('Sat, Oct 31, 2026, 9 PM$78.60'));
	});

	it('each number of a leaderboard is explained for its own item only', async () => {
		await openApp('/analytics/overview', october);
		await user.click(await button('Explain numbers of “Top products - Items sold”'));
		const board = await screen.findByRole('table', { name: /^Top products/ });
		const [sold, sales] = within(board).getAllByRole('button', { name: / Explain / });
		for (const cell of [sold, sales] as HTMLElement[]) {
			const { dialog, text } = await openFrom(cell);
			expect(text).toBe(shownIn(cell));
			await isRight(dialog, text);
			expect(dialog).toHaveTextContent('Hoodie · Oct 1 - 31, 2026');
			await close(dialog);
		}
	});
});

describe('A leaderboard of categories', () => {
	it('says that a row counts its category alone, and why a number is less than that of the page', async () => {
		await openApp('/analytics/overview', october);
		expect(screen.queryByText(/^Each row counts only the products/)).not.toBeInTheDocument();
		await user.click(await button('Explain numbers of “Top categories - Items sold”'));
		expect(
			await screen.findByText(/^Each row counts only the products in that category\./),
		).toBeVisible();
		const board = await screen.findByRole('table', { name: /^Top categories/ });
		// Clothing has hoodies, T-shirts and accessories below it.
		const row = within(board).getByRole('row', { name: /^Clothing/ });
		const [sold] = within(row).getAllByRole('button', { name: / Explain / });
		const shown = shownIn(sold as HTMLElement);
		const { dialog, text } = await openFrom(sold as HTMLElement);
		expect(Number(text)).toBeGreaterThan(Number(shown));
		expect(dialog).toHaveTextContent(
			`The screen you came from shows ${shown}. That total leaves out products that are only in subcategories.`,
		);
	});
});

it('a number of Home is explained for exactly its own time', async () => {
	await openApp('/');
	const [today] = await waitFor(() => {
		const ofPeriods = screen.getAllByRole('button', { name: 'Explain Orders' });
		expect(ofPeriods).toHaveLength(3);
		return ofPeriods;
	});
	const { dialog, text } = await openFrom(today as HTMLElement);
	expect(dialog).toHaveTextContent(/^OrdersNov 20, 2026/);
	expect(dialog).toHaveTextContent(/Compared withNov 19, 2026 · 12:00 am – \d+:\d\d [ap]m/);
	await isRight(dialog, text);
});

describe('Explanations of numbers without days', () => {
	it('add up the numbers and averages of all customers from the customers', async () => {
		await openApp('/analytics/customers');
		await user.click(await button('Explain numbers'));
		const labels = await within(await placeOfTotals()).findAllByRole('button');
		expect(labels).toHaveLength(4);
		for (const label of labels) {
			const { dialog, text } = await openFrom(label);
			await isRight(dialog, text);
			await close(dialog);
		}
	});

	it('add up the numbers of a customer from the orders and refunds', async () => {
		await openApp('/analytics/customers');
		const found = await explainNumbers();
		for (const name of [/Explain Orders/, /Explain Total spend/]) {
			const [cell] = within(found).getAllByRole('button', { name });
			const { dialog, text } = await openFrom(cell as HTMLElement);
			await isRight(dialog, text);
			await close(dialog);
		}
	});

	it('add up stock from the products, and name the difference', async () => {
		await openApp('/analytics/stock', { type: 'lowstock' });
		await user.click(await button('Explain numbers'));
		const labels = await within(await placeOfTotals()).findAllByRole('button');
		expect(labels).toHaveLength(5);
		for (const label of labels) {
			const { dialog, text } = await openFrom(label);
			if (label.textContent?.startsWith('in stock')) {
				// The shop's own statistics, as recorded, include a product in the trash.
				expect(text).toBe('93');
				await within(dialog).findByText(
					/^These rows add up to 92, a difference of 1\. WooCommerce before 10\.0 also counts drafts/,
				);
			} else await isRight(dialog, text);
			await close(dialog);
		}
	});
});
