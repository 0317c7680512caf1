import { importSmall, orderDocument, type SmallExport } from '../../testing/small-export';
import { smallReplies } from '../../testing/rest-app';

const line = (id: number, product: number, quantity: number, total: string) => ({
	id,
	name: `Goods ${product}`,
	product_id: product,
	quantity,
	subtotal: total,
	total,
});

async function sumsOf(files: SmallExport) {
	const database = await importSmall(files);
	const [sums] = await database.all<object>(`SELECT
		(SELECT sum(num_items_sold) FROM wc_order_stats) AS orders,
		(SELECT sum(product_qty) FROM wc_order_product_lookup) AS lines,
		(SELECT sum(num_items_sold) FROM order_days WHERE date_type = 'date_created') AS order_days,
		(SELECT sum(product_qty) FROM line_days WHERE date_type = 'date_created') AS line_days`);
	await database.close();
	return sums;
}

const allOf = (value: number) => ({
	orders: value,
	lines: value,
	order_days: value,
	line_days: value,
});

describe('Goods sold by weight and length', () => {
	it('count with their fractions in every report: 33.6 of 3 × 9.2 and 12 × 0.5', async () => {
		const orders = [1, 2, 3].map((id) =>
			orderDocument(id, { line_items: [line(id, 5, 9.2, '92.00')] }),
		);
		const halves = Array.from({ length: 12 }, (_, at) => line(10 + at, 6, 0.5, '1.00'));
		const all = [...orders, orderDocument(4, { line_items: halves })];
		expect(await sumsOf({ 'orders.json': all })).toEqual(allOf(33.6));
	});

	it.each([0.5, 1.5, 2.5, 0.125, 3])(
		'leave nothing if all %d of it came back',
		async (quantity) => {
			const back = (id: number, parent: number) => ({
				...{ id, parent_id: parent, date_created: '2026-03-02T12:00:00', amount: '10.00' },
				line_items: [line(id, 5, -quantity, '-10.00')],
			});
			const orders = [1, 2].map((id) =>
				orderDocument(id, { line_items: [line(id, 5, quantity, '10.00')] }),
			);
			const files = { 'orders.json': orders, 'refunds.json': [back(21, 1), back(22, 2)] };
			expect(await sumsOf(files)).toEqual(allOf(0));
		},
	);

	it('leave nothing after a part and the rest in one sum, by the rules since 10.2', async () => {
		const order = orderDocument(1, { total: '10.00', line_items: [line(1, 5, 0.7, '10.00')] });
		const part = {
			id: 8,
			parent_id: 1,
			date_created: '2026-03-02T12:00:00',
			amount: '4.00',
			line_items: [line(8, 5, -0.4, '-4.00')],
		};
		const full = [{ key: '_refund_type', value: 'full' }];
		const rest = {
			...part,
			id: 9,
			date_created: '2026-03-03T12:00:00',
			amount: '6.00',
			line_items: [],
			meta_data: full,
		};
		const files = {
			'store.json': { wc_version: '10.9.1', wc_database_version: '10.9.1' },
			'orders.json': [order],
			'refunds.json': [part, rest],
		};
		expect(await sumsOf(files)).toEqual(allOf(0));
	});

	const sold = orderDocument(1, {
		total: '25.00',
		date_paid: '2026-03-01T12:00:00',
		line_items: [line(1, 5, 2.5, '25.00')],
	});
	const half = {
		id: 2,
		parent_id: 1,
		date_created: '2026-03-02T12:00:00',
		amount: '5.00',
		line_items: [line(2, 5, -0.5, '-5.00')],
	};
	const newRules = { wc_version: '10.9.1', wc_database_version: '10.9.1' };

	it.each([
		['before 10.2, when refunds reduce the average of orders', {}, 2],
		['since 10.2, when they do not', newRules, 2.5],
	])('are told with half a piece that came back: %s', async (_, store, average) => {
		const days = 'after=2026-03-01T00:00:00&before=2026-03-02T23:59:59';
		const replies = await smallReplies(
			{ 'store.json': store, 'orders.json': [sold], 'refunds.json': [half] },
			[
				`wc-analytics/reports/orders?${days}&order=asc`,
				`wc-analytics/reports/orders/stats?${days}&interval=day&order=asc`,
				`wc-analytics/reports/products?${days}`,
				`wc-analytics/reports/products/stats?${days}&interval=day&order=asc`,
			],
		);
		const [orders, orderStats, products, productStats] = replies.map(({ body }) => body);
		expect(orders).toMatchObject([
			{ order_id: 1, num_items_sold: 2.5 },
			{ order_id: 2, num_items_sold: -0.5 },
		]);
		expect(orderStats).toMatchObject({
			totals: { num_items_sold: 2, avg_items_per_order: average, refunds: 5 },
			intervals: [{ subtotals: { num_items_sold: 2.5 } }, { subtotals: { num_items_sold: -0.5 } }],
		});
		expect(products).toMatchObject([{ items_sold: 2, net_revenue: 20 }]);
		expect(productStats).toMatchObject({
			totals: { items_sold: 2 },
			intervals: [{ subtotals: { items_sold: 2.5 } }, { subtotals: { items_sold: -0.5 } }],
		});
	});

	it('leave, after half a piece, the rest of the pieces to a refund in one sum, by the rules since 10.2', async () => {
		const rest = {
			...half,
			id: 3,
			date_created: '2026-03-03T12:00:00',
			amount: '20.00',
			line_items: [],
			meta_data: [{ key: '_refund_type', value: 'full' }],
		};
		const database = await importSmall({
			'store.json': newRules,
			'orders.json': [sold],
			'refunds.json': [half, rest],
		});
		const pieces =
			await database.all(`SELECT s.order_id AS id, num_items_sold AS items, product_qty AS pieces,
			product_net_revenue AS net FROM wc_order_stats s JOIN wc_order_product_lookup l USING (order_id) ORDER BY 1`);
		await database.close();
		expect(pieces).toEqual([
			{ id: 1, items: 2.5, pieces: 2.5, net: 25 },
			{ id: 2, items: -0.5, pieces: -0.5, net: -5 },
			{ id: 3, items: -2, pieces: -2, net: -20 },
		]);
	});
});
