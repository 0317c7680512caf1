import { document, line, shopWith, type Fields } from '../own/small-shop';
import { excuse } from '../own/excuse';

describe('Tables sorted by orders', () => {
	// Of category 20 two orders, of 21 one order with two refunds: 3 there, 1 here.
	const sold = (id: number, item: number) =>
		document({ id, total: '30', line_items: [line(item, 3, 30)] });
	const returned = (id: number, parent: number, item: number) =>
		document({ id, parent_id: parent, amount: '10', line_items: [line(item, -1, -10)] });
	const product = (id: number, category: number) => ({
		...{ id, name: `Item ${id}`, type: 'simple', status: 'publish', sku: '', attributes: [] },
		categories: [{ id: category }],
	});
	const shop = shopWith({
		orders: [sold(1, 16), sold(2, 16), sold(3, 17)],
		refunds: [returned(4, 3, 17), returned(5, 3, 17)],
		categories: [20, 21].map((id) => ({ id, name: `Kind ${id}`, parent: 0, count: 1 })),
		products: [product(16, 20), product(17, 21)],
	});
	const row = (category_id: number, orders_count: number, items_sold: number) => ({
		...{ category_id, items_sold, net_revenue: items_sold * 10, orders_count, products_count: 1 },
	});
	const ours = { body: [row(20, 2, 6), row(21, 1, 1)] };
	const asked = (theirs: readonly Fields[], query: Fields = {}, mine: Fields = ours) =>
		excuse(shop, {
			path: '/wc-analytics/reports/categories',
			query: { orderby: 'orders_count', ...query },
			where: 'body[0].category_id',
			theirs: { body: theirs },
			ours: mine,
		});

	it('count refunds in WooCommerce', () => {
		expect(asked([row(21, 3, 1), row(20, 2, 6)])).toBe('Tables sorted by orders');
	});

	it.each([
		['in another order', [row(20, 2, 6), row(21, 3, 1)]],
		['with another count', [row(21, 4, 1), row(20, 2, 6)]],
		['with other pieces', [row(21, 3, 2), row(20, 2, 6)]],
		['without one of them', [row(21, 3, 1)]],
		['with one of them twice', [row(21, 3, 1), row(21, 3, 1)]],
	])('are not rows %s', (_, theirs) => {
		expect(asked(theirs)).not.toBe('Tables sorted by orders');
	});

	it('are not known with a filter, and ours is right', () => {
		expect(asked([row(21, 3, 1), row(20, 2, 6)], { match: 'any' })).toBeUndefined();
		const wrong = { body: [row(21, 3, 1), row(20, 2, 6)] };
		expect(asked([row(21, 3, 1), row(20, 2, 6)], {}, wrong)).toBeUndefined();
	});
});
