import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { store as itemsStore } from '../items/store';
import { useShownResponses } from '../resource/reading/shown-responses';
import { fakeShop, heldResponse, settle, type FakeShop } from '../testing/fake-shop';
import { revenueStats, serverError } from '../testing/shop-responses';
import { forgetReports, prepareReport, type ReportQuery } from './prepare';
import { store } from './store';
import { useReportStats } from './use-reports';

const range = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
const statsPath = 'GET /wc-analytics/reports/revenue/stats';
const newer = { ...revenueStats, body: { totals: { net_revenue: 99 }, intervals: [] } };
const asked: ReportQuery = { kind: 'stats', endpoint: 'revenue', query: range };

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
let passed: number;

beforeEach(() => {
	shop = fakeShop();
	shop.on(statsPath, revenueStats);
	registry = createRegistry();
	registry.register(store);
	registry.register(itemsStore);
	passed = 0;
	const start = Date.now();
	jest.spyOn(Date, 'now').mockImplementation(() => start + passed);
});
afterEach(async () => {
	await settle();
	jest.restoreAllMocks();
});

const minutes = (count: number) => (passed += count * 60_000);
const select = () => registry.select(store);

function NetSales() {
	const { status, data } = useReportStats('revenue', range);
	return (
		<p>
			<span>{data ? 'there' : status}</span>
			<output>{data?.totals.net_revenue}</output>
		</p>
	);
}

function minutesSince(time: number): number {
	return Math.floor((Date.now() - time) / 60_000);
}

function Age() {
	const { receivedAt, isRefreshing, hasFailed, refresh } = useShownResponses();
	const age = receivedAt === undefined ? 'none' : minutesSince(receivedAt);
	return (
		<button onClick={refresh}>
			{`${age} min${isRefreshing ? ', refreshing' : ''}${hasFailed ? ', failed' : ''}`}
		</button>
	);
}

