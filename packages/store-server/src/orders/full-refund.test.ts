import { importSmall, orderDocument } from '../testing/small-export';
import { asItIs, withItemsOfOrder } from './full-refund';
import type { LineItem, OrderItems, SourceOrder, SourceRefund } from './order-source';

describe('the taxes of a full refund with lines, in a shop that rounds the sum', () => {
	const item = (id: number, pieces: number, price: number, tax: string) => ({
		id,
		name: 'Mug',
		product_id: 7,
		quantity: pieces,
		price,
		subtotal: (pieces * price).toFixed(2),
		total: (pieces * price).toFixed(2),
		taxes: [{ id: 5, total: tax }],
	});
	const line = (tax: string) => [{ rate_id: 5, rate_percent: 10, tax_total: tax }];

	it('leave nothing of the rate, also where its lines have other digits than those of its order', async () => {
		// The order has 3.333333 of tax. The lines of its refund have 3.334: both round to 3.33, as the refund says.
		const database = await importSmall({
			'store.json': { wc_version: '10.9.1', wc_database_version: '10.9.1' },
			'settings-tax.json': [{ id: 'woocommerce_tax_round_at_subtotal', value: 'yes' }],
			'orders.json': [
				orderDocument(1, {
					status: 'refunded',
					total: '36.66',
					total_tax: '3.33',
					line_items: [item(11, 1, 33.33, '3.333333')],
					tax_lines: line('3.33'),
				}),
			],
			'refunds.json': [
				{
					id: 2,
					parent_id: 1,
					date_created: '2026-03-02T12:00:00',
					amount: '36.66',
					line_items: [item(21, -1, 33.33, '-3.334')],
					tax_lines: line('-3.33'),
				},
			],
		});
		try {
			const rows = await database.all(
				'SELECT order_id, order_tax FROM wc_order_tax_lookup ORDER BY order_id',
			);
			expect(rows).toEqual([
				{ order_id: 1, order_tax: 3.333333 },
				{ order_id: 2, order_tax: -3.333333 },
			]);
		} finally {
			await database.close();
		}
	});
});

describe('a full refund of what came back before', () => {
	const line = (quantity: number, total: number): LineItem => ({
		...{ id: 1, name: 'Tea', productId: 3, variationId: 0, quantity, meta: [] },
		...{ subtotal: total, subtotalTax: 0, total, totalTax: 0, taxes: [] },
	});
	const items = (...lines: readonly LineItem[]): OrderItems => ({
		...{ lines, taxes: [], coupons: [], shipping: [], fees: [] },
	});
	const refund = (amount: number, of: OrderItems) =>
		// as: the rest of a refund has no part in its amounts
		({ amount, totalTax: 0, shippingTotal: 0, items: of }) as SourceRefund;

	it('leaves no dust of binary fractions: 0.1 and 0.2 kg in three parts', () => {
		const sold = {
			total: 0.3,
			totalTax: 0,
			shippingTotal: 0,
			items: items(line(0.1, 0.1), line(0.2, 0.2)),
		};
		const part = asItIs(refund(0.1, items(line(-0.1, -0.1))));
		// as: the rest of an order has no part in its amounts
		const rest = withItemsOfOrder(refund(0, items()), sold as SourceOrder, [part, part, part]);
		// -0.1 - 0.2 + 0.1 + 0.1 + 0.1 is 2.8e-17 in binary fractions.
		expect([rest.netTotal, rest.itemCount].map((one) => one + 0)).toEqual([0, 0]);
		expect(rest.items.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(0);
	});
});
