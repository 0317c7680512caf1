import { addUp, rowsBehind, rowsOfCustomer } from '..';

const rules = { ordersAlone: true, fullRefunds: true, dateType: 'date_created' };
const october = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
const refund = { order_id: 8, parent_id: 7, net_total: -20, total_sales: -25 };
const order = { order_id: 7, parent_id: 0, net_total: 80.1, total_sales: 100.2 };

describe('The rows behind a number', () => {
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

	it('are orders with their documents if no list of the report knows the filters', () => {
		const coupons = (query: object) =>
			rowsBehind('orders', 'coupons', { ...october, ...query }, rules);
		expect(coupons({})).toMatchObject({ report: 'coupons' });
		const narrowed = coupons({ customer_type: 'new' });
		expect(narrowed).toMatchObject({ report: 'orders', query: { customer_type: 'new' } });
		const document = { coupon_lines: [{ code: 'SPRING', discount: '4.10' }, { discount: '0.4' }] };
		const rows = [
			{ ...order, document },
			{ ...refund, document, order: document },
		];
		expect(narrowed && addUp(narrowed, rows)).toBe(4.5);
		expect(rowsBehind('orders', 'of_an_extension', october, rules)).toBe(undefined);
	});

	it('are the orders that contain a product of the report’s filter', () => {
		const behind = rowsBehind('products', 'orders_count', { ...october, categories: '23' }, rules);
		expect(behind).toMatchObject({
			report: 'orders',
			query: october,
			through: {
				...{ list: { report: 'products' }, as: 'product_includes' },
				query: { ...october, categories: '23' },
			},
		});
		expect(behind && addUp(behind, [order, refund])).toBe(1);
	});

	it('are orders for numbers of orders that use another date than other reports', () => {
		const by = (dateType: string) =>
			rowsBehind('revenue', 'coupons', october, { ...rules, dateType });
		expect([by('date_created')?.report, by('date_paid')?.report]).toEqual(['coupons', 'orders']);
	});

	it('carry a note that they may differ if they use another date', () => {
		const by = (dateType: string) =>
			rowsBehind('products', 'orders_count', october, { ...rules, dateType })?.difference?.();
		expect(by('date_created')).toBe(undefined);
		expect(by('date_paid')).toMatch(/^“Revenue” and “Orders” go by another date/);
	});

	it('of a customer are those of the account, or of a guest’s address, in any status that counts', () => {
		const of = (account: number) =>
			rowsOfCustomer('total_spend', { id: 5, account, email: 'a@shop.example' }, rules);
		expect(of(12)?.through?.query).toMatchObject({ customer: 12 });
		expect(of(0)?.through?.query).toMatchObject({ search: 'a@shop.example' });
		const mine = { ...order, customer_id: 5 };
		const behind = of(12);
		expect(
			behind && addUp(behind, [mine, { ...refund, customer_id: 5 }, { ...mine, customer_id: 6 }]),
		).toBe(75.2);
	});
});
