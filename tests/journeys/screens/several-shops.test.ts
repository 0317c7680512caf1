import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, network, openApp, withSettings } from '../../support/journey';
import { violations } from '../../support/journey-steps';
import { savedFile } from '../../support/saved-file';
import { syncStatus } from '../../support/stores/sync-status';

const user = userEvent.setup();
const path = '/analytics/all-shops';
const asked = /^\/store-analytics\/shops/;
afterEach(closeApp);

const euro = { code: 'EUR', symbol: '€', precision: 2, priceFormat: '%1$s%2$s' };
const yen = { code: 'JPY', symbol: '¥', precision: 0, priceFormat: '%1$s%2$s' };

/** A shop with its sales of today, of the chosen range, and of the compared one. */
function shop(slug: string, title: string, money: typeof euro, sales: readonly number[]) {
	const [today = 0, ordersToday = 0, range = 0, ordersOfRange = 0, compared = 0] = sales;
	return {
		...{ slug, title, money, currency: money.code, adminUrl: `/shops/${slug}/wp-admin/` },
		...{ timeZone: 'Asia/Tokyo', isReading: false, problem: null },
		numbers: {
			...{ day: '2026-11-21', sync: null, newestOrder: '2026-11-20', importedAt: null },
			today: { netSales: today, orders: ordersToday },
			range: { netSales: range, orders: ordersOfRange, from: '2026-11-01', until: '2026-11-21' },
			compared: { netSales: compared, orders: 1, from: '2026-10-01', until: '2026-10-21' },
			intervals: [
				{
					from: '2026-11-20T00:00:00',
					netSales: range - today,
					orders: ordersOfRange - ordersToday,
				},
				{ from: '2026-11-21T00:00:00', netSales: today, orders: ordersToday },
			],
		},
	};
}

const berlin = shop('berlin', 'Berlin', euro, [10.1, 1, 1000.1, 30, 500.05]);
const madrid = shop('madrid', 'Madrid', euro, [0.2, 2, 200.2, 4, 400.4]);
const tokyo = shop('tokyo', '東京', yen, [3000, 3, 90_000, 9, 0]);
const damaged = {
	...{ ...tokyo, slug: 'damaged', title: 'damaged', money: null, currency: '', timeZone: '' },
	numbers: null,
	problem: {
		kind: 'unreadable',
		message: 'damaged.duckdb is not a store database.',
		language: 'en',
	},
};

/** Opens a screen of a server with these shops. */
async function open(
	shops: readonly object[],
	{ rates = null as unknown, at = path, query = {} as Record<string, string> } = {},
) {
	const all = [{ ...berlin, slug: 'here', title: 'Here' }, ...shops];
	await openApp(at, query, withSettings({ shops: { current: 'here', all } }));
	network.reply(asked, { shops, rates });
}

/** The texts of cells in the table of shops, after the numbers have loaded. */
async function rows(): Promise<string[][]> {
	const table = await waitFor(() => {
		const found = document.querySelector('.sa-all-shops__table table');
		if (!found) throw new Error('The shops are not there.');
		return found;
	});
	return [...table.querySelectorAll('tbody tr')].map((row) =>
		[...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''),
	);
}

const sums = () => screen.findByRole('table', { name: /^Totals/ });
const lines = (table: HTMLElement) =>
	[...table.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
		[...row.querySelectorAll('th, td')].slice(0, 6).map(({ textContent }) => textContent),
	);

