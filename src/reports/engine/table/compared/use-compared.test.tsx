import { act, renderHook, waitFor } from '@testing-library/react';
import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { readSettings } from '../../../../platform/settings/settings';
import coupons from '../../../definitions/coupons';
import { buildModel } from '../../definition/model';
import type { ReportRow } from '../../definition/definition';
import { viewOf } from '../../query/view';
import { comparedPages } from './compared-pages';
import { useCompared } from './use-compared';

const settings = readSettings({ adminUrl: '/wp-admin/' });
const model = buildModel(coupons, 'Coupons', settings);
const currency = CurrencyFactory();
const range = { period: 'custom', after: '2026-10-01', before: '2026-10-31' };

const look = (page: string) => {
	const query = { ...range, compare: 'previous_year', paged: page };
	const view = viewOf(model, '/analytics/coupons', { query, settings, currency }, storeClock());
	return { ...view, table: { ...view.table, per_page: 2 } };
};
const pages = [look('1'), look('2')] as const;
const row = (id: number, amount: number): ReportRow => ({
	...{ coupon_id: id, amount, orders_count: 1 },
});

let asked: string[] = [];
let shop = { now: [row(1, 30), row(2, 20), row(3, 10)], before: [row(1, 5), row(9, 8)] };
let totals: { now?: number; before?: number } = {};

beforeEach(() => {
	asked = [];
	totals = {};
	shop = { now: [row(1, 30), row(2, 20), row(3, 10)], before: [row(1, 5), row(9, 8)] };
	globalThis.fetch = async (url) => {
		const path = decodeURIComponent(String(url));
		asked.push(path);
		const period = path.includes('after=2025') ? 'before' : 'now';
		const found = shop[period];
		const total = String(totals[period] ?? found.length);
		return {
			ok: true,
			status: 200,
			headers: new Headers({ 'X-WP-Total': total, 'X-WP-TotalPages': '1' }),
			text: async () => JSON.stringify(found),
		} as Response; // The client reads only these properties.
	};
});

type Items = Parameters<typeof useCompared>[1]['items'];

const first: Items = { data: shop.now.slice(0, 2), totalResults: 3 };
const choice = ['previous', 'change'] as const;
const ids = (items: Items | undefined) => items?.data.map((one) => Object(one).coupon_id);

/** The hook, once it has rows. */
async function compared(items: Items = first) {
	const shown = renderHook(
		({ view, items: given, areLoaded }) =>
			useCompared(view, { items: given, areLoaded, choice, sort: undefined }),
		{ initialProps: { view: pages[0], items, areLoaded: true } },
	);
	await waitFor(() => expect(shown.result.current.before).toBeDefined());
	return shown;
}

describe('The rows beside those of the compared period', () => {
	it('are all of both periods, a page at a time, and none is requested again for the next page', async () => {
		const { result, rerender } = await compared();
		expect(ids(result.current.items)).toEqual([1, 2]);
		expect(result.current.items?.totalResults).toBe(4);
		expect(asked).toHaveLength(2);
		rerender({ view: pages[1], items: { data: [], totalResults: 3 }, areLoaded: false });
		expect(ids(result.current.items)).toEqual([3, 9]);
		expect(result.current.ended).toBe(1);
		rerender({ view: pages[1], items: { data: [row(3, 10)], totalResults: 3 }, areLoaded: true });
		await act(async () => {});
		expect(ids(result.current.items)).toEqual([3, 9]);
		expect(asked).toHaveLength(2);
	});

	it('request only the compared period if the page has all rows', async () => {
		await compared({ data: shop.now, totalResults: 3 });
		expect(asked).toEqual([expect.stringContaining('after=2025')]);
	});

	it('wait for the first rows', async () => {
		const given = { items: { data: [], totalResults: 0 }, choice, sort: undefined };
		renderHook(() => useCompared(pages[0], { ...given, areLoaded: false }));
		await act(async () => {});
		expect(asked).toEqual([]);
	});

	it('are requested again when the rows of the page have come anew, and stay until then', async () => {
		const { result, rerender } = await compared();
		shop = { ...shop, before: [row(1, 5), row(9, 8), row(8, 1)] };
		rerender({ view: pages[0], items: { ...first }, areLoaded: true });
		expect(result.current.items?.totalResults).toBe(4);
		await waitFor(() => expect(result.current.items?.totalResults).toBe(5));
	});

	it('are those of the page alone if either period has more than a thousand, which it says', async () => {
		totals = { before: 1001 };
		const { result } = await compared();
		expect(result.current.isTooLong).toBe(true);
		expect(result.current.items).toBeUndefined();
		expect(asked.at(-1)).toMatch(/coupons\[0\]=1&coupons\[1\]=2/);
		asked = [];
		const long = await compared({ ...first, totalResults: 1001 });
		expect(long.result.current.isTooLong).toBe(true);
		expect(asked).toHaveLength(1);
	});
});

describe('The rows of a file', () => {
	it('are all of both periods, however many, and count together as its progress', async () => {
		totals = { before: 1002, now: 1003 };
		const progress: [number, number][] = [];
		const { signal } = new AbortController();
		const onProgress = (done: number, total: number) => progress.push([done, total]);
		const found: unknown[] = [];
		const fetching = { choice, sort: undefined, signal, onProgress };
		for await (const { items, before } of comparedPages(pages[0], fetching)) {
			for (const one of items.data.map(Object)) {
				found.push([one.coupon_id, one.amount, before?.(one)?.['amount']]);
			}
		}
		// Three rows of the period and two of the compared one, of which one is alone.
		expect(found).toEqual([
			[1, 30, 5],
			[2, 20, undefined],
			[3, 10, undefined],
			[9, 0, 8],
		]);
		expect(progress.at(-1)).toEqual([5, 2005]);
	});

	it('come in parts of a hundred, which together are all', async () => {
		const ended = Array.from({ length: 250 }, (_, at) => row(100 + at, 1));
		shop = { ...shop, before: ended };
		const { signal } = new AbortController();
		const parts: unknown[][] = [];
		for await (const { items } of comparedPages(pages[0], { choice, sort: undefined, signal })) {
			parts.push(ids(items) ?? []);
		}
		expect(parts.map(({ length }) => length)).toEqual([100, 100, 53]);
		const all = [...shop.now, ...ended].map((one) => one['coupon_id']);
		expect(parts.flat()).toEqual(all);
	});
});