/** A screen that shows the same number twice; `show` unmounts it and mounts it again. */
function open() {
	const page = (isOpen: boolean) => (
		<RegistryProvider value={registry}>
			{isOpen && (
				<>
					<NetSales />
					<NetSales />
				</>
			)}
			<Age />
		</RegistryProvider>
	);
	const { rerender } = render(page(true));
	return { show: (isOpen: boolean) => act(async () => rerender(page(isOpen))) };
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const age = () => screen.getByRole('button').textContent;

describe('A report that was read before', () => {
	it('is not requested again within a minute', async () => {
		const { show } = open();
		await screen.findAllByText('15196.53');
		await show(false);
		expect(age()).toBe('none min');
		minutes(0.9);
		await show(true);
		expect(shown()).toEqual(['15196.53', '15196.53']);
		await act(() => settle());
		expect(age()).toBe('0 min');
		expect(shop.calls).toHaveLength(1);
	});

	it('is shown at once when it is stale, and replaced by one newer response', async () => {
		const { show } = open();
		await screen.findAllByText('15196.53');
		await show(false);
		minutes(3);
		const slow = heldResponse(newer);
		shop.on(statsPath, slow.handler);
		await show(true);
		expect(shown()).toEqual(['15196.53', '15196.53']);
		await act(() => settle());
		expect(age()).toBe('3 min, refreshing');
		expect(shop.calls).toHaveLength(2);
		slow.release();
		await screen.findAllByText('99');
		expect(age()).toBe('0 min');
		expect(shop.calls).toHaveLength(2);
	});

	it('has no age while the screen waits for its first response', async () => {
		const slow = heldResponse(newer);
		shop.on(/orders\/stats/, slow.handler);
		const Orders = () => <i>{useReportStats('orders', range).status}</i>;
		const page = (
			<RegistryProvider value={registry}>
				<NetSales />
				<Orders />
				<Age />
			</RegistryProvider>
		);
		render(page);
		await screen.findByText('15196.53');
		expect(age()).toBe('none min');
		slow.release();
		await screen.findByText('0 min');
	});

	it('keeps its numbers and reports the error when a refresh fails; a retry helps', async () => {
		const { show } = open();
		await screen.findAllByText('15196.53');
		await show(false);
		minutes(2);
		shop.on(statsPath, serverError);
		await show(true);
		expect(await screen.findByText('2 min, failed')).toBeVisible();
		expect(shown()).toEqual(['15196.53', '15196.53']);
		shop.on(statsPath, newer);
		await userEvent.click(screen.getByRole('button'));
		await screen.findAllByText('99');
		expect(age()).toBe('0 min');
	});

	it('is requested again by the user at any age, once for all readers', async () => {
		open();
		await screen.findAllByText('15196.53');
		shop.on(statsPath, newer);
		await userEvent.click(screen.getByRole('button'));
		await screen.findAllByText('99');
		expect(shop.calls).toHaveLength(2);
	});

	it('keeps its object when the newer response is equal, so that nothing renders', async () => {
		open();
		await screen.findAllByText('15196.53');
		const before = select().getReportStats('revenue', range);
		minutes(5);
		await userEvent.click(screen.getByRole('button'));
		await act(() => settle());
		expect(shop.calls).toHaveLength(2);
		expect(age()).toBe('0 min');
		expect(select().getReportStats('revenue', range)).toBe(before);
	});

	it('is cleared when its settings change, and requested again if it is on screen', async () => {
		const { show } = open();
		await screen.findAllByText('15196.53');
		await show(false);
		await act(async () => forgetReports(registry));
		const slow = heldResponse(newer);
		shop.on(statsPath, slow.handler);
		await show(true);
		expect(screen.getAllByText('loading')).toHaveLength(2);
		slow.release();
		expect(await screen.findAllByText('99')).toHaveLength(2);
	});

	it('is cleared on screens without leaderboards as well', async () => {
		registry = createRegistry();
		registry.register(store);
		const { show } = open();
		await screen.findAllByText('15196.53');
		await show(false);
		await act(async () => forgetReports(registry));
		shop.on(statsPath, newer);
		await show(true);
		expect(await screen.findAllByText('99')).toHaveLength(2);
	});

	it('never shows a response that was in flight when the settings changed', async () => {
		const old = heldResponse(revenueStats);
		shop.on(statsPath, old.handler);
		open();
		await act(() => settle());
		shop.on(statsPath, newer);
		await act(async () => forgetReports(registry));
		old.release();
		expect(await screen.findAllByText('99')).toHaveLength(2);
		await act(() => settle());
		expect(shop.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
		expect(shown()).toEqual(['99', '99']);
	});
});

describe('A prefetched report', () => {
	const prepare = (signal = new AbortController().signal) =>
		act(async () => {
			void prepareReport(registry, [asked], signal);
			await settle();
		});

	it('is available when it is opened, without another request', async () => {
		await prepare();
		open();
		expect(shown()).toEqual(['15196.53', '15196.53']);
		await act(() => settle());
		expect(shop.calls).toHaveLength(1);
	});

	it('shares the request in flight', async () => {
		const slow = heldResponse(revenueStats);
		shop.on(statsPath, slow.handler);
		await prepare();
		open();
		await act(() => settle());
		slow.release();
		await screen.findAllByText('15196.53');
		expect(shop.calls).toHaveLength(1);
	});

	it('is cancelled when nobody needs it any more, and requested when somebody does', async () => {
		const interest = new AbortController();
		const slow = heldResponse(revenueStats);
		shop.on(statsPath, slow.handler);
		await prepare(interest.signal);
		interest.abort();
		expect(shop.calls[0]?.signal?.aborted).toBe(true);
		shop.on(statsPath, newer);
		open();
		await screen.findAllByText('99');
		slow.release();
		await act(() => settle());
		expect(shown()).toEqual(['99', '99']);
	});

	it('still arrives when a screen has joined the request', async () => {
		const interest = new AbortController();
		const slow = heldResponse(revenueStats);
		shop.on(statsPath, slow.handler);
		await prepare(interest.signal);
		open();
		await act(() => settle());
		interest.abort();
		expect(shop.calls[0]?.signal?.aborted).toBe(false);
		slow.release();
		await screen.findAllByText('15196.53');
		expect(shop.calls).toHaveLength(1);
	});

	it('leaves no trace when the prefetch fails', async () => {
		shop.on(statsPath, serverError);
		await prepare();
		expect(select().getReportStatsError('revenue', range)).toBeUndefined();
		shop.on(statsPath, revenueStats);
		open();
		expect(screen.getAllByText('loading')).toHaveLength(2);
		await screen.findAllByText('15196.53');
	});

	it('is not requested while its response is fresh, and again after a minute', async () => {
		await prepare();
		await prepare();
		expect(shop.calls).toHaveLength(1);
		minutes(1);
		await prepare();
		expect(shop.calls).toHaveLength(2);
	});
});
