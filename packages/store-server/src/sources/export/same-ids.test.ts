import { openSmallExport } from '../../testing/asked-export';
import { ONE_COUPON, ordersOfOneCoupon, usesOf } from '../../testing/exports/one-coupon';
import { orderDocument } from '../../testing/small-export';

const tax = (
	id: number,
	rateId: number | undefined,
	code: string,
	percent: number,
	total: string,
) => ({
	id,
	...(rateId !== undefined && { rate_id: rateId }),
	rate_code: code,
	label: code.replace(/^US-CA-|-1$/g, ''),
	rate_percent: percent,
	tax_total: total,
	shipping_tax_total: '0.00',
});

describe('Taxes that a service computes', () => {
	it.each([
		['0', 0],
		['none at all', undefined],
	])('are told apart by code and percent if their rate id is %s', async (_, rateId) => {
		const lines = [
			tax(11, rateId, 'STATE TAX', 6.25, '6.25'),
			tax(12, rateId, 'COUNTY TAX', 1, '1.00'),
			tax(13, rateId, 'CITY TAX', 1, '1.00'),
		];
		const item = {
			id: 5,
			name: 'Tea',
			product_id: 3,
			quantity: 1,
			subtotal: '100.00',
			total: '100.00',
		};
		const order = orderDocument(1, {
			total: '108.25',
			total_tax: '8.25',
			line_items: [{ ...item, total_tax: '8.25', taxes: [{ id: 0, total: '8.25' }] }],
			tax_lines: lines,
		});
		const later = orderDocument(2, {
			total_tax: '2.00',
			tax_lines: [tax(14, rateId, 'CITY TAX', 1, '2.00')],
		});
		const shop = await openSmallExport({ 'orders.json': [order, later] });
		const rows = await shop.ask(
			'reports/taxes?orderby=total_tax&order=desc&after=2026-03-01T00:00:00&before=2026-03-31T23:59:59',
		);
		expect(
			rows.map((row: Record<string, unknown>) => [
				row['name'],
				row['tax_rate'],
				row['total_tax'],
				row['orders_count'],
			]),
		).toEqual([
			['STATE TAX', 6.25, 6.25, 1],
			['CITY TAX', 1, 3, 2],
			['COUNTY TAX', 1, 1, 1],
		]);
		const { totals } = await shop.ask(
			'reports/taxes/stats?after=2026-03-01T00:00:00&before=2026-03-31T23:59:59',
		);
		expect(totals).toMatchObject({ total_tax: 10.25, tax_codes: 3, orders_count: 2 });
		await shop.close();
	});

	it('are told apart if they share the id of one rate, which keeps its own', async () => {
		const rate = { id: 4, country: 'US', state: 'CA', rate: '6.0000', name: 'CA tax', priority: 1 };
		const order = orderDocument(1, {
			total_tax: '8.00',
			tax_lines: [tax(11, 4, 'US-CA-CA TAX-1', 6, '6.00'), tax(12, 4, 'US-CA-LA TAX-1', 2, '2.00')],
		});
		const back = {
			...{
				id: 9,
				parent_id: 1,
				date_created: '2026-03-02T12:00:00',
				amount: '2.00',
				line_items: [],
			},
			tax_lines: [
				tax(21, 4, 'US-CA-CA TAX-1', 6, '-1.50'),
				tax(22, 4, 'US-CA-LA TAX-1', 2, '-0.50'),
			],
			meta_data: [{ key: '_refund_type', value: 'partial' }],
		};
		const shop = await openSmallExport({
			'tax-rates.json': [rate],
			'orders.json': [order],
			'refunds.json': [back],
		});
		const rows = await shop.ask(
			'reports/taxes?orderby=total_tax&order=desc&after=2026-03-01T00:00:00&before=2026-03-31T23:59:59',
		);
		expect(rows.map((row: Record<string, unknown>) => [row['name'], row['total_tax']])).toEqual([
			['CA tax', 4.5],
			['LA TAX', 1.5],
		]);
		expect(rows[0].tax_rate_id).toBe(4);
		await shop.close();
	});
});

describe('Deleted coupons of which orders know the code only', () => {
	it('are a row each, named as the orders name them', async () => {
		const coupon = (id: number, code: string, discount: string) => ({ id, code, discount });
		const shop = await openSmallExport({
			'orders.json': [
				orderDocument(1, {
					coupon_lines: [coupon(11, 'spring', '2.00'), coupon(12, 'vip', '5.00')],
				}),
				orderDocument(2, { coupon_lines: [coupon(13, 'VIP', '4.00')] }),
			],
		});
		const rows = await shop.ask(
			'reports/coupons?extended_info=true&orderby=amount&order=desc&after=2026-03-01T00:00:00&before=2026-03-31T23:59:59',
		);
		expect(rows).toMatchObject([
			{
				amount: 9,
				orders_count: 2,
				extended_info: { code: expect.stringMatching(/^vip \(Deleted\)$/i) },
			},
			{ amount: 2, orders_count: 1, extended_info: { code: 'spring (Deleted)' } },
		]);
		await shop.close();
	});
});

describe('A deleted coupon whose id only some orders know', () => {
	it('is one row with the id, also in an order that names it both ways', async () => {
		const shop = await openSmallExport({ 'orders.json': ordersOfOneCoupon });
		expect(await usesOf(shop)).toEqual(ONE_COUPON);
		await shop.close();
	});

	it('is the coupon of the shop that has its code', async () => {
		const shop = await openSmallExport({
			'coupons.json': [{ id: 90, code: 'Gone', status: 'publish', amount: '5.00' }],
			'orders.json': ordersOfOneCoupon,
		});
		// 77 was another one: its order says so.
		expect((await usesOf(shop)).rows).toEqual([
			[90, 'Gone', 3.5, 2],
			[77, 'gone (Deleted)', 3, 2],
		]);
		await shop.close();
	});
});
