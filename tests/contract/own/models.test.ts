import { unexplained } from '../differences/unexplained';
import { areWeeksOverNewYear } from './new-year-weeks';
import { rawRows } from './raw-rows';
import { document, full, line, responses, shopWith, type Fields } from './small-shop';

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
	const path = '/wc-analytics/reports/revenue/stats';
	const query = { after: '2025-12-20T00:00:00', before: '2026-01-12T23:59:59', order: 'desc' };
	/** Two orders in the last days of 2025, three in the first days of 2026. */
	const days = ['12-27', '12-31', '01-01', '01-02', '01-02'];
	const orders = days.map((day, at) => {
		const moment = `${day.startsWith('12') ? 2025 : 2026}-${day}T10:00:00`;
		return document({ id: at + 1, total: '10', date_created: moment, date_paid: moment });
	});
	const shop = { ...shopWith({ orders }), settings: { ...shopWith({}).settings, weekStart: 6 } };
	const fits = (interval: string, orders_count: number, total_sales: number) => {
		const weeks = [{ interval, subtotals: { orders_count, total_sales } }];
		const theirs = { headers: { 'x-wp-totalpages': '2' }, body: { intervals: weeks } };
		return areWeeksOverNewYear(
			responses({ request: { method: 'GET', path, query }, theirs }, shop),
		);
	};

	it('are the days of the old year, and those of the new one if something was sold in them', () => {
		expect(fits('2025-53', 2, 20)).toBe(true);
		expect(fits('2026-01', 3, 30)).toBe(true);
	});

	it('are not both together, nor a cent beside, nor another week', () => {
		expect(fits('2025-53', 5, 50)).toBe(false);
		expect(fits('2025-53', 2, 20.01)).toBe(false);
		expect(fits('2026-01', 2, 20)).toBe(false);
		expect(fits('2026-07', 0, 0)).toBe(false);
	});
});
