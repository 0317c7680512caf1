import { document, full, line, shopWith, type Fields } from '../own/small-shop';
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

describe('Leaders after a full refund', () => {
	// Item 16: 3 - 1 - 3 pieces and 30 - 10 - 20 there, nothing here; item 17: 2 of 20.
	const shop = shopWith({
		orders: [
			document({ id: 1, total: '30', line_items: [line(16, 3, 30)] }),
			document({ id: 4, total: '20', line_items: [line(17, 2, 20)] }),
		],
		refunds: [
			document({ id: 2, parent_id: 1, amount: '10', line_items: [line(16, -1, -10)] }),
			document({ id: 3, parent_id: 1, amount: '20', ...full }),
		],
		'settings-general': [{ id: 'woocommerce_price_decimal_sep', value: '.' }],
		categories: [16, 17].map((id) => ({ id, name: `Kind ${id}`, parent: 0, count: 1 })),
		products: [16, 17].map((id) => ({
			...{ id, name: `Item ${id}`, type: 'simple', status: 'publish', sku: '' },
			...{ attributes: [], categories: [{ id }] },
		})),
	});
	const row = (kind: string, id: number, pieces: number, net: number) => {
		const [name, single] = kind === 'products' ? ['Item', 'product'] : ['Kind', 'category'];
		return [
			{
				display: `<a href='https://shop.example/wp-admin/admin.php?page=wc-admin&path=/analytics/${kind}&filter=single_${single}&${kind}=${id}'>${name} ${id}</a>`,
				value: `${name} ${id}`,
			},
			{ display: String(pieces), value: pieces },
			{ display: `<bdi>${net < 0 ? '-' : ''}${Math.abs(net).toFixed(2)}</bdi>`, value: net },
		];
	};
	const board = (id: string, ...rows: readonly unknown[]) => ({ body: [{ id, rows }] });
	const asked = (theirs: unknown, cell = '[1].value', ours: unknown = rightly('products')) =>
		excuse(shop, {
			path: '/wc-analytics/leaderboards',
			query: { per_page: 5 },
			where: `body[0].rows[1]${cell}`,
			theirs,
			ours,
		});
	const best = (kind: string) => row(kind, 17, 2, 20);
	const rightly = (kind: string) => board(kind, best(kind), row(kind, 16, 0, 0));

	it.each(['products', 'categories'])('return parts of %s twice in WooCommerce', (kind) => {
		const theirs = board(kind, best(kind), row(kind, 16, -1, 0));
		expect(asked(theirs, '[1].value', rightly(kind))).toBe('Leaders after a full refund');
	});

	const wrong = row('products', 16, -1, 0);
	it.each([
		['other pieces', [best('products'), row('products', 16, -2, 0)]],
		['another amount', [best('products'), row('products', 16, -1, -20)]],
		['another order', [wrong, best('products')]],
		['a name of none', [best('products'), row('products', 18, -1, 0)]],
		['fewer rows', [best('products')]],
		['a row twice', [best('products'), wrong, wrong]],
		['another price', [best('products'), wrong.with(2, { display: '9.00', value: 0 })]],
	])('have never %s', (_, rows) => {
		expect(asked(board('products', ...rows))).toBeUndefined();
	});

	it('are right here', () => {
		const theirs = board('products', best('products'), wrong);
		const ours = board('products', best('products'), row('products', 16, 1, 0));
		expect(asked(theirs, '[1].value', ours)).toBeUndefined();
	});

	it('are other items, not other spellings', () => {
		const [name, ...numbers] = wrong;
		const tagged = [{ ...name, value: '<em>Item 16</em>' }, ...numbers];
		const theirs = board('products', best('products'), tagged);
		expect(asked(theirs, '[0].value')).toBe('Names with tags in leaderboards');
	});
});
