import { rowMeaningOf } from './row-meanings';

describe('The meaning of a number in a row', () => {
	it('differs between a refund and an order', () => {
		const order = rowMeaningOf('orders', 'net_total', { order_id: 7, parent_id: 0 });
		const refund = rowMeaningOf('orders', 'net_total', { order_id: 8, parent_id: 7 });
		expect(order?.explanation()).toContain('after coupons');
		expect(refund?.explanation()).toContain('on the day of the refund, not of the order');
	});

	it('exists only for orders and customers, whose stats cannot be requested one by one', () => {
		expect(rowMeaningOf('customers', 'total_spend', {})?.unit).toBe('amount');
		expect(rowMeaningOf('orders', 'customer_id', {})).toBeUndefined();
		expect(rowMeaningOf('products', 'net_revenue', {})).toBeUndefined();
	});
});
