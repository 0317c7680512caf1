import { act, cleanup, render, screen } from '@testing-library/react';
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
	render(<AboutQuery {...partsOf()} />);
	await screen.findByRole('list');
	return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
}

/** A request of its own. */
function partsOf() {
	const query = { by: 'source_type', period: 'year' };
	const request = { by: 'source_type', after: '2026-01-01T00:00:00', page: cases++ };
	const tools = { query, settings, currency: CurrencyFactory() };
	const charts: [] = [];
	return { path: '/analytics/breakdown', query, tools, chosen: 'source_type', charts, request };
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

	it('that no order records a dimension, if the shop has none with a value', async () => {
		const coverage = { source_type: { known: 0, since: null } };
		expect(await saidOf({ coverage })).toEqual([
			'Channel: not recorded in any order of this shop. WooCommerce records it since version 8.5.',
		]);
	});

	it('nothing of orders that record nothing while the shop still reads', async () => {
		const coverage = { source_type: { known: 0, since: null } };
		const said = await saidOf({ coverage, filling: { done: 500, total: 5000 } });
		expect(said).toEqual([expect.stringMatching(/^500 of 5,000 orders/)]);
	});

	it('how many orders have been read, while the shop still reads', async () => {
		const coverage = { source_type: { known: 0.4, since: '2025-03-01' } };
		expect(await saidOf({ coverage, filling: { done: 1200, total: 5000 } })).toEqual([
			'1,200 of 5,000 orders have been read so far. The values of the others are unknown until then.',
		]);
	});

	it('not since when a dimension is recorded, while older orders are not read yet', async () => {
		const coverage = { source_type: { known: 0.1, since: '2026-09-01' } };
		const [sentence, ...others] = await saidOf({ coverage, filling: { done: 500, total: 5000 } });
		expect(sentence).toMatch(/^500 of 5,000 orders/);
		expect(others).toEqual([]);
	});

	it('the numbers anew once the shop has read all orders', async () => {
		jest.useFakeTimers();
		const query = { rows: [], rows_count: 0, totals: {} };
		let isRead = false;
		const asked: string[] = [];
		globalThis.fetch = jest.fn(async (url) => {
			const route = String(url).replace(/^.*v1.|\?.*$/g, '');
			asked.push(route);
			const filling = isRead ? {} : { filling: { done: 500, total: 5000 } };
			const status = isRead ? { status: 'done' } : { status: 'filling', done: 900, total: 5000 };
			const body = JSON.stringify(route === 'query' ? { ...query, ...filling } : status);
			return { ok: true, status: 200, headers: new Headers(), text: async () => body };
		}) as never; // the part of a response that is read
		render(<AboutQuery {...partsOf()} />);
		const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
		await wait(100);
		expect(screen.getByRole('list')).toHaveTextContent(/^500 of 5,000 orders/);
		await wait(5000);
		expect(screen.getByRole('list')).toHaveTextContent(/^900 of 5,000 orders/);
		isRead = true;
		await wait(5100);
		expect(screen.queryByRole('list')).not.toBeInTheDocument();
		expect(asked).toEqual(['query', 'dimensions-status', 'dimensions-status', 'query']);
		jest.useRealTimers();
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
