import { pagesOfRows } from './pages-of-rows';

const requests: string[] = [];
let pages: unknown[] = [];
let headers: Record<string, string> = {};

beforeEach(() => {
	requests.length = 0;
	globalThis.fetch = async (url) => {
		const path = decodeURIComponent(String(url));
		requests.push(path);
		return {
			ok: true,
			status: 200,
			headers: new Headers(headers),
			text: async () => JSON.stringify(pages[requests.length - 1]),
		} as Response; // The client reads only these properties.
	};
});

const fetchRows = async (kind: 'items' | 'intervals') => {
	const progress: string[] = [];
	const rows: unknown[] = [];
	let total = 0;
	const pages = pagesOfRows(
		{ endpoint: 'orders', rows: kind },
		{ status_is: 'completed', page: 7 },
		{
			signal: new AbortController().signal,
			onProgress: (done, all) => progress.push(`${done} of ${all}`),
		},
	);
	for await (const { data, totalResults } of pages) {
		rows.push(...data);
		total = totalResults;
	}
	return { data: rows, totalResults: total, progress };
};

describe('All rows of a report', () => {
	it('load without a number of pages too, until a page is not full', async () => {
		headers = {};
		const full = Array.from({ length: 100 }, (_, index) => ({ order_id: index }));
		pages = [full, full, [{ order_id: 200 }]];
		const { data, totalResults } = await fetchRows('items');
		expect(data).toHaveLength(201);
		expect(totalResults).toBe(201);
		expect(requests).toHaveLength(3);
	});

	it('load page by page, a hundred each, with the parameters of the table', async () => {
		headers = { 'X-WP-Total': '3', 'X-WP-TotalPages': '2' };
		pages = [[{ order_id: 1 }, { order_id: 2 }], [{ order_id: 3 }]];
		const { data, totalResults, progress } = await fetchRows('items');
		expect(data).toEqual([{ order_id: 1 }, { order_id: 2 }, { order_id: 3 }]);
		expect(totalResults).toBe(3);
		expect(progress).toEqual(['2 of 3', '3 of 3']);
		expect(requests).toHaveLength(2);
		for (const [index, path] of requests.entries()) {
			expect(path).toContain('/wc-analytics/reports/orders?');
			expect(path).toContain('status_is=completed');
			expect(path).toContain('per_page=100');
			expect(new URL(path, 'http://shop.test').searchParams.get('page')).toBe(String(index + 1));
		}
	});

	it('are the intervals of the stats if the table shows days', async () => {
		headers = {};
		const day = { interval: '2026-10-01', date_start: '2026-10-01 00:00:00', subtotals: {} };
		pages = [{ totals: {}, intervals: [day] }];
		const { data, totalResults, progress } = await fetchRows('intervals');
		expect(data).toMatchObject([{ interval: '2026-10-01' }]);
		expect([totalResults, progress]).toEqual([1, ['1 of 1']]);
		expect(requests).toHaveLength(1);
		expect(requests[0]).toContain('/wc-analytics/reports/orders/stats?');
	});

	it.each([
		['items', { totals: {}, intervals: [] }],
		['intervals', []],
	] as const)('are rejected if the shop does not send %s', async (kind, reply) => {
		pages = [reply];
		await expect(fetchRows(kind)).rejects.toMatchObject({ code: 'wrong_shape' });
	});
});
