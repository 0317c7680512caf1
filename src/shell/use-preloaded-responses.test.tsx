import { act, renderHook } from '@testing-library/react';
import { useReportItems } from '@store-analytics/data';
import { takePreloadedResponses } from '../platform/preloaded/preloaded-responses';
import { usePreloadedResponses } from './use-preloaded-responses';

const range = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
const rows = [{ order_id: 7 }];
const page = window as { storeAnalytics?: unknown };

/** Opens Orders, which asks this, on a page that brought the response to `range`, and lets time pass. */
async function open(
	asked: Record<string, string>,
	goOn = () => {},
	preloadRequest: string | undefined = 'address=',
) {
	const responses = [{ kind: 'items', endpoint: 'orders', query: range, total: 1, body: rows }];
	page.storeAnalytics = { preloadRequest, responses: { key: 'same', responses } };
	await act(takePreloadedResponses);
	const view = renderHook(() => {
		usePreloadedResponses('/analytics/orders');
		return useReportItems('orders', asked);
	});
	goOn();
	await act(() => jest.advanceTimersByTimeAsync(3500));
	return view.result;
}

const declined = () => decodeURIComponent(document.cookie);

describe('responses that the page has brought or asked for', () => {
	const replies: Record<string, unknown> = {};
	const asked: string[] = [];

	beforeEach(() => {
		jest.useFakeTimers();
		asked.length = 0;
		replies.alone = rows;
		replies.together = { key: 'same', responses: [] };
		globalThis.fetch = async (url) => {
			const way = String(url).includes('preloaded-responses') ? 'together' : 'alone';
			asked.push(way);
			return {
				ok: true,
				status: 200,
				headers: new Headers({ 'X-WP-Total': '1' }),
				text: async () => JSON.stringify(replies[way]),
			} as Response; // what the client reads of one
		};
	});
	afterEach(() => {
		jest.useRealTimers();
		delete page.storeAnalytics;
		localStorage.clear();
		document.cookie = 'store-analytics-asks-itself=; path=/; max-age=0';
	});

	it('are asked for once more, by one of them alone, once an hour', async () => {
		await open(range);
		expect(asked).toEqual(['alone']);
		await open(range);
		expect(asked).toEqual(['alone']);
		const times = { '/analytics/orders': Date.now() - 61 * 60_000 };
		localStorage.setItem('store-analytics-confirmed', JSON.stringify(times));
		await open(range);
		expect(asked).toEqual(['alone', 'alone']);
		expect(declined()).not.toContain('store-analytics');
	});

	it('are taken at their word where nobody can be asked for all of them at once, as on the embedded store', async () => {
		await open(range, undefined, '');
		expect(asked).toEqual([]);
		expect(declined()).not.toContain('store-analytics');
	});

	it('are declined for this screen, beside those declined before, when an extension has it ask something else', async () => {
		document.cookie = `store-analytics-asks-itself=${encodeURIComponent('/customers')}; path=/`;
		await open({ ...range, language: 'en' });
		await act(() => jest.advanceTimersByTimeAsync(28_000));
		expect(declined()).toBe('store-analytics-asks-itself=/customers|/analytics/orders');
	});

	it('are not declined while the code of the screen still comes, piece by piece, over a slow line', async () => {
		const responses = ['orders', 'customers'].map((endpoint) => ({
			kind: 'items',
			endpoint,
			query: range,
			total: 1,
			body: rows,
		}));
		page.storeAnalytics = { preloadRequest: 'address=', responses: { key: 'same', responses } };
		await act(takePreloadedResponses);
		renderHook(() => usePreloadedResponses('/analytics/orders'));
		await act(() => jest.advanceTimersByTimeAsync(20_000));
		renderHook(() => useReportItems('orders', range));
		await act(() => jest.advanceTimersByTimeAsync(3000));
		renderHook(() => useReportItems('customers', range));
		await act(() => jest.advanceTimersByTimeAsync(31_000));
		expect(asked).toEqual(['alone']);
		expect(declined()).not.toContain('store-analytics');
	});

	it('are not declined because somebody has gone on to another range by then', async () => {
		await open({ ...range, language: 'en' }, () =>
			history.replaceState(null, '', '?page=wc-admin&period=year'),
		);
		expect(declined()).not.toContain('store-analytics');
		history.replaceState(null, '', '?');
	});

	it('are declined, and asked for alone, where REST says something else to who asks alone', async () => {
		replies.alone = [{ order_id: 8 }];
		replies.together = {
			key: 'same',
			responses: [{ kind: 'items', endpoint: 'orders', query: range, total: 1, body: rows }],
		};
		const shown = await open(range);
		expect(declined()).toBe('store-analytics-asks-itself=/analytics/orders');
		expect(asked).toEqual(['alone', 'together', 'alone', 'alone']);
		expect(shown.current.data?.items).toEqual([{ order_id: 8 }]);
	});
});
