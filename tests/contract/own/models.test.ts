import { unexplained } from '../differences/unexplained';
import { readShop } from '../expected/shop';
import type { Responses } from '../intended/responses';
import { areWeeksOverNewYear } from './new-year-weeks';
import { rawRows } from './raw-rows';

type Fields = Readonly<Record<string, unknown>>;

const NEW = { wc_version: '10.9.1', wc_database_version: '10.9.1' };

const document = (about: Fields): Fields => ({
	status: 'completed',
	date_created: '2026-01-05T10:00:00',
	date_created_gmt: '2026-01-05T10:00:00',
	date_paid: '2026-01-05T10:00:00',
	date_completed: null,
	customer_id: 0,
	total_tax: '0',
	shipping_total: '0',
	billing: { email: 'ada@shop.example' },
	shipping: {},
	...Object.fromEntries(
		['line_items', 'shipping_lines', 'fee_lines', 'tax_lines', 'coupon_lines', 'meta_data'].map(
			(name) => [name, []],
		),
	),
	...about,
});

const line = (id: number, quantity: number, total: number, about: Fields = {}): Fields => ({
	id,
	name: `Item ${id}`,
	product_id: id,
	variation_id: 0,
	quantity,
	price: total / quantity,
	subtotal: String(total),
	total: String(total),
	taxes: [],
	meta_data: [],
	...about,
});

const full = { meta_data: [{ key: '_refund_type', value: 'full' }] };

/** A shop of 10.9 with these documents. */
const shopWith = (files: Readonly<Record<string, readonly Fields[]>>) =>
	readShop(
		new Map(Object.entries(files).map(([name, list]) => [`${name}.json`, JSON.stringify(list)])),
		NEW,
	);

/** The lines of the last refund of an order, in WooCommerce's tables. */
const returned = (order: Fields, ...refunds: readonly Fields[]) =>
	rawRows(
		shopWith({
			orders: [document({ id: 7, ...order })],
			refunds: refunds.map((refund, at) => document({ id: 8 + at, parent_id: 7, ...refund })),
		}),
	).at(-1)?.lines ?? [];

describe('What WooCommerce writes for a full refund', () => {
	const shipping = { shipping_total: '6', shipping_lines: [{ total: '6', taxes: [] }] };

	it('shares shipping by whole quantities and the order’s whole pieces', () => {
		const lines = returned(
			{ total: '41', line_items: [line(1, 2.5, 25), line(2, 1, 10)], ...shipping },
			{ amount: '41', ...full },
		);
		// 3.5 pieces are 3 whole ones: 2.5 / 3 and 1 / 3 of 6.
		expect(lines.map((one) => one.shipping)).toEqual([-5, -2]);
	});

	it('returns no shipping if more came back than was paid', () => {
		const back = { amount: '6', shipping_lines: [{ total: '-6', taxes: [] }] };
		const lines = returned({ total: '16', line_items: [line(1, 1, 10)], ...shipping }, back, back, {
			amount: '4',
			...full,
		});
		expect(lines.map(({ net, shipping: own }) => [net, own + 0])).toEqual([[-10, 0]]);
	});

	it('tells deleted products apart by name', () => {
		const gone = { product_id: 0 };
		const lines = returned(
			{ total: '30', line_items: [line(1, 1, 10, gone), line(2, 1, 20, gone)] },
			{ amount: '10', line_items: [line(3, -1, -10, { ...gone, name: 'Item 1' })] },
			{ amount: '20', ...full },
		);
		expect(lines.map(({ name, net }) => [name, net])).toEqual([['Item 2', -20]]);
	});
});

const responses = (about: Partial<Responses>, shop: Responses['shop']): Responses => ({
	request: { method: 'GET', path: '/wc-analytics/reports/orders/stats', query: {} },
	ours: {},
	theirs: {},
	now: new Date('2026-02-01T00:00:00Z'),
	recordings: [],
	...about,
	shop,
});

describe('A list of categories in totals of orders', () => {
	const categories = [16, 17];
	const shop = shopWith({
		orders: [16, 16, 17, 17].map((category, at) =>
			document({
				id: at + 1,
				total: '10',
				line_items: [line(category, 1, 10)],
				coupon_lines: at === 1 ? [{ code: 'ten', discount: '1', meta_data: [] }] : [],
			}),
		),
		coupons: [{ id: 5, code: 'ten' }],
		categories: categories.map((id) => ({ id, name: `Category ${id}`, parent: 0, count: 1 })),
		products: categories.map((id) => ({
			...{ id, name: `Item ${id}`, type: 'simple', status: 'publish', sku: '' },
			...{ attributes: [], categories: [{ id }] },
		})),
	});
	const left = (query: Fields, expected: number, actual: number) => {
		const asked = { after: '2026-01-01T00:00:00', before: '2026-01-31T23:59:59', ...query };
		const path = '/wc-analytics/reports/orders/stats';
		const mismatch = { where: 'body.totals.orders_count', expected, actual };
		const ours = { body: { totals: { orders_count: actual, segments: [] }, intervals: [] } };
		return unexplained(
			[mismatch],
			responses({ request: { method: 'GET', path, query: asked }, ours }, shop),
		).left.length;
	};

	it('excuses the orders of the first category alone', () => {
		expect(left({ categories: '16,17' }, 2, 4)).toBe(0);
		expect(left({ categories: '16,17' }, 3, 4)).toBe(1);
	});

	it('excuses nothing beside a filter that it does not compute', () => {
		expect(left({ categories: '16,17', coupon_excludes: '5' }, 2, 3)).toBe(1);
	});
});

describe('The weeks of New Year', () => {
	it('may have the first week of January on another page', () => {
		const week = (
			interval: string,
			date_start: string,
			date_end: string,
			orders_count: number,
		) => ({
			...{ interval, date_start, date_end },
			subtotals: { orders_count },
		});
		const mine = [
			week('2026-01', '2026-01-01 00:00:00', '2026-01-02 23:59:59', 3),
			week('2025-53', '2025-12-27 00:00:00', '2025-12-31 23:59:59', 2),
		];
		const old = (orders: number) => ({
			headers: { 'x-wp-totalpages': '2' },
			body: { intervals: [week('2025-53', '2025-12-27 00:00:00', '2026-01-02 23:59:59', orders)] },
		});
		const query = { after: '2025-12-20T00:00:00', before: '2026-01-12T23:59:59', order: 'desc' };
		const path = '/wc-analytics/reports/revenue/stats';
		const shop = { ...shopWith({}), settings: { ...shopWith({}).settings, weekStart: 6 } };
		const fits = (orders: number) =>
			areWeeksOverNewYear(
				responses(
					{
						request: { method: 'GET', path, query },
						ours: { body: { intervals: mine } },
						theirs: old(orders),
					},
					shop,
				),
			);
		expect([2, 5, 4].map(fits)).toEqual([true, true, false]);
	});
});
