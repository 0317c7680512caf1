import { createRegistry } from '@wordpress/data';
import { fakeShop, heldResponse, settle, type FakeShop } from '../testing/fake-shop';
import { orders, revenueStats, serverError } from '../testing/shop-responses';
import { store } from './store';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;

beforeEach(() => {
	shop = fakeShop();
	shop.on('GET /wc-analytics/reports/revenue/stats', revenueStats);
	shop.on('GET /wc-analytics/reports/orders', orders);
	registry = createRegistry();
	registry.register(store);
});

// A selector sends its request a moment later; it must not reach the next test's shop.
afterEach(() => settle());

const october = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
const select = () => registry.select(store);
const resolve = () => registry.resolveSelect(store);

describe('The reports store', () => {
	it('[S7.reports.1, S3.report-items-and.1] requests rows and keeps them with the totals of the headers', async () => {
		expect(select().getReportItems('orders', { ...october, page: 2 })).toEqual({});
		const reply = await resolve().getReportItems('orders', { ...october, page: 2 });
		expect(reply).toEqual({ data: orders.body, totalResults: 153, totalPages: 7 });
		expect(shop.calls).toHaveLength(1);
		expect(shop.calls[0]).toMatchObject({
			method: 'GET',
			path: '/wc-analytics/reports/orders',
			query: { ...october, page: '2' },
		});
	});

	it('[S7.reports.1] requests stats with a list of fields', async () => {
		const query = { ...october, interval: 'day', fields: ['orders_count', 'net_revenue'] };
		const reply = await resolve().getReportStats('revenue', query);
		expect(reply).toMatchObject({ data: revenueStats.body, totalResults: 31, totalPages: 1 });
		expect(shop.calls[0]?.query).toEqual({
			...october,
			interval: 'day',
			'fields[0]': 'orders_count',
			'fields[1]': 'net_revenue',
		});
	});

	it('sends one request and keeps one entry for queries with the same meaning', async () => {
		const first = resolve().getReportItems('orders', { page: 1, ...october });
		const second = resolve().getReportItems('orders', { ...october, page: '1', search: undefined });
		expect(await second).toBe(await first);
		const again = select().getReportItems('orders', {
			before: october.before,
			page: 1,
			after: october.after,
		});
		expect(again).toBe(await first);
		await settle();
		expect(shop.calls).toHaveLength(1);
	});

	it('keeps an error by query, and requests again when the resolution is invalidated', async () => {
		shop.on('GET /wc-analytics/reports/orders', serverError);
		expect(await resolve().getReportItems('orders', october)).toEqual({});
		expect(select().getReportItemsError('orders', october)).toMatchObject({
			code: 'internal_server_error',
			status: 500,
		});
		expect(select().getReportItemsError('orders', {})).toBeUndefined();
		shop.on('GET /wc-analytics/reports/orders', orders);
		// In another spelling than that of the request.
		const spelling = { before: october.before, after: october.after, page: undefined };
		await registry.dispatch(store).invalidateResolution('getReportItems', ['orders', spelling]);
		expect(await resolve().getReportItems('orders', october)).toMatchObject({ totalResults: 153 });
		expect(select().getReportItemsError('orders', october)).toBeUndefined();
	});

	it('never lets a slow old response replace a newer one', async () => {
		const slow = heldResponse({ body: [{ order_id: 1 }] });
		shop.on('GET /wc-analytics/reports/orders', slow.handler);
		select().getReportItems('orders', october);
		await settle();
		shop.on('GET /wc-analytics/reports/orders', { body: [{ order_id: 2 }] });
		await registry.dispatch(store).invalidateResolution('getReportItems', ['orders', october]);
		select().getReportItems('orders', october);
		await settle();
		slow.release();
		await settle();
		expect(shop.calls).toHaveLength(2);
		expect(select().getReportItems('orders', october).data).toEqual([{ order_id: 2 }]);
	});

	it('does not revert an action that ran while a request was in flight', async () => {
		const slow = heldResponse(orders);
		shop.on('GET /wc-analytics/reports/orders', slow.handler);
		select().getReportItems('orders', october);
		await settle();
		const own = { data: [], totalResults: 0, totalPages: 0 };
		await registry.dispatch(store).setReportItems('orders', october, own);
		slow.release();
		await settle();
		expect(select().getReportItems('orders', october)).toBe(own);
	});

	it('takes rows, stats and errors from extensions', async () => {
		const actions = registry.dispatch(store);
		await actions.setReportStats('revenue', october, { data: { totals: {}, intervals: [] } });
		await actions.setReportStatsError('orders', october, 'no');
		await actions.setReportItemsError('orders', october, 'neither');
		expect(select().getReportStats('revenue', october)).toHaveProperty('data.totals');
		expect(select().getReportStatsError('orders', october)).toBe('no');
		expect(select().getReportItemsError('orders', october)).toBe('neither');
	});

	it('sends only given parameters', async () => {
		shop.on('GET /wc-analytics/reports/stock/stats', { body: { totals: { products: 103 } } });
		const reply = await resolve().getReportStats('stock', { fields: ['products'] });
		expect(reply.data).toEqual({ totals: { products: 103 }, intervals: [] });
		expect(shop.calls[0]?.query).toEqual({ 'fields[0]': 'products' });
	});

	it('keeps 200 responses at most, drops the least recently read ones, and requests them again when read', async () => {
		const range = (day: number) => ({ after: `2020-01-01`, page: day });
		await resolve().getReportItems('orders', range(0));
		for (let day = 1; day <= 260; day += 1) {
			await resolve().getReportItems('orders', range(day));
			select().getReportItems('orders', range(0));
		}
		expect(shop.calls).toHaveLength(261);
		const kept = Array.from({ length: 261 }, (_, day) => day).filter((day) =>
			registry.select(store).hasFinishedResolution('getReportItems', ['orders', range(day)]),
		);
		expect(kept.length).toBeLessThanOrEqual(200);
		expect(kept).toContain(0);
		expect(kept).toContain(260);
		expect(kept).not.toContain(1);
		const cached = registry.select(store).getCachedResolvers()['getReportItems'] as Map<
			unknown,
			unknown
		>;
		expect(cached.size).toBeLessThanOrEqual(200);
		expect(await resolve().getReportItems('orders', range(1))).toMatchObject({ totalResults: 153 });
		expect(shop.calls).toHaveLength(262);
	});
});
