import { render, screen } from '@testing-library/react';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { store as itemsStore } from '../items/store';
import { useItems, useLeaderboards } from '../items/use-items';
import type { Registry } from '../resource';
import { fakeShop, settle, type FakeShop } from '../testing/fake-shop';
import { orders, revenueStats } from '../testing/shop-responses';
import { countReadResponses, hydrateReports, type PageResponse } from './page-responses';
import { store } from './store';
import { useReportItems, useReportStats } from './use-reports';

const range = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
const uncounted = { total: null, totalPages: null };
const responses: readonly PageResponse[] = [
	{
		kind: 'stats',
		endpoint: 'revenue',
		// As PHP writes a query: text instead of numbers, in another order.
		query: { per_page: '100', interval: 'day', ...range },
		total: 31,
		totalPages: 1,
		body: revenueStats.body,
	},
	{
		kind: 'items',
		endpoint: 'orders',
		query: range,
		total: 1234,
		totalPages: 50,
		body: orders.body,
	},
	{
		kind: 'collection',
		endpoint: 'leaderboards',
		query: { ...range, per_page: 5 },
		...uncounted,
		body: [{ id: 'products', label: 'Top products', headers: [], rows: [] }],
	},
	{
		kind: 'collection',
		endpoint: 'categories',
		query: { per_page: -1 },
		...uncounted,
		body: [{ id: 7, name: 'Ropes' }],
	},
];

function Stats() {
	const stats = useReportStats('revenue', { interval: 'day', ...range, per_page: 100 });
	return <output>{stats.status === 'ready' ? stats.data.totals.net_revenue : stats.status}</output>;
}

function Rest() {
	const rows = useReportItems('orders', range);
	const boards = useLeaderboards({ ...range, per_page: 5 });
	const categories = useItems('categories', { per_page: -1 });
	return (
		<>
			<p>{rows.data?.totalResults} orders</p>
			<p>{boards.data?.[0]?.label}</p>
			<p>{String(categories.data?.[0]?.['name'])}</p>
		</>
	);
}

describe('Responses that came with the page', () => {
	let shop: FakeShop;
	let registry: ReturnType<typeof createRegistry>;

	beforeEach(() => {
		shop = fakeShop();
		registry = createRegistry();
		registry.register(store);
		registry.register(itemsStore);
		hydrateReports(responses, Date.now())(registry as unknown as Registry);
	});
	afterEach(() => settle());

	const show = (children: ReactNode) =>
		render(<RegistryProvider value={registry}>{children}</RegistryProvider>);

	it('are available in the first render, and the shop gets no request', async () => {
		show([<Stats key="stats" />, <Rest key="rest" />]);
		expect(screen.getByText('15196.53')).toBeVisible();
		expect(screen.getByText('1234 orders')).toBeVisible();
		expect(screen.getByText('Top products')).toBeVisible();
		expect(screen.getByText('Ropes')).toBeVisible();
		await settle();
		expect(shop.calls).toEqual([]);
	});

	it('count as read when a component reads each of them', () => {
		const { rerender } = show(<Stats />);
		expect(countReadResponses(registry, responses)).toBe(1);
		rerender(
			<RegistryProvider value={registry}>
				<Stats />
				<Rest />
			</RegistryProvider>,
		);
		expect(countReadResponses(registry, responses)).toBe(responses.length);
	});

	it('show no rows at worst when the page contains malformed data', () => {
		const broken = responses.map((response) => ({
			...response,
			query: {},
			body: '<p>maintenance</p>',
		}));
		expect(() => hydrateReports(broken, Date.now())(registry as unknown as Registry)).not.toThrow();
	});
});
