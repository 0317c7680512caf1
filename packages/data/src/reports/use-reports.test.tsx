import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { Profiler, type ReactNode } from 'react';
import { store as itemsStore } from '../items/store';
import { useLeaderboards } from '../items/use-items';
import { fakeShop, heldResponse, settle, type FakeShop } from '../testing/fake-shop';
import { orders, revenueDay, revenueStats, serverError } from '../testing/shop-responses';
import { store } from './store';
import { useAllReportStats, useIndicators, useReportItems, useReportStats } from './use-reports';

const range = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
const statsPath = 'GET /wc-analytics/reports/revenue/stats';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;

beforeEach(() => {
	shop = fakeShop();
	shop.on(statsPath, revenueStats);
	shop.on('GET /wc-analytics/reports/orders', orders);
	registry = createRegistry();
	registry.register(store);
	registry.register(itemsStore);
});
afterEach(() => settle());

const inRegistry = (children: ReactNode) => (
	<RegistryProvider value={registry}>{children}</RegistryProvider>
);

function NetSales() {
	const { status, data, retry, isRefreshing } = useReportStats('revenue', {
		interval: 'day',
		...range,
	});
	return (
		<p>
			<span>{isRefreshing ? 'refreshing' : status}</span>
			<output>{data?.totals.net_revenue}</output>
			<button onClick={retry}>Retry</button>
		</p>
	);
}

