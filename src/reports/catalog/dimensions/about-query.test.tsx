import { cleanup, render, screen } from '@testing-library/react';
import CurrencyFactory from '@store-analytics/currency';
import { parseQuery } from '@store-analytics/navigation';
import { configureClient } from '@store-analytics/rest-api/client';
import { readSettings } from '../../../platform/settings/settings';
import { AboutQuery } from './about-query';

const settings = readSettings({ dateFormat: 'F j, Y' });

/** Shows what a reply says of its numbers in a breakdown by channel of 2026. */
async function saidOf(about: object): Promise<string[]> {
	const body = JSON.stringify({ rows: [], rows_count: 0, totals: {}, ...about });
	globalThis.fetch = jest.fn(async () => ({
		...{ ok: true, status: 200, headers: new Headers(), text: async () => body },
	})) as never; // the part of a response that is read
	const query = { by: 'source_type', period: 'year' };
	const request = { by: 'source_type', after: '2026-01-01T00:00:00', page: cases++ };
	const tools = { query, settings, currency: CurrencyFactory() };
	const parts = { path: '/analytics/breakdown', query, tools, chosen: 'source_type', charts: [] };
	render(<AboutQuery {...parts} request={request} />);
	await screen.findByRole('list');
	return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
}
let cases = 1;

beforeAll(() => {
	configureClient({ root: 'https://shop.example/wp-json/', nonce: 'fresh0001' });
});
afterEach(cleanup);

describe('A breakdown says beside its numbers', () => {
	it('since when a dimension is recorded, if the range begins before', async () => {
		const coverage = { source_type: { known: 0.4, since: '2026-03-01' } };
		expect(await saidOf({ coverage })).toEqual(['Channel: recorded since March 1, 2026.']);
	});

	it('how many orders have been read, while the shop still reads', async () => {
		const coverage = { source_type: { known: 0.4, since: '2025-03-01' } };
		expect(await saidOf({ coverage, filling: { done: 1200, total: 5000 } })).toEqual([
			'1,200 of 5,000 orders have been read so far. The values of the others are unknown until then.',
		]);
	});

	it('that an extension changes other reports, but not these numbers', async () => {
		const filters = ['woocommerce_analytics_clauses_where_orders_stats_total'];
		expect(await saidOf({ without_extensions: filters })).toEqual([
			'An extension changes WooCommerce’s own reports. These numbers are without its changes.',
		]);
	});

	it('in which currencies the orders are, and leads to the numbers of each', async () => {
		const currencies = [
			{ currency: 'USD', orders_count: 120 },
			{ currency: 'EUR', orders_count: 8 },
		];
		const [sentence] = await saidOf({ currencies });
		expect(sentence).toBe(
			'Orders are in several currencies: USD (120), EUR (8). Their amounts are added without conversion. Break down by currency',
		);
		const href = screen.getByRole('link').getAttribute('href') ?? '';
		expect(parseQuery(href.slice(href.indexOf('?')))).toMatchObject({ by: 'currency' });
	});
});
