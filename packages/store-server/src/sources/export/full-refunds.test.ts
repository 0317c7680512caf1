import { importSmall, orderDocument } from '../../testing/small-export';

const full = { meta_data: [{ key: '_refund_type', value: 'full' }] };
const newRules = { 'store.json': { wc_version: '10.9.1', wc_database_version: '10.9.1' } };

const line = (id: number, about: Readonly<Record<string, unknown>>) => ({
	id,
	subtotal: about['total'],
	taxes: [],
	...about,
});
const tea = line(1, { product_id: 3, name: 'Tea', quantity: 3, price: 10, total: '30.00' });
const mug = line(2, { product_id: 4, name: 'Mug', quantity: 1, price: 5, total: '5.00' });
const order = orderDocument(1, { total: '35.00', line_items: [tea, mug] });

const refund = (id: number, amount: string, about: object = {}) => ({
	id,
	parent_id: 1,
	date_created: `2026-03-0${id}T12:00:00`,
	date_created_gmt: `2026-03-0${id}T12:00:00`,
	amount,
	line_items: [],
	...about,
});

/** The counted values of one order’s refunds by the rules since 10.2. */
async function counted(refunds: readonly object[], of: object = order) {
	const database = await importSmall({
		...newRules,
		'orders.json': [of],
		'refunds.json': refunds,
	});
	try {
		const stats = await database.all<Record<string, number>>(
			'SELECT order_id, num_items_sold, net_total FROM wc_order_stats WHERE parent_id > 0 ORDER BY 1',
		);
		const products = await database.all<Record<string, number>>(
			`SELECT order_id, product_id, product_qty, product_net_revenue
				FROM wc_order_product_lookup WHERE parent_id > 0 ORDER BY 1, 2`,
		);
		return {
			stats: stats.map((row) => Object.values(row)),
			products: products.map((row) => Object.values(row)),
		};
	} finally {
		await database.close();
	}
}

describe('since 10.2, a refund marked as full', () => {
	it('refunds the whole order, even if its lines have no quantities', async () => {
		const returned = line(9, { product_id: 3, name: 'Tea', quantity: 0, total: '-30.00' });
		expect(await counted([refund(2, '35.00', { ...full, line_items: [returned] })])).toEqual({
			stats: [[2, -4, -35]],
			// Products count the refund’s own lines.
			products: [[2, 3, 0, -30]],
		});
	});

	it('refunds the rest after partial refunds, once', async () => {
		const returned = line(9, { product_id: 3, name: 'Tea', quantity: -1, total: '-10.00' });
		const part = refund(2, '10.00', { line_items: [returned] });
		expect(await counted([part, refund(3, '25.00', full)])).toEqual({
			stats: [
				[2, -1, -10],
				[3, -3, -25],
			],
			products: [
				[2, 3, -1, -10],
				[3, 3, -2, -20],
				[3, 4, -1, -5],
			],
		});
	});
});

describe('since 10.2, a refund in one sum without taxes of its own', () => {
	it('names each rate of its order, also one of 0 %', async () => {
		const rate = (id: number, tax_total: string) => ({
			...{ id, rate_id: id, tax_total, shipping_tax_total: '0.00' },
		});
		const taxed = { ...order, total: '38.00', total_tax: '3.00' };
		const database = await importSmall({
			...newRules,
			'orders.json': [{ ...taxed, tax_lines: [rate(5, '3.00'), rate(6, '0.00')] }],
			'refunds.json': [refund(2, '38.00', full)],
		});
		const rates = await database.all(
			`SELECT tax_rate_id AS rate, total_tax AS tax FROM wc_order_tax_lookup
				WHERE order_id = 2 ORDER BY 1`,
		);
		await database.close();
		expect(rates).toEqual([
			{ rate: 5, tax: -3 },
			{ rate: 6, tax: expect.closeTo(0) },
		]);
	});
});

describe('since 10.2, a refund of the whole total that has no mark and no lines', () => {
	it('refunds the whole order, but returns no products, as WooCommerce 10.9.1 counts refunds of other systems', async () => {
		expect(await counted([refund(2, '35.00')])).toEqual({ stats: [[2, -4, -35]], products: [] });
	});
});

describe('since 10.2, in an order with a free item', () => {
	const gift = line(3, { product_id: 5, name: 'Gift', quantity: 2, price: 0, total: '0.00' });
	const shipping = [{ id: 8, method_title: 'Post', total: '5.00', taxes: [] }];
	const back = [{ id: 9, method_title: 'Post', total: '-5.00', taxes: [] }];
	const given = (lines: readonly object[], total: string) =>
		orderDocument(1, {
			total,
			shipping_total: '5.00',
			line_items: lines,
			shipping_lines: shipping,
		});

	// As WooCommerce 10.9.1 counted these orders.
	it('the shipping alone counts as the whole order, but no product is returned; the shop calls it partial', async () => {
		const partial = { meta_data: [{ key: '_refund_type', value: 'partial' }] };
		const files = refund(2, '5.00', { ...partial, shipping_lines: back });
		expect(await counted([files], given([gift], '5.00'))).toEqual({
			stats: [[2, -2, 0]],
			products: [],
		});
	});

	it('the shipping of an order with another item does not: only its own amounts count', async () => {
		const partial = { meta_data: [{ key: '_refund_type', value: 'partial' }] };
		const files = refund(2, '5.00', { ...partial, shipping_lines: back });
		const mixed = given([gift, tea], '35.00');
		expect(await counted([files], mixed)).toEqual({ stats: [[2, 0, 0]], products: [] });
	});

	it('everything in one sum returns its other items only, with their share of the shipping', async () => {
		const files = refund(2, '35.00', full);
		expect(await counted([files], given([gift, tea], '35.00'))).toEqual({
			stats: [[2, -5, -30]],
			products: [[2, 3, -3, -30]],
		});
	});

	it('everything with its lines returns the free item, too', async () => {
		const returned = line(9, { product_id: 5, name: 'Gift', quantity: -2, total: '0.00' });
		const files = refund(2, '5.00', { ...full, line_items: [returned], shipping_lines: back });
		expect(await counted([files], given([gift], '5.00'))).toEqual({
			stats: [[2, -2, 0]],
			products: [[2, 5, -2, 0]],
		});
	});
});
