import { excuse } from '../own/excuse';
import { document, shopWith, type Fields } from '../own/small-shop';

describe('Returning customers and refunds', () => {
	const order = (id: number, total: string, email: string) =>
		document({ id, total, billing: { email }, date_created: `2026-01-0${id}T10:00:00` });
	const refund = (id: number, parent_id: number, amount: string) =>
		document({ id, parent_id, amount, date_created: `2026-01-2${id - 10}T10:00:00` });
	// Ada's second order is that of a returning customer; refunds of 2, 3 and 7, the last one of Bob's only order.
	const shop = shopWith({
		orders: [
			order(1, '10', 'ada@shop.example'),
			order(2, '20', 'ada@shop.example'),
			order(3, '30', 'bob@shop.example'),
		],
		refunds: [refund(11, 1, '2'), refund(12, 2, '3'), refund(13, 3, '7')],
	});
	const sums = (total_sales: number, refunds = 20 - total_sales) => ({
		...{ total_sales, refunds, net_revenue: total_sales, taxes: 0, shipping: 0 },
		...{ orders_count: 1, total_customers: 1, num_items_sold: 0 },
	});
	const stats = (theirs: Fields, ours: Fields = sums(20), query: Fields = {}) =>
		excuse(shop, {
			path: '/wc-analytics/reports/orders/stats',
			query: { customer_type: 'returning', ...query },
			where: 'body.totals.total_sales',
			theirs: { body: { totals: theirs } },
			ours: { body: { totals: { ...ours, segments: [] }, intervals: [] } },
		});

	it.each([18, 17, 15])('reduce the total of 20 to %s', (total) => {
		expect(stats(sums(total))).toBe('Returning customers and refunds');
	});

	it.each([
		['of a customer with one order', sums(13)],
		['that do not exist', sums(16)],
		['that have another amount', sums(18, 3)],
		['that are orders', { ...sums(18), orders_count: 2 }],
	])('are none %s', (_, theirs) => {
		expect(stats(theirs)).toBeUndefined();
	});

	it('are not those of new customers, and ours is right', () => {
		expect(stats(sums(18), sums(40), { customer_type: 'new' })).toBeUndefined();
		expect(stats(sums(18), sums(19))).toBeUndefined();
	});

	const row = (order_id: number) => ({ order_id });
	const table = (total: number, ids: readonly number[], mine = '1', per_page = 10) =>
		excuse(shop, {
			path: '/wc-analytics/reports/orders',
			query: { customer_type: 'returning', per_page },
			where: 'headers.x-wp-total',
			theirs: {
				headers: {
					'x-wp-total': String(total),
					'x-wp-totalpages': String(Math.ceil(total / per_page)),
				},
				body: ids.map(row),
			},
			ours: { headers: { 'x-wp-total': mine, 'x-wp-totalpages': '1' }, body: [row(2)] },
		});

	it('are rows beside the orders', () => {
		expect(table(2, [12, 2])).toBe('Returning customers and refunds');
		expect(table(3, [12, 11, 2])).toBe('Returning customers and refunds');
	});

	it.each([
		['of a customer with one order', 2, [13, 2]],
		['that come twice', 3, [12, 12, 2]],
		['that are not counted', 2, [12, 11, 2]],
		['that are not shown', 3, [12, 2]],
		['more than there are', 4, [12, 11, 2]],
	])('are no rows %s', (_, total, ids) => {
		expect(table(total, ids)).toBeUndefined();
	});

	it('are not more than there are, also on a page of some', () => {
		expect(table(3, [12], '1', 1)).toBe('Returning customers and refunds');
		expect(table(4, [12], '1', 1)).toBeUndefined();
	});

	it('change nothing in a row of the same order', () => {
		const named = (customer_type: string) => ({ ...row(2), customer_type });
		const of = (theirs: readonly Fields[]) =>
			excuse(shop, {
				path: '/wc-analytics/reports/orders',
				query: { customer_type: 'returning' },
				where: 'body[0].customer_type',
				theirs: { headers: { 'x-wp-total': '2', 'x-wp-totalpages': '1' }, body: theirs },
				ours: { body: [named('returning')] },
			});
		expect(of([{ ...row(12), customer_type: 'new' }, row(2)])).toBe(
			'Returning customers and refunds',
		);
		expect(of([named('new'), row(12)])).toBeUndefined();
	});

	it('are no row here', () => {
		expect(table(2, [12, 2], '2')).toBeUndefined();
	});
});

describe('Customers of orders refunded at once', () => {
	const ada = { billing: { email: 'ada@shop.example' } };
	const bob = { billing: { email: 'bob@shop.example' } };
	const shop = shopWith({
		orders: [document({ id: 1, total: '10', ...ada }), document({ id: 2, total: '20', ...bob })],
		refunds: [
			document({ id: 3, parent_id: 1, amount: '10' }),
			document({ id: 4, parent_id: 2, amount: '20', date_created: '2026-01-05T10:00:01' }),
		],
	});
	const row = (order_id: number, customer_type: string) => ({ order_id, customer_type });
	const page = (id: number, type: string) => ({ body: [row(id, type)] });
	const asked = (id: number, theirs: string, ours: string) =>
		excuse(shop, {
			path: '/wc-analytics/reports/orders',
			query: { order_includes: String(id) },
			where: 'body[0].customer_type',
			theirs: page(id, theirs),
			ours: page(id, ours),
		});

	it('are new, also if an import took the refund for the first order', () => {
		expect(asked(1, 'returning', 'new')).toBe('Customers of orders refunded at once');
	});

	it.each([
		['the orders of returning customers', 1, 'Orders refunded at once, by type of customer'],
		['not those with a refund a second later', 2, undefined],
	])('are %s in a filter', (_, id, title) => {
		const ofTotal = (total: string, body: readonly Fields[]) => ({
			headers: { 'x-wp-total': total, 'x-wp-totalpages': total },
			body,
		});
		const excused = excuse(shop, {
			path: '/wc-analytics/reports/orders',
			query: { customer_type: 'returning' },
			where: 'headers.x-wp-total',
			theirs: ofTotal('1', [row(id, 'returning')]),
			ours: ofTotal('0', []),
		});
		expect(excused).toBe(title);
	});

	it.each([
		['a refund a second later', 2, 'returning', 'new'],
		['another type in WooCommerce', 1, 'old', 'new'],
		['another type here', 1, 'new', 'returning'],
	])('are not those with %s', (_, id, theirs, ours) => {
		expect(asked(id, theirs, ours)).toBeUndefined();
	});
});
