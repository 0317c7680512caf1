import { rowMeaningOf } from './row-meanings';

describe('what a number in a row is', () => {
	it('is another thing for a refund than for an order', () => {
		const order = rowMeaningOf('orders', 'net_total', { order_id: 7, parent_id: 0 });
		const refund = rowMeaningOf('orders', 'net_total', { order_id: 8, parent_id: 7 });
		expect(order?.explanation()).toContain('after coupons');
		expect(refund?.explanation()).toContain('on the day of the refund, not on that of the order');
	});

	it('is said of orders and customers only, whose stats cannot be asked for one alone', () => {
		expect(rowMeaningOf('customers', 'total_spend', {})?.unit).toBe('amount');
		expect(rowMeaningOf('orders', 'customer_id', {})).toBeUndefined();
		expect(rowMeaningOf('products', 'net_revenue', {})).toBeUndefined();
	});
});
