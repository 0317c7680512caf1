import { ordersParams, type QueryFilter } from '@store-analytics/rest-api/breakdowns';
import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import { layFixture } from '../../../../../tests/support/stores/fixture-file';
import { laidShop } from '../../testing/shops/laid-shop';

const shop = laidShop(layFixture);
type Row = Readonly<Record<string, string | number | null>>;
type Counted = 'orders_count' | 'refunds_count';

async function rowsBy(by: DimensionKey, filters: readonly QueryFilter[], counted: Counted) {
	const reply = await shop.app.inject({
		method: 'POST',
		url: '/wp-json/store-analytics/v1/query',
		payload: JSON.stringify({
			...{ metrics: [counted], dimensions: [by], filters, limit: 6 },
			range: { after: '2026-01-01', before: '2026-10-31' },
		}),
	});
	return reply.json<{ rows: Row[] }>().rows;
}

/** How many orders, or refunds, Orders has. */
async function countOf(params: Readonly<Record<string, string>>, counted: Counted) {
	const days = { after: '2026-01-01T00:00:00', before: '2026-10-31T23:59:59' };
	const asked = new URLSearchParams({ ...days, ...params, per_page: '1' });
	const route = '/wp-json/wc-analytics/reports/orders';
	if (counted === 'refunds_count') {
		return Number((await shop.app.inject(`${route}?${asked}`)).headers['x-wp-total']);
	}
	const reply = await shop.app.inject(`${route}/stats?${asked}&interval=year`);
	return reply.json<{ totals: Row }>().totals[counted];
}

describe('The orders behind a row of a breakdown', () => {
	const twoProducts: QueryFilter = { dimension: 'product', is: ['28', '64'] };
	const coupon: QueryFilter = { dimension: 'coupon', is: ['114', '115'] };
	const rate: QueryFilter = { dimension: 'tax_rate', is: ['1'] };

	it.each<[DimensionKey, Counted, readonly QueryFilter[]]>([
		['device', 'orders_count', []],
		['device', 'orders_count', [twoProducts]],
		['campaign', 'orders_count', [twoProducts, { dimension: 'device', is: ['Mobile', null] }]],
		['device', 'orders_count', [coupon]],
		['device', 'orders_count', [coupon, twoProducts]],
		['device', 'orders_count', [rate]],
		['device', 'orders_count', [rate, coupon]],
		['payment_method', 'orders_count', [{ dimension: 'customer_type', is: ['returning'] }]],
		['device', 'orders_count', [{ dimension: 'status', is: ['completed'] }]],
		['device', 'orders_count', [{ dimension: 'status', is_not: ['completed'] }]],
		['status', 'orders_count', []],
		['customer_type', 'orders_count', []],
		['product', 'orders_count', [{ dimension: 'device', is_not: ['Mobile'] }]],
		['variation', 'orders_count', [twoProducts]],
		['coupon', 'orders_count', []],
		['tax_rate', 'orders_count', []],
		['device', 'refunds_count', [twoProducts]],
		['product', 'refunds_count', []],
		['status', 'refunds_count', []],
		['refund_reason', 'refunds_count', [{ dimension: 'device', is: ['Mobile'] }]],
	])('by %s are as many in Orders: %s with %j', async (by, counted, filters) => {
		const rows = await rowsBy(by, filters, counted);
		expect(rows.length).toBeGreaterThan(0);
		for (const row of rows) {
			const own: QueryFilter = { dimension: by, is: [String(row[by])] };
			const params = ordersParams([...filters, own], counted === 'refunds_count');
			if (row[by] === null || !params) continue;
			expect([own, await countOf(params, counted)]).toEqual([own, row[counted]]);
		}
	});

	it.each<[QueryFilter, boolean]>([
		[{ dimension: 'product', is_not: ['28'] }, false],
		[{ dimension: 'product', is: [null] }, false],
		[{ dimension: 'coupon', is: [null] }, false],
		[{ dimension: 'coupon', is: ['118'] }, true],
		[{ dimension: 'customer_type', is_not: ['new'] }, false],
		[{ dimension: 'customer_type', is: ['new'] }, true],
		[{ dimension: 'category', is: ['16'] }, false],
		[{ dimension: 'attribute', is: ['pa_size:large'] }, false],
		[{ dimension: 'refund_reason', is: ['Wrong size'] }, false],
	])('are none where Orders has no equal of %j', (filter, ofRefunds) => {
		expect(ordersParams([{ dimension: 'device', is: ['Mobile'] }, filter], ofRefunds)).toBe(
			undefined,
		);
	});
});