describe('The report hooks', () => {
	it('load, then are ready, with one request for five readers', async () => {
		render(inRegistry(Array.from({ length: 5 }, (_, index) => <NetSales key={index} />)));
		expect(screen.getAllByText('loading')).toHaveLength(5);
		expect(await screen.findAllByText('15196.53')).toHaveLength(5);
		expect(shop.calls).toHaveLength(1);
	});

	it('render a reader only when its data change', async () => {
		const commits = jest.fn();
		const page = () =>
			inRegistry(
				<Profiler id="net sales" onRender={commits}>
					<NetSales />
				</Profiler>,
			);
		render(page());
		await screen.findByText('15196.53');
		expect(commits).toHaveBeenCalledTimes(2);
		commits.mockClear();
		await act(async () => {
			await registry.resolveSelect(store).getReportStats('orders', range);
			await registry.dispatch(store).setReportItemsError('orders', {}, 'other');
		});
		expect(commits).not.toHaveBeenCalled();
	});

	it('return an error with a retry', async () => {
		shop.on(statsPath, serverError);
		render(inRegistry(<NetSales />));
		expect(await screen.findByText('error')).toBeVisible();
		const slow = heldResponse(revenueStats);
		shop.on(statsPath, slow.handler);
		await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
		expect(screen.getByText('loading')).toBeVisible();
		slow.release();
		expect(await screen.findByText('ready')).toBeVisible();
		expect(shop.calls).toHaveLength(2);
	});

	it('keep their data during a refresh, and after a failed one', async () => {
		render(inRegistry(<NetSales />));
		await screen.findByText('ready');
		const slow = heldResponse(serverError);
		shop.on(statsPath, slow.handler);
		await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
		expect(screen.getByText('refreshing')).toBeVisible();
		slow.release();
		expect(await screen.findByText('error')).toBeVisible();
		expect(screen.getByText('15196.53')).toBeVisible();
	});

	it('cancel the request of a range that the user leaves, and send it again when the user returns', async () => {
		const complain = jest.spyOn(console, 'error');
		const slow = heldResponse(revenueStats);
		shop.on(statsPath, slow.handler);
		const { unmount } = render(inRegistry(<NetSales />));
		await settle();
		unmount();
		await settle();
		expect(shop.calls[0]?.signal?.aborted).toBe(true);
		slow.release();
		await settle();
		render(inRegistry(<NetSales />));
		expect(screen.getByText('loading')).toBeVisible();
		expect(await screen.findByText('15196.53')).toBeVisible();
		expect(shop.calls).toHaveLength(2);
		expect(complain).not.toHaveBeenCalled();
		complain.mockRestore();
	});

	it('keep a request for the last of its readers, and keep responses of former ranges', async () => {
		const slow = heldResponse(revenueStats);
		shop.on(statsPath, slow.handler);
		const first = render(inRegistry(<NetSales />));
		const second = render(inRegistry(<NetSales />));
		await settle();
		first.unmount();
		await settle();
		slow.release();
		expect(await screen.findByText('15196.53')).toBeVisible();
		second.unmount();
		await settle();
		render(inRegistry(<NetSales />));
		expect(screen.getByText('ready')).toBeVisible();
		expect(shop.calls).toHaveLength(1);
		expect(shop.calls[0]?.signal?.aborted).toBe(false);
	});

	it('wait only for the last of many ranges that a user flips through', async () => {
		const responses = new Map<string, () => void>();
		shop.on(statsPath, async ({ query }) => {
			await new Promise<void>((resolve) => responses.set(query['after'] ?? '', resolve));
			return revenueStats;
		});
		function Day({ after }: { after: string }) {
			const { status } = useAllReportStats('revenue', { ...range, interval: 'day', after });
			return <p>{status}</p>;
		}
		const days = Array.from({ length: 12 }, (_, day) => `2026-10-${day + 10}T00:00:00`);
		const { rerender } = render(inRegistry(<Day after={days[0] ?? ''} />));
		for (const after of days) {
			rerender(inRegistry(<Day after={after} />));
			await act(() => settle(5));
		}
		const open = shop.calls.filter(({ signal }) => !signal?.aborted);
		expect(open.map(({ query }) => query['after'])).toEqual([days.at(-1)]);
		responses.get(days.at(-1) ?? '')?.();
		expect(await screen.findByText('ready')).toBeVisible();
	});

	it('send no request while they are disabled', async () => {
		function Rows({ isEnabled }: { isEnabled: boolean }) {
			const { status, data } = useReportItems(
				'orders',
				{ ...range, orderby: 'net_total' },
				isEnabled,
			);
			return <p>{data ? `${data.items[0]?.net_total} of ${data.totalResults}` : status}</p>;
		}
		const { rerender } = render(inRegistry(<Rows isEnabled={false} />));
		await act(() => settle());
		expect(screen.getByText('loading')).toBeVisible();
		expect(shop.calls).toHaveLength(0);
		rerender(inRegistry(<Rows isEnabled />));
		expect(await screen.findByText('78.6 of 153')).toBeVisible();
	});

	it('join all pages of a long chart, and retry the failed ones', async () => {
		let isBroken = true;
		shop.on(statsPath, ({ query }) =>
			query['page'] === '2' && isBroken
				? serverError
				: {
						body: {
							totals: { net_revenue: 1 },
							intervals: [{ ...revenueDay, interval: query['page'] ?? '1' }],
						},
						headers: { 'X-WP-Total': '130', 'X-WP-TotalPages': '2' },
					},
		);
		function Chart() {
			const { status, data, retry } = useAllReportStats('revenue', { interval: 'day', ...range });
			return (
				<button onClick={retry}>
					{status} {data?.intervals.map(({ interval }) => interval).join('+')}
				</button>
			);
		}
		render(inRegistry(<Chart />));
		expect(await screen.findByText('error')).toBeVisible();
		isBroken = false;
		await userEvent.click(screen.getByRole('button'));
		expect(await screen.findByText('ready 1+2')).toBeVisible();
	});
});

describe('The hooks of Overview', () => {
	it('return indicators and leaderboards, with one request for all', async () => {
		const indicator = {
			stat: 'orders/orders_count',
			chart: 'orders_count',
			label: 'Orders',
			format: 'number',
			value: 141,
		};
		shop.on('GET /wc-analytics/reports/performance-indicators', { body: [indicator] });
		shop.on('GET /wc-analytics/leaderboards', {
			body: [{ id: 'products', label: 'Top products', headers: [], rows: [] }],
		});
		function Overview() {
			const indicators = useIndicators({ stats: 'orders/orders_count', ...range });
			const boards = useLeaderboards({ per_page: 5, ...range });
			return (
				<p>
					{indicators.data?.[0]?.value} {boards.data?.[0]?.label}
				</p>
			);
		}
		render(
			inRegistry(
				<>
					<Overview />
					<Overview />
				</>,
			),
		);
		expect(await screen.findAllByText('141 Top products')).toHaveLength(2);
		expect(shop.calls).toHaveLength(2);
	});
});
