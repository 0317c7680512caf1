import { isDictionary } from '../parse-replies';
import { configureClient } from '../client';
import { loadReportRows, loadReportStats } from '../load-report';
import { dimensionFilters, dimensionParam } from './filters';
import { loadDimensionValues } from './load';
import { decodeValue, decodeValues, encodeValue } from './values';

/** Answers each query with the next reply, and keeps what was asked. */
function shopAnswering(...replies: unknown[]) {
	const asked: { path: string; body: Record<string, unknown> }[] = [];
	globalThis.fetch = async (input, init) => {
		const body: unknown = JSON.parse(String(init?.body ?? 'null'));
		asked.push({ path: new URL(String(input)).pathname, body: isDictionary(body) ? body : {} });
		return new Response(JSON.stringify(replies[asked.length - 1]), {
			headers: { 'Content-Type': 'application/json' },
		});
	};
	return asked;
}

beforeAll(() => configureClient({ root: 'https://shop.test/wp-json/', nonce: 'fresh0001' }));

const { signal } = new AbortController();
const october = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };

describe('A value of a dimension', () => {
	it.each([
		['US', 'US'],
		['a,b', 'a%2Cb'],
		['~', '%7E'],
		['50 % & more', '50%20%25%20%26%20more'],
		[null, '~'],
	])('%j stands in an address as %s, and is read back', (value, text) => {
		expect(encodeValue(value)).toBe(text);
		expect(decodeValue(text)).toBe(value);
	});

	it('with a broken escape stands for itself, and several stand between commas', () => {
		expect(decodeValue('100%')).toBe('100%');
		expect(decodeValues('US,~,,a%2Cb')).toEqual(['US', null, 'a,b']);
	});

	it('is a filter of a report by its dimension and rule', () => {
		const params = { ...dimensionParam('device', 'is', ['Mobile', null]), page: 2 };
		expect(params).toEqual({ device_is: 'Mobile,~', page: 2 });
		expect(
			dimensionFilters({ ...params, billing_city_is_not: ['DE:Ulm'], unknown_is: 'a' }),
		).toEqual([
			{ dimension: 'billing_city', is_not: ['DE:Ulm'] },
			{ dimension: 'device', is: ['Mobile', null] },
		]);
	});
});

describe('The rows of a breakdown', () => {
	it('are one page of a query, in the order of the table and with its filters', async () => {
		const asked = shopAnswering({
			rows: [
				{
					device: 'Mobile',
					label: {},
					net_revenue: 300,
					orders_count: 5,
					share: { orders_count: 0.5, net_revenue: 0.75 },
				},
				{
					device: null,
					label: {},
					net_revenue: 100,
					orders_count: 5,
					share: { net_revenue: 0.25 },
				},
			],
			rows_count: 52,
			totals: { net_revenue: 400, orders_count: 10 },
		});
		const table = { by: 'device', fields: ['net_revenue', 'orders_count'], page: 3, per_page: 25 };
		const sorted = { orderby: 'orders_count', order: 'asc', payment_method_is: 'cod' };
		const reply = await loadReportRows('breakdown', { ...october, ...table, ...sorted }, signal);
		expect(asked).toEqual([
			{
				path: '/wp-json/store-analytics/v1/query',
				body: {
					metrics: ['net_revenue', 'orders_count'],
					dimensions: ['device'],
					filters: [{ dimension: 'payment_method', is: ['cod'] }],
					range: { after: '2026-10-01', before: '2026-10-31' },
					sort: 'orders_count',
					order: 'asc',
					limit: 25,
					offset: 50,
				},
			},
		]);
		expect(reply).toMatchObject({ total: 52, totalPages: 3 });
		expect(reply.data).toEqual([
			{
				value: 'Mobile',
				id: 'Mobile',
				label: 'Mobile',
				net_revenue: 300,
				orders_count: 5,
				share: 0.75,
			},
			{
				value: null,
				id: '~',
				label: '(unknown)',
				net_revenue: 100,
				orders_count: 5,
				share: 0.25,
			},
		]);
	});

	it('of a part of a day are asked for with its time, and by their value under its name', async () => {
		const asked = shopAnswering({ rows: [], rows_count: 0, totals: {} });
		const until = { ...october, before: '2026-10-31T14:05:00' };
		await loadReportRows(
			'breakdown',
			{ ...until, by: 'hour', orderby: 'value', order: 'asc' },
			signal,
		);
		expect(asked[0]?.body).toMatchObject({
			range: { after: '2026-10-01', before: '2026-10-31T14:05:00' },
			sort: 'hour',
			order: 'asc',
		});
	});

	it('fail when the shop answers something else', async () => {
		shopAnswering({ rows: 'none' });
		await expect(
			loadReportRows('breakdown', { ...october, by: 'device' }, signal),
		).rejects.toThrow();
	});
});

