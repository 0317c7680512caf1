import { addUp, rowsBehind } from './index';

const rules = { ordersAlone: true, fullRefunds: true, dateType: 'date_created' };
const october = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
const refund = { order_id: 8, parent_id: 7, net_total: -20, total_sales: -25 };
const order = { order_id: 7, parent_id: 0, net_total: 80.1, total_sales: 100.2 };

describe('the rows behind a number', () => {
	it('are orders and refunds of the same days and filters', () => {
		const query = { ...october, customer_type: 'new', product_includes: undefined };
		const behind = rowsBehind('orders', 'net_revenue', query, rules);
		expect(behind).toMatchObject({
			report: 'orders',
			query: { ...october, customer_type: 'new' },
		});
		expect(behind && addUp(behind, [order, refund, { ...order, net_total: 0.2 }])).toBe(60.3);
	});

	it('count returns by the rule that the shop follows', () => {
		const returns = (fullRefunds: boolean) => {
			const behind = rowsBehind('revenue', 'refunds', october, { ...rules, fullRefunds });
			return behind && addUp(behind, [order, refund]);
		};
		expect([returns(false), returns(true)]).toEqual([20, 25]);
	});

	it('are none where their report cannot be asked for the same', () => {
		expect(rowsBehind('orders', 'coupons', { ...october, customer_type: 'new' }, rules)).toBe(
			undefined,
		);
		expect(rowsBehind('products', 'orders_count', october, rules)).toBe(undefined);
		expect(rowsBehind('orders', 'of_an_extension', october, rules)).toBe(undefined);
	});

	it('are the orders that hold the product which a report is narrowed to', () => {
		const behind = rowsBehind('products', 'orders_count', { ...october, products: '23' }, rules);
		expect(behind).toMatchObject({
			report: 'orders',
			query: { ...october, product_includes: '23' },
		});
		expect(behind && addUp(behind, [order, refund])).toBe(1);
	});

	it('say that they may differ where they go by another date', () => {
		const by = (dateType: string) =>
			rowsBehind('revenue', 'coupons', october, { ...rules, dateType })?.difference?.();
		expect(by('date_created')).toBe(undefined);
		expect(by('date_paid')).toMatch(/^“Revenue” and “Orders” go by another date/);
	});
});
