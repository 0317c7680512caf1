import { momentOf } from '../recorded-moment';
import { taxesOfLine } from '../expected/exact-taxes';
import { excuse, JANUARY } from '../own/excuse';
import { document, full, line, responses, shopWith, type Fields } from '../own/small-shop';
import { unexplained } from './unexplained';

const rate = (rate_id: number, rate_percent: number, tax_total: string): Fields => ({
	...{ rate_id, rate_percent, tax_total, rate_code: `R-${rate_id}`, label: `R ${rate_id}` },
	...{ compound: false, shipping_tax_total: '0' },
});

describe('Rates without a tax in a full refund', () => {
	// The order of December has two rates, the refund of January none; another order names the third.
	const shop = shopWith({
		orders: [
			document({
				id: 1,
				total: '11',
				date_created: '2025-12-05T10:00:00',
				tax_lines: [rate(1, 10, '1'), rate(2, 0, '0')],
			}),
			document({ id: 3, total: '11', tax_lines: [rate(3, 10, '1')] }),
		],
		refunds: [document({ id: 2, parent_id: 1, amount: '11', ...full })],
	});
	const asked = (theirs: number, ours: number, name = 'x-wp-total') =>
		excuse(shop, {
			path: '/wc-analytics/reports/taxes',
			where: `headers.${name}`,
			theirs: { headers: { [name]: String(theirs) } },
			ours: { headers: { [name]: String(ours) }, body: [] },
		});

	it('are as many as the order has', () => {
		expect(asked(1, 3)).toBe('Rates without a tax in a full refund');
	});

	it.each([
		['more in WooCommerce', 2, 3],
		['fewer here', 1, 2],
		['more here', 1, 4],
	])('are never %s', (_what, theirs, ours) => {
		expect(asked(theirs, ours)).toBeUndefined();
	});

	it('change no other header', () => {
		expect(asked(1, 3, 'x-wp-others')).toBeUndefined();
	});
});

describe('Refunds of the same second', () => {
	const refund = (id: number, amount: string, second: string) =>
		document({ id, parent_id: 7, amount, date_created_gmt: `2026-01-06T10:00:${second}` });
	const shop = shopWith({
		orders: [document({ id: 7, total: '30' })],
		refunds: [refund(8, '1', '00'), refund(9, '2', '00'), refund(10, '3', '01')],
	});
	const one = (id: number, total: string) => ({ id, reason: '', total });
	const ours = [one(10, '-3.00'), one(9, '-2.00'), one(8, '-1.00')];
	const asked = (theirs: readonly unknown[], mine: readonly unknown[] = ours) =>
		excuse(shop, {
			path: '/wc-analytics/orders/7',
			where: 'body.refunds[1].total',
			theirs: { body: { id: 7, refunds: theirs } },
			ours: { body: { id: 7, refunds: mine } },
		});

	it('come in any order', () => {
		expect(asked([ours[0], ours[2], ours[1]])).toBe('Refunds of the same second');
	});

	it('have their own amounts, and others do not change places with them', () => {
		expect(asked([ours[0], one(8, '-1.01'), ours[1]])).toBeUndefined();
		expect(asked([ours[1], ours[0], ours[2]])).toBeUndefined();
		const wrong = [ours[0], one(9, '-2.01'), ours[2]];
		expect(asked([wrong[0], wrong[2], wrong[1]], wrong)).toBeUndefined();
	});
});

describe('Orders with one product and without another', () => {
	const order = (id: number, ...items: number[]) =>
		document({ id, total: '10', line_items: items.map((item) => line(item, 1, 10)) });
	const shop = shopWith({ orders: [order(1, 16), order(2, 16, 17), order(3, 18)] });
	const asked = (theirs: number, ours: number, query: Fields = {}) =>
		excuse(shop, {
			path: '/wc-analytics/reports/orders',
			query: { product_includes: '16', product_excludes: '17', ...query },
			where: 'headers.x-wp-total',
			theirs: { headers: { 'x-wp-total': String(theirs) }, body: [] },
			ours: { headers: { 'x-wp-total': String(ours) }, body: [] },
		});

	it('are none in WooCommerce, and all with match=any', () => {
		expect(asked(0, 1)).toBe('Orders with one product and without another');
		expect(asked(3, 2, { match: 'any' })).toBeUndefined();
		// Order 1 has 16, order 3 has no 17; order 2 has 16.
		expect(asked(2, 3, { match: 'any' })).toBeUndefined();
	});

	it('are no other number', () => {
		expect(asked(1, 0)).toBeUndefined();
		expect(asked(0, 2)).toBeUndefined();
		expect(asked(0, 1, { product_excludes: undefined })).toBeUndefined();
	});
});