describe('The stats of a breakdown', () => {
	it('have a segment for each compared value, named as in the rows', async () => {
		const asked = shopAnswering({
			rows: [
				{ campaign: 'fall', label: { campaign: 'Fall sale' }, net_revenue: 7 },
				{ campaign: null, label: {}, net_revenue: 2 },
			],
			rows_count: 2,
			totals: { net_revenue: 9 },
			intervals: [
				{
					interval: '2026-10',
					date_start: '2026-10-01 00:00:00',
					date_end: '2026-10-31 23:59:59',
					totals: { net_revenue: 9 },
					rows: [
						{ campaign: 'fall', net_revenue: 7 },
						{ campaign: null, net_revenue: 2 },
					],
				},
			],
		});
		const { data, totalPages } = await loadReportStats(
			'breakdown',
			{
				...{ ...october, by: 'campaign', segmentby: 'campaign', values: 'fall,~' },
				...{ fields: ['net_revenue'], interval: 'month' },
			},
			signal,
		);
		expect(asked[0]?.body).toMatchObject({
			dimensions: ['campaign'],
			filters: [{ dimension: 'campaign', is: ['fall', null] }],
			interval: 'month',
			limit: 20,
		});
		const segments = [
			{ segment_id: 'fall', segment_label: 'Fall sale', subtotals: { net_revenue: 7 } },
			{ segment_id: '~', segment_label: '(no campaign recorded)', subtotals: { net_revenue: 2 } },
		];
		expect(totalPages).toBe(1);
		expect(data.totals).toEqual({ net_revenue: 9, segments });
		expect(data.intervals).toMatchObject([
			{ date_start: '2026-10-01 00:00:00', subtotals: { net_revenue: 9, segments } },
		]);
	});

	it('are of the five greatest values while none is chosen, and of the whole without segments', async () => {
		const reply = { rows: [], rows_count: 0, totals: { orders_count: 3 }, intervals: [] };
		const asked = shopAnswering(reply, reply);
		const params = { ...october, by: 'device', fields: ['orders_count'], interval: 'day' };
		await loadReportStats('breakdown', { ...params, segmentby: 'device' }, signal);
		const { data } = await loadReportStats('breakdown', params, signal);
		expect(asked[0]?.body).toMatchObject({ dimensions: ['device'], filters: [], limit: 5 });
		expect(asked[1]?.body).toMatchObject({ dimensions: [] });
		expect(asked[1]?.body).not.toHaveProperty('limit');
		expect(data).toEqual({ totals: { orders_count: 3 }, intervals: [] });
	});

	it('by what orders hold are those of its rows: of lines, coupons or refunds', async () => {
		const asked = shopAnswering({ rows: [], rows_count: 0, totals: { refunds: 3 } });
		const params = { ...october, by: 'product', fields: ['refunds'] };
		const { data } = await loadReportStats('breakdown', params, signal);
		expect(asked[0]?.body).toMatchObject({ dimensions: ['product'], limit: 1 });
		expect(data.totals).toEqual({ refunds: 3 });
	});
});

describe('The values of a dimension', () => {
	it('come with their names, those of refunds by how many there are', async () => {
		const asked = shopAnswering(
			{
				rows: [
					{ refund_reason: 'Damaged', label: {}, refunds_count: 2 },
					{ refund_reason: null, label: {}, refunds_count: 1 },
				],
				rows_count: 2,
				totals: {},
			},
			{ rows: [{ billing_country: 'DE', label: { billing_country: 'Germany' } }], totals: {} },
		);
		const [reason, none] = await loadDimensionValues('refund_reason');
		const [country] = await loadDimensionValues('billing_country', { only: ['DE'] });
		expect(reason).toMatchObject({ value: 'Damaged', label: 'Damaged' });
		// Not unknown: nobody gave one.
		expect(none).toMatchObject({ value: null, label: '(no reason given)' });
		expect(country).toMatchObject({ id: 'DE', label: 'Germany' });
		expect(asked[0]?.body).toMatchObject({ metrics: ['refunds_count'], filters: [] });
		expect(asked[1]?.body).toMatchObject({
			metrics: ['orders_count'],
			filters: [{ dimension: 'billing_country', is: ['DE'] }],
		});
	});
});
