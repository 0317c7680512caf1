import { factorRule } from './factors';

function factorsOf(filters: Readonly<Record<string, string>>) {
	const subject = { endpoint: 'orders', metric: 'net_revenue', filters };
	return factorRule(subject as never)?.fields; // as: what the rule reads
}

describe('The factors of net sales of Orders', () => {
	it('are the orders and their average', () => {
		expect(factorsOf({})).toEqual(['orders_count']);
		expect(factorsOf({ refunds: 'none', device_is: 'Mobile' })).toEqual(['orders_count']);
	});

	it('are none of refunds alone, which are no orders', () => {
		expect(factorsOf({ refunds: 'all' })).toBeUndefined();
		expect(factorsOf({ refund_reason_is: 'Wrong size' })).toBeUndefined();
	});
});