describe('All shops', () => {
	it('shows each shop in its own currency, with its change, and sums per currency', async () => {
		await open([berlin, madrid, tokyo]);
		const shown = await rows();
		expect(shown.map((row) => row.slice(1, 5))).toEqual([
			['€10.10', '1', '€1,000.10', '30'],
			['€0.20', '2', '€200.20', '4'],
			['¥3,000', '3', '¥90,000', '9'],
		]);
		expect(shown.map((row) => /(Up|Down) \d+%|New/.exec(row[5] ?? '')?.[0])).toEqual([
			'Up 100%',
			'Down 50%',
			'New',
		]);
		expect(shown[0]?.[6]).toBe('Orders up to Nov 20, 2026');
		expect(lines(await sums())).toEqual([
			['EUR', '2', '€10.30', '3', '€1,200.30', '34'],
			['JPY', '1', '¥3,000', '3', '¥90,000', '9'],
		]);
		expect(screen.getByText(/use only the exchange rates you enter/)).toBeVisible();
		expect(await violations()).toEqual([]);
	});

	it('[S7.other.1] adds currencies up at typed rates, which it shows with their day beside the sum', async () => {
		const rates = { into: 'EUR', rates: { JPY: { rate: 0.0062, typed: '2026-11-03' } } };
		await open([berlin, madrid, tokyo], { rates });
		// 1,200.30 + 90,000 × 0.0062 = 1,758.30; 10.30 + 18.60 = 28.90.
		expect(lines(await sums()).at(-1)).toEqual([
			'All in EUR',
			'3',
			'€28.90',
			'6',
			'€1,758.30',
			'43',
		]);
		expect(screen.getByText(/1 JPY = 0\.0062 EUR \(November 3, 2026\)/)).toBeVisible();
	});

	it('shows a chosen range, which it asks for, and a line for each shop in the chart', async () => {
		await open([berlin, madrid], { query: { period: 'month', compare: 'previous_period' } });
		await rows();
		const chart = document.querySelector<HTMLElement>('.woocommerce-chart') as HTMLElement; // as: it is there with the rows
		expect(within(chart).getByRole('heading', { name: 'Net sales' })).toBeVisible();
		expect(
			[...chart.querySelectorAll('.woocommerce-legend__item')].map(
				({ textContent }) => textContent,
			),
		).toEqual(['Berlin€1,000.10', 'Madrid€200.20']);
		await user.click(await screen.findByRole('button', { name: /^Date range: Month to date/ }));
		await user.click(await screen.findByRole('radio', { name: 'Last 30 days' }));
		await waitFor(() =>
			expect(
				network
					.requests()
					.filter((path) => asked.test(path))
					.at(-1),
			).toMatch(/[?&]period=last_30_days&compare=previous_period&interval=day/),
		);
		const link = screen.getByRole('link', { name: 'Berlin' });
		expect(link.getAttribute('href')).toMatch(/period=last_30_days/);
	});

	it('charts orders of shops with different currencies, and net sales at typed rates', async () => {
		const rates = { into: 'EUR', rates: { JPY: { rate: 0.0062, typed: '2026-11-03' } } };
		const legend = async () => {
			await rows();
			return [...document.querySelectorAll('.woocommerce-legend__item')].map(
				({ textContent }) => textContent,
			);
		};
		await open([berlin, tokyo]);
		expect(await legend()).toEqual(['Berlin30', '東京9']);
		expect(screen.getByText(/The chart shows orders, because the shops/)).toBeVisible();
		await open([berlin, tokyo], { rates });
		// 90,000 × 0.0062.
		expect(await legend()).toEqual(['Berlin€1,000.10', '東京€558.00']);
	});

	it('shows no change without a comparison', async () => {
		await open([berlin], { query: { period: 'month', compare: 'none' } });
		await rows();
		expect(screen.queryByText('Change in net sales')).not.toBeInTheDocument();
	});

	it('shows no total while a rate is missing', async () => {
		const dollar = { ...euro, code: 'USD', symbol: '$' };
		const rates = { into: 'EUR', rates: { JPY: { rate: 0.0062, typed: '2026-11-03' } } };
		await open([berlin, tokyo, shop('rome', 'Rome', dollar, [1, 1, 1, 1, 1])], { rates });
		expect(lines(await sums()).map(([name]) => name)).toEqual(['EUR', 'JPY', 'USD']);
	});

	it('stores typed rates with today’s day, and reports an invalid rate', async () => {
		await open([berlin, tokyo]);
		await user.click(await screen.findByRole('button', { name: 'Enter exchange rates' }));
		const dialog = await screen.findByRole('dialog', { name: 'Exchange rates' });
		const field = within(dialog).getByLabelText('1 JPY in EUR');
		await user.type(field, 'much');
		await user.click(within(dialog).getByRole('button', { name: 'Save rates' }));
		expect(within(dialog).getByRole('alert')).toHaveTextContent('For JPY, enter a number above 0');
		await user.clear(field);
		await user.type(field, '0.006');
		network.recover();
		const sent: unknown[] = [];
		const real = globalThis.fetch;
		globalThis.fetch = (input, options) => {
			if (options?.method !== 'POST' || !String(input).includes('shops'))
				return real(input, options);
			const { rates } = JSON.parse(String(options.body));
			sent.push(rates);
			return Promise.resolve(new Response(JSON.stringify({ shops: [berlin, tokyo], rates })));
		};
		await user.click(within(dialog).getByRole('button', { name: 'Save rates' }));
		await waitFor(() => expect(dialog).not.toBeInTheDocument());
		globalThis.fetch = real;
		expect(sent).toEqual([{ into: 'EUR', rates: { JPY: { rate: 0.006, typed: '2026-11-20' } } }]);
		// 1,000.10 + 90,000 × 0.006.
		expect(lines(await sums()).at(-1)?.[4]).toBe('€1,540.10');
	});

	it('names a shop that cannot be read, and shows the others', async () => {
		await open([berlin, damaged]);
		const shown = await rows();
		expect(shown[1]?.[0]).toContain('This shop’s data could not be read.');
		expect(shown[1]?.[0]).toContain('damaged.duckdb is not a store database.');
		expect(shown[1]?.slice(1)).toEqual(['—', '—', '—', '—', '—', '—']);
		expect(screen.getByText('Without 1 shop')).toBeVisible();
		expect(lines(await sums())).toHaveLength(1);
	});

	it('polls while the server is reading numbers', async () => {
		await open([{ ...berlin, numbers: null, isReading: true }]);
		await screen.findByRole('link', { name: 'Berlin' });
		network.recover();
		network.reply(asked, { shops: [berlin], rates: null });
		await waitFor(async () => expect((await rows())[0]?.[1]).toBe('€10.10'), { timeout: 5000 });
	});

	it('sorts by the selected column, amounts within each currency, and keeps that in the address', async () => {
		await open([madrid, tokyo, berlin]);
		const names = async () => (await rows()).map(([name]) => name?.slice(0, 2));
		expect(await names()).toEqual(['Ma', '東京', 'Be']);
		await user.click(await screen.findByRole('button', { name: /^Net sales$/ }));
		expect(address()).toMatchObject({ orderby: 'net_sales' });
		await waitFor(async () => expect(await names()).toEqual(['Be', 'Ma', '東京']));
	});

	it('saves a file with plain numbers, each with its currency and its day', async () => {
		await open([berlin, tokyo]);
		const file = savedFile();
		await user.click(await screen.findByRole('button', { name: 'Download' }));
		expect(await file).toEqual([
			'Shop,Currency,"Local date","Net sales today","Orders today","Net sales",Orders,"Change in net sales",Data',
			'Berlin,EUR,2026-11-21,10.1,1,1000.1,30,100,"Orders up to Nov 20, 2026"',
			'東京,JPY,2026-11-21,3000,3,90000,9,,"Orders up to Nov 20, 2026"',
		]);
	});

	it('shows the sync state of a connected shop', async () => {
		const followed = { ...berlin, numbers: { ...berlin.numbers, sync: syncStatus({}) } };
		await open([followed]);
		expect((await rows())[0]?.[6]).toBe('Checked 20 seconds ago');
	});

	it('reports an error, and retries', async () => {
		await openApp(path, {}, withSettings({ shops: { current: 'here', all: [berlin, tokyo] } }));
		network.fail(asked);
		const again = await screen.findByRole('button', { name: /try again|retry|reload/i });
		network.recover();
		network.reply(asked, { shops: [berlin, tokyo], rates: null });
		await user.click(again);
		expect(await rows()).toHaveLength(2);
	});

	it('is missing if the server has one shop', async () => {
		await openApp(path);
		expect(await screen.findByText('This page does not exist')).toBeVisible();
		expect(document.querySelector('#wp-admin-bar-shops')).toBeNull();
		expect(screen.queryByRole('link', { name: 'All shops' })).toBeNull();
	});
});

describe('The palette of a server of several shops', () => {
	it('lists the other shops and the page of all shops', async () => {
		await open([berlin, tokyo], { at: '/analytics/orders' });
		await screen.findByRole('button', { name: 'Find and open' });
		await user.keyboard('{Control>}k{/Control}');
		const group = await screen.findByRole('group', { name: 'Shops' });
		expect(
			within(group)
				.getAllByRole('option')
				.map(({ textContent }) => textContent),
		).toEqual(['All shops', 'BerlinEUR', '東京JPY']);
		await user.click(within(group).getByRole('option', { name: 'All shops' }));
		expect(address()['path']).toBe(path);
	});
});
