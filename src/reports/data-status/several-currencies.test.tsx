import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHistory, getNewPath, parseQuery } from '@store-analytics/navigation';
import { configureClient } from '@store-analytics/rest-api/client';
import { CurrenciesOfShop, NumbersByCurrency } from './incomplete-data';

type Page = Window & { wcSettings?: object; storeAnalytics?: object };

const page: Page = window;
const currencies = [
	{ currency: 'USD', orders_count: 1200 },
	{ currency: 'SEK', orders_count: 8 },
];
afterEach(() => {
	delete page.wcSettings;
	delete page.storeAnalytics;
});

describe('A shop with orders in several currencies', () => {
	it.each([
		['the embedded store', () => (page.wcSettings = { currencies })],
		['the plugin', () => (page.storeAnalytics = { currencies })],
	])('is told so with their numbers, and led to each, by the page of %s', async (_host, print) => {
		print();
		render(<CurrenciesOfShop />);
		const sentence =
			'Orders are in several currencies: USD (1,200), SEK (8). Their amounts are added without conversion.';
		expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
		const href = screen.getByRole('link', { name: 'Break down by currency' }).getAttribute('href');
		expect(parseQuery(String(href).replace(/^.*\?/, '?'))).toMatchObject({
			...{ path: '/analytics/breakdown', by: 'currency' },
		});
	});

	it('reads their list from right to left in right-to-left languages', async () => {
		page.wcSettings = { currencies };
		document.documentElement.dir = 'rtl';
		render(<CurrenciesOfShop />);
		const sentence = await screen.findByText(/added without conversion/);
		document.documentElement.removeAttribute('dir');
		expect(sentence).toHaveTextContent('\u2068USD (1,200)\u2069, \u2068SEK (8)\u2069');
	});

	it('is not led to the screen that shows each', async () => {
		page.wcSettings = { currencies };
		getHistory().push(getNewPath({ by: 'currency' }, '/analytics/breakdown', {}));
		render(<CurrenciesOfShop />);
		expect(await screen.findByText(/added without conversion/)).toBeVisible();
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
	});

	it('is none without others', () => {
		page.wcSettings = {};
		page.storeAnalytics = { currencies: [] };
		render(<CurrenciesOfShop />);
		expect(document.body.textContent).toBe('');
	});

	it('sees the numbers of each in the days and filters of the screen, and its own is that of a sum', async () => {
		page.wcSettings = { currencies: [...currencies].reverse(), currency: { code: 'USD' } };
		configureClient({ root: 'https://shop.example/wp-json/', nonce: 'fresh0001' });
		const row = (value: string, orders_count: number, total_sales: number) => ({
			...{ value, currency: value, orders_count, total_sales },
			...{ gross_sales: 0, refunds: 0, net_revenue: 0, taxes: 0, shipping: 0 },
		});
		const rows = [row('USD', 1, 50), row('SEK', 2, 500)];
		const ask = jest.fn(async () => ({
			...{ ok: true, status: 200, headers: new Headers() },
			text: async () => JSON.stringify({ rows, rows_count: 2, totals: {} }),
		}));
		globalThis.fetch = ask as never; // the part of a response that is read
		const days = { after: '2026-04-01T00:00:00', before: '2026-04-30T23:59:59' };
		const request = { ...days, payment_method_is: 'cod', per_page: 5 };
		render(<NumbersByCurrency request={request} days="Apr 1 - 30, 2026" />);
		expect(await screen.findByText('SEK 500.00')).toBeVisible();
		expect(screen.getByText('USD 50.00')).toBeVisible();
		expect(screen.getByText('Apr 1 - 30, 2026')).toBeVisible();
		expect(screen.queryByLabelText('Go to page')).not.toBeInTheDocument();
		await userEvent.click(screen.getByRole('button', { name: 'Enter exchange rates' }));
		expect(await screen.findByRole('combobox', { name: 'Total in' })).toHaveValue('USD');
		expect(screen.getByRole('textbox', { name: '1 SEK in USD' })).toBeVisible();
		const calls = ask.mock.calls as unknown as [string, { body?: string }][];
		const asked = calls.map(([, { body = '{}' }]) => JSON.parse(body) as object);
		expect(asked.find((body) => 'dimensions' in body)).toMatchObject({
			dimensions: ['currency'],
			filters: [{ dimension: 'payment_method', is: ['cod'] }],
			range: { after: '2026-04-01', before: '2026-04-30' },
		});
	});
});
