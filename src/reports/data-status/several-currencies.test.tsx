import { render, screen } from '@testing-library/react';
import { getHistory, getNewPath, parseQuery } from '@store-analytics/navigation';
import { CurrenciesOfShop } from './incomplete-data';

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
});