describe('Variations of a product in the trash', () => {
	const shop = shopWith({
		orders: [
			document({
				id: 1,
				total: '10',
				line_items: [line(16, 1, 10, { variation_id: 160, name: 'Tee - Blue' })],
			}),
		],
		'products-trashed': [
			{ id: 16, name: 'Tee', type: 'variable', status: 'trash', attributes: [] },
		],
	});
	const row = (info: Fields) => ({
		...{ product_id: 16, variation_id: 160, items_sold: 1, net_revenue: 10, orders_count: 1 },
		extended_info: info,
	});
	const asked = (field: string, theirs: unknown, ours: Fields) =>
		excuse(shop, {
			path: '/wc-analytics/reports/variations',
			query: { extended_info: true },
			where: `body[0].extended_info.${field}`,
			theirs: { body: [row({ name: 'Tee - Blue', [field]: theirs })] },
			ours: { body: [row({ name: 'Tee - Blue (Deleted)', deleted: true, ...ours })] },
		});

	it('has neither price nor stock any more', () => {
		expect(asked('price', 10, {})).toBe('Variations of a product in the trash');
		expect(asked('price', 10, { price: 10.01 })).toBeUndefined();
		expect(asked('stock_quantity', 3, { stock_quantity: 0 })).toBeUndefined();
		expect(asked('price', 10, { deleted: undefined })).toBeUndefined();
		expect(asked('name', 'Tee', {})).toBeUndefined();
	});
});

describe('A full refund after partial refunds, of a category', () => {
	const shop = shopWith({
		orders: [document({ id: 1, total: '30', line_items: [line(16, 3, 30)] })],
		refunds: [
			document({ id: 2, parent_id: 1, amount: '10', line_items: [line(16, -1, -10)] }),
			document({ id: 3, parent_id: 1, amount: '20', ...full }),
		],
		categories: [{ id: 20, name: 'Tees', parent: 0, count: 1 }],
		products: [
			{
				...{ id: 16, name: 'Tee', type: 'simple', status: 'publish', sku: '' },
				...{ attributes: [], categories: [{ id: 20 }] },
			},
		],
	});
	const asked = (theirs: number, ours: number, categories = '20') =>
		excuse(shop, {
			path: '/wc-analytics/reports/products/stats',
			query: { categories },
			where: 'body.totals.items_sold',
			theirs: { body: { totals: { items_sold: theirs } } },
			ours: { body: { totals: { items_sold: ours, segments: [] }, intervals: [] } },
		});

	it('returns pieces twice in WooCommerce', () => {
		// 3 - 1 - 3 there; 3 - 1 - 2 here.
		expect(asked(-1, 0)).toBe('A full refund after partial refunds');
		expect(asked(-2, 0)).toBeUndefined();
		expect(asked(-1, 1)).toBeUndefined();
		expect(asked(-1, 0, '21')).toBeUndefined();
	});

	it('returns pieces of the requested variations twice', () => {
		const sold = (id: number, pieces: number) =>
			line(16, pieces, pieces * 10, { id, variation_id: id });
		const refunded = shopWith({
			orders: [document({ id: 1, total: '40', line_items: [sold(160, 3), sold(161, 1)] })],
			refunds: [
				document({ id: 2, parent_id: 1, amount: '10', line_items: [sold(160, -1)] }),
				document({ id: 3, parent_id: 1, amount: '30', ...full }),
			],
		});
		const of = (variations: string, theirs: number, ours: number) =>
			excuse(refunded, {
				path: '/wc-analytics/reports/variations/stats',
				query: { variations },
				where: 'body.totals.items_sold',
				theirs: { body: { totals: { items_sold: theirs } } },
				ours: { body: { totals: { items_sold: ours, segments: [] }, intervals: [] } },
			});
		expect(of('160,160', -1, 0)).toBe('A full refund after partial refunds');
		// The other variation came back once.
		expect(of('161', -1, 0)).toBeUndefined();
	});
});

