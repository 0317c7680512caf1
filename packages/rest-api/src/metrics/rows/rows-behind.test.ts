import type { Query } from '../../query';
import { addUp, loadRows, rowsBehind, rowsOfCustomer, type FetchRows } from '..';

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

	it('of a breakdown are orders with its filters, where orders can be filtered so', () => {
		const of = (query: Readonly<Record<string, string>>, filtersByDimension = true) =>
			rowsBehind(
				...(['breakdown', 'net_revenue', { ...october, ...query }] as const),
				...([{ ...rules, filtersByDimension }] as const),
			);
		expect(of({ by: 'device', payment_method_is: 'cod' })).toMatchObject({
			report: 'orders',
			query: { ...october, payment_method_is: 'cod' },
		});
		expect(of({ by: 'device' }, false)?.query).toEqual(october);
		expect(of({ by: 'device', payment_method_is: 'cod' }, false)).toBeUndefined();
		expect(of({ by: 'product' })).toBeUndefined();
		expect(of({ by: 'device', values: 'Mobile' })).toBeUndefined();
	});

	it('of a breakdown by what refunds say are the refunds', () => {
		const of = (metric: string, query: Readonly<Record<string, string>> = {}) =>
			rowsBehind(
				...(['breakdown', metric, { ...october, by: 'refund_reason', ...query }] as const),
				...([{ ...rules, filtersByDimension: true }] as const),
			);
		const asked = { ...october, refunds: 'all' };
		expect(of('refunds')).toMatchObject({ report: 'orders', query: asked });
		const number = of('refunds_count', { device_is: 'Mobile' });
		expect(number).toMatchObject({ report: 'orders', query: { ...asked, device_is: 'Mobile' } });
		expect(number && addUp(number, [refund, { ...refund, order_id: 9 }])).toBe(2);
		const sized = { refund_reason_is: 'Wrong size' };
		expect(of('refunds', sized)?.query).toEqual({ ...asked, ...sized });
		expect(of('refunds', { product_is: '16' })).toBeUndefined();
		expect(of('taxes')).toBeUndefined();
		const byDevice = rowsBehind(
			...(['breakdown', 'refunds_count', { ...october, by: 'device' }] as const),
			rules,
		);
		expect(byDevice?.query).toEqual(october);
		expect(byDevice && addUp(byDevice, [order, refund])).toBe(1);
	});

	it('of products with filters are orders with these products that say the same', () => {
		const of = (
			query: Readonly<Record<string, unknown>>,
			about: Readonly<Record<string, string | boolean>> = {},
		) =>
			rowsBehind(
				String(about['endpoint'] ?? 'products'),
				String(about['metric'] ?? 'orders_count'),
				{ ...october, ...query } as Query, // as: made for a request
				{ ...rules, filtersByDimension: true, ...about },
			);
		const filters = { tag_is: '7', device_is: 'Mobile' };
		// Which size was chosen is told by neither products nor orders.
		const ofSize = { attribute_is: 'pa_size:large' };
		expect(of(filters)).toMatchObject({
			...{ report: 'orders', query: { ...october, device_is: 'Mobile' } },
			through: { list: { report: 'products' }, query: { ...october, ...filters } },
		});
		expect(of(filters)?.query).not.toHaveProperty('tag_is');
		expect(of(filters, { metric: 'net_revenue' })).toMatchObject({
			...{ report: 'products', query: { ...october, ...filters } },
		});
		expect(of(ofSize)).toBeUndefined();
		expect(of(ofSize, { metric: 'items_sold' })?.query).toMatchObject(ofSize);
		expect(of({ ...filters, match: 'any' })).toBeUndefined();
		expect(of(filters, { filtersByDimension: false })).toBeUndefined();
		expect(of({ device_is: 'Mobile' }, { endpoint: 'coupons' })?.query).toEqual({
			...{ ...october, device_is: 'Mobile' },
		});
		// Orders of the day they were paid are looked up as documents, which no filter knows.
		expect(of({ device_is: 'Mobile' }, { dateType: 'date_paid' })).toBeUndefined();
		expect(of({ tag_is: '7' }, { dateType: 'date_paid' })?.placed?.among?.query).toMatchObject({
			tag_is: '7',
		});
		// WooCommerce's own filter of Variations names an attribute and a term by their ids.
		const own = of({ attribute_is: [['5', '12']] }, { endpoint: 'variations' });
		expect(own?.query).toEqual(october);
	});

	it('count returns by the rule that the shop follows', () => {
		const returns = (fullRefunds: boolean) => {
			const behind = rowsBehind('revenue', 'refunds', october, { ...rules, fullRefunds });
			return behind && addUp(behind, [order, refund]);
		};
		expect([returns(false), returns(true)]).toEqual([20, 25]);
	});

	it('count a refund of tax or shipping alone as a return since 11.1, and what earlier refunds left', () => {
		const returns = (takesWhatIsLeft: boolean, rows: readonly object[]) => {
			const behind = rowsBehind('revenue', 'refunds', october, { ...rules, takesWhatIsLeft });
			return behind && addUp(behind, [order, ...rows.map((row) => ({ ...row }))]);
		};
		const ofShipping = { order_id: 9, parent_id: 7, net_total: 0, total_sales: -10 };
		expect([returns(false, [ofShipping]), returns(true, [ofShipping])]).toEqual([0, 10]);
		// Of 50.00 come back 15.00, then the other 35.00 by status: 8.00 of tax and shipping are in the latter.
		const whole = { total_tax: '5.00', shipping_total: '3.00' };
		const first = { order_id: 9, parent_id: 7, net_total: -15, total_sales: -15 };
		const rest = {
			...{ order_id: 10, parent_id: 7, net_total: -27, total_sales: -35 },
			...{ document: {}, order: whole },
		};
		expect(returns(true, [first, rest])).toBe(50);
	});

	it('are orders with tax by the date of Taxes: since 11.2 that of Orders', () => {
		const by = (taxLines: boolean) =>
			rowsBehind('taxes', 'orders_count', october, { ...rules, taxLines, dateType: 'date_paid' });
		expect(by(false)).toHaveProperty('placed');
		expect(by(true)).not.toHaveProperty('placed');
		expect(by(true)).toMatchObject({ report: 'orders', through: { as: 'tax_rate_includes' } });
		const taxes = (taxLines: boolean) =>
			rowsBehind('taxes', 'total_tax', october, { ...rules, taxLines, dateType: 'date_paid' });
		expect(taxes(true)).toEqual(taxes(false));
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

	it('are the orders placed in the range, paid or not, if Orders uses another date', async () => {
		const paidRules = { ...rules, dateType: 'date_paid', excludedStatuses: ['failed'] };
		const items = [{ product_id: 23, variation_id: 0, quantity: 1 }];
		const documents = [
			{ id: 1, status: 'completed', date_created: '2026-10-31T23:59:59', line_items: items },
			{ id: 2, status: 'on-hold', date_created: '2026-10-02T08:00:00', line_items: items },
			{ id: 3, status: 'failed', date_created: '2026-10-03T08:00:00', line_items: items },
			{ id: 4, status: 'completed', date_created: '2026-10-04T08:00:00', line_items: [] },
			{
				...{ id: 5, status: 'completed', date_created: '2026-10-05T08:00:00' },
				line_items: [{ product_id: 24, quantity: 1 }],
			},
		];
		const asked: object[] = [];
		async function* page(data: readonly unknown[]) {
			yield { data, totalResults: data.length };
		}
		const ask: FetchRows = {
			rows: () => page([{ product_id: 23 }]),
			documents: (_kind, query) => {
				asked.push(query);
				return page(documents);
			},
		};
		const sumOf = async (query: object) => {
			const behind = rowsBehind('products', 'orders_count', { ...october, ...query }, paidRules);
			const loaded = behind && (await loadRows(behind, ask));
			return behind && loaded?.status === 'ready' && addUp(behind, loaded.rows);
		};
		expect(await sumOf({})).toBe(3);
		expect(await sumOf({ categories: '16' })).toBe(2);
		// REST leaves out both ends.
		expect(asked[0]).toMatchObject({
			after: '2026-09-30T23:59:59',
			before: '2026-11-01T00:00:00',
		});
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
