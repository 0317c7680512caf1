import { fakeShop, type FakeShop } from '../testing/fake-shop';
import type { PageResponse } from './page-responses';
import { areResponsesTrue, areTotalsSame } from './compare-responses';

const rows = [{ id: 1 }, { id: 2 }];
const response: PageResponse = {
	kind: 'items',
	endpoint: 'orders',
	query: { page: 1 },
	body: rows,
	total: 69,
	totalPages: 3,
};
const counts = { 'X-WP-Total': '69', 'X-WP-TotalPages': '3' };

describe('The comparison of a page’s responses with REST', () => {
	let shop: FakeShop;
	const alone = (...replies: { body: unknown; headers?: Record<string, string> }[]) => {
		let asked = 0;
		shop.on(/orders$/, () => ({
			headers: counts,
			...replies[Math.min(asked++, replies.length - 1)],
		}));
	};
	const isTrue = (again: readonly PageResponse[] = [response]) =>
		areResponsesTrue([response], async () => again);

	beforeEach(() => {
		shop = fakeShop();
	});

	it('needs one request, for rows in any order', async () => {
		alone({ body: [...rows].reverse() });
		expect(await isTrue()).toBe(true);
		expect(shop.calls).toHaveLength(1);
	});

	it('accepts a page of rows among many with equal sort values', async () => {
		alone({ body: [{ id: 1 }, { id: 3 }] });
		expect(await isTrue()).toBe(true);
		const [all, some] = [
			{ ...response, total: 2 },
			{ ...counts, 'X-WP-Total': '2' },
		];
		alone({ body: [{ id: 1 }, { id: 3 }], headers: some });
		expect(await areResponsesTrue([all], async () => [all])).toBe(false);
	});

	it.each([
		['rows', { body: [{ id: 3 }, { id: 4 }] }],
		['counts', { body: rows, headers: { ...counts, 'X-WP-Total': '141' } }],
	])('fails when two requests return other %s', async (_what, reply) => {
		alone(reply);
		expect(await isTrue()).toBe(false);
		expect(shop.calls).toHaveLength(2);
	});

	it('accepts a shop whose data have changed meanwhile', async () => {
		alone({ body: [{ id: 3 }] });
		expect(await isTrue([{ ...response, body: [{ id: 3 }] }])).toBe(true);
	});

	it('accepts rows that change with every request, and a shop that does not respond', async () => {
		alone({ body: [{ id: 3 }] }, { body: [{ id: 4 }] });
		expect(await isTrue()).toBe(true);
		shop.on(/orders$/, { status: 500, body: { code: 'broken', message: '' } });
		expect(await isTrue()).toBe(true);
		expect(await areResponsesTrue([], async () => [])).toBe(true);
	});
});

describe('The comparison of two totals', () => {
	const stats: PageResponse = {
		...response,
		kind: 'stats',
		body: { totals: { orders_count: 69 } },
	};

	it('ignores rows, because rows at the end may have equal sort values', () => {
		expect(areTotalsSame([response, stats], [{ ...response, body: [] }, stats])).toBe(true);
		expect(areTotalsSame([response], [])).toBe(true);
	});

	it('fails with another number or count', () => {
		const other = { ...stats, body: { totals: { orders_count: 141 } } };
		expect(areTotalsSame([response, stats], [response, other])).toBe(false);
		expect(areTotalsSame([response], [{ ...response, total: 141 }])).toBe(false);
	});
});