describe('Ids of deleted customers', () => {
	const order = (id: number, email: string) => document({ id, total: '10', billing: { email } });
	const shop = shopWith({
		orders: [
			order(1, 'ada@shop.example'),
			order(2, 'ada@shop.example'),
			order(3, 'bob@shop.example'),
		],
		'analytics-customers': [{ id: 2, user_id: 0, email: 'bob@shop.example', name: 'Bob' }],
	});
	const asked = (theirs: number, ids: readonly number[]) => {
		const path = '/wc-analytics/reports/orders';
		const rows = ids.map((customer_id, at) => ({ order_id: 3 - at, customer_id }));
		const recorded = {
			file: '',
			status: 200,
			headers: {},
			body: [{ order_id: 2, customer_id: theirs }],
		};
		const where = 'body[1].customer_id';
		const request = { method: 'GET', path, query: JANUARY };
		const about = { request, ours: { body: rows }, recordings: [{ ...recorded, request }] };
		return unexplained(
			[{ where, expected: theirs, actual: ids[1] }],
			responses(about, shop),
		).excused.map(({ rule }) => rule.title);
	};

	it('are one made-up id for one person', () => {
		expect(asked(1, [2, 1e9, 1e9])).toEqual(['Ids of deleted customers']);
		expect(asked(1, [2, 1e9, 1e9 + 1])).toEqual([]);
		expect(asked(1, [1e9, 1e9, 1e9])).toEqual([]);
		expect(asked(1, [2, 3, 3])).toEqual([]);
	});

	it('are no id of the list', () => {
		expect(asked(2, [2, 1e9, 1e9])).toEqual([]);
	});
});

describe('What the model of the export computes', () => {
	it('rounds a tax to six digits before it compares it with the exported one', () => {
		const tax_lines = [rate(1, 4.9999, '0.003')];
		const sold = line(16, 1, 0.05, { taxes: [{ id: 1, total: '0.003' }] });
		const shop = shopWith({
			orders: [document({ id: 1, total: '0.053', tax_lines, line_items: [sold] })],
			'settings-general': [{ id: 'woocommerce_price_num_decimals', value: '3' }],
		});
		const taxOf = (total: string) => {
			const [order] = shop.transactions;
			if (!order) throw new Error('There is one order.');
			const [own] = order.document.line_items;
			if (!own) throw new Error('It has one line.');
			return taxesOfLine({ ...own, taxes: [{ id: 1, total }] }, order, shop.settings).get(1);
		};
		expect(taxOf('0.003')).toBe(0.0025);
		// Nobody rounds to these: they were typed.
		expect([taxOf('0.004'), taxOf('0.001')]).toEqual([0.004, 0.001]);
	});

	it('leaves no dust of binary fractions in pieces and refunds', () => {
		const shop = shopWith({
			orders: [document({ id: 1, total: '4', line_items: [line(16, 0.3, 3)] })],
			refunds: [
				document({
					...{ id: 2, parent_id: 1, amount: '3.3', tax_lines: [rate(1, 10, '-1.1')] },
					shipping_lines: [{ total: '-2.2', taxes: [] }],
					line_items: [line(16, -0.1, 0), line(16, -0.2, 0)],
					meta_data: [{ key: '_refund_type', value: 'partial' }],
				}),
			],
		});
		const [, refund] = shop.transactions;
		expect([refund?.items, refund?.net]).toEqual([-0.3, 0]);
	});

	it('takes the moment of a reply from its last interval, also if an earlier one ends later', () => {
		const interval = (day: string, date_end_gmt: string) => ({
			date_start: `2026-01-${day} 00:00:00`,
			date_end_gmt,
		});
		const body = {
			intervals: [interval('08', '2026-01-08 12:00:00'), interval('01', '2026-01-08 18:29:59')],
		};
		const request = { method: 'GET', path: '/wc-analytics/reports/taxes/stats', query: {} };
		const moment = momentOf({ file: '', request, status: 200, headers: {}, body });
		expect(moment?.toISOString()).toBe('2026-01-08T12:00:00.000Z');
	});
});
