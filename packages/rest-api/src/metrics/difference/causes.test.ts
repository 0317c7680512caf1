import { causesOfNetSales, causesOfOrders, ordersWithout, withRest, type Sides } from './causes';

const line = (total: number, quantity = 1, ids: object = { product_id: 1, variation_id: 0 }) => ({
	...ids,
	total: total.toFixed(2),
	quantity,
});

/** An order that was placed in the range, and, if `net` is given, its row in Orders. */
function order(id: number, document: object, net?: number) {
	const written = { date_paid: '2026-11-02T10:00:00', fee_lines: [], line_items: [], ...document };
	return {
		placed: { order_id: id, parent_id: 0, document: written },
		row: net === undefined ? undefined : { order_id: id, parent_id: 0, net_total: net },
	};
}

function sidesOf(
	orders: readonly ReturnType<typeof order>[],
	others: readonly object[] = [],
): Sides {
	return {
		placed: orders.map(({ placed }) => placed),
		rows: [...orders.flatMap(({ row }) => row ?? []), ...others.map((row) => ({ ...row }))],
	};
}

const byKind = (causes: readonly { kind: string; count: number; value: number }[]) =>
	Object.fromEntries(causes.map(({ kind, count, value }) => [kind, [count, value]]));

describe('What leads from the orders of Products to those of Orders', () => {
	const paid = order(1, { line_items: [line(10)] }, 10);
	const unpaid = order(2, { line_items: [line(20)], date_paid: null });
	const paidLater = order(3, { line_items: [line(30)] });
	const ofFees = order(4, { fee_lines: [{ total: '5.00' }] }, 5);
	const earlier = { order_id: 9, parent_id: 0, net_total: 7 };
	const refund = { order_id: 8, parent_id: 1, net_total: -10 };
	const sides = sidesOf([paid, unpaid, paidLater, ofFees], [earlier, refund]);

	it('are unpaid orders, those of other days, and those without a product', () => {
		const causes = causesOfOrders('products', sides, 'date_paid');
		expect(byKind(causes)).toEqual({
			undated: [1, -1],
			left: [1, -1],
			entered: [1, 1],
			without: [1, 1],
		});
		// Products counts 1, 2 and 3; Orders counts 1, 4 and 9.
		expect(withRest(causes, 3 - 3)).toEqual(causes);
	});

	it('are orders without a coupon or without tax for these reports', () => {
		const discounted = order(5, { coupon_lines: [{ code: 'TEN' }], tax_lines: [] }, 1);
		const taxed = order(6, { tax_lines: [{ rate_id: 3 }] }, 1);
		const both = sidesOf([discounted, taxed]);
		expect(byKind(causesOfOrders('coupons', both, 'date_paid'))).toEqual({ without: [1, 1] });
		expect(byKind(causesOfOrders('taxes', both, 'date_paid'))).toEqual({ without: [1, 1] });
	});

	it('are orders without tax alone, if both reports go by the same date', () => {
		const row = (id: number, document: object) => ({ order_id: id, parent_id: 0, document });
		const rows = [
			row(1, { tax_lines: [{ rate_id: 3 }] }),
			row(2, { tax_lines: [] }),
			{ ...row(4, { tax_lines: [] }), parent_id: 1 },
		];
		expect(byKind(ordersWithout('taxes', rows))).toEqual({ without: [1, 1] });
	});

	it('have a remainder, so that they add up to the difference', () => {
		const causes = withRest(causesOfOrders('products', sides, 'date_paid'), -2);
		expect(byKind(causes)['rest']).toEqual([0, -2]);
		expect(causes.reduce((sum, { value }) => sum + value, 0)).toBe(-2);
	});
});

describe('What leads from the net sales of Products to those of Orders', () => {
	const rules = { dateField: 'date_paid', fullRefunds: true };

	it('are unpaid orders and fees', () => {
		const paid = order(1, { line_items: [line(10)], fee_lines: [{ total: '3.50' }] }, 13.5);
		const unpaid = order(2, { line_items: [line(20), line(5, 2)], date_paid: null });
		const causes = causesOfNetSales('products', sidesOf([paid, unpaid]), rules);
		expect(byKind(causes)).toEqual({ undated: [1, -25], fees: [1, 3.5] });
		// Products: 10 + 25; Orders: 13.50.
		expect(withRest(causes, 13.5 - 35)).toEqual(causes);
	});

	it('are refunds that name no item, but not those of items; since 10.2 items have amounts without pieces', () => {
		const paid = order(1, { line_items: [line(50, 2)] }, 50);
		const ofItem = {
			...{ order_id: 7, parent_id: 1, net_total: -25 },
			document: { line_items: [line(-25, -1)] },
			order: paid.placed.document,
		};
		const ofAmount = {
			...{ order_id: 8, parent_id: 1, net_total: -5 },
			document: { line_items: [line(-5, 0)] },
			order: paid.placed.document,
		};
		const courtesy = {
			...{ order_id: 9, parent_id: 1, net_total: -3, total_sales: -3, num_items_sold: 0 },
			document: { line_items: [], shipping_lines: [], fee_lines: [] },
			order: paid.placed.document,
		};
		const of = (fullRefunds: boolean) => {
			const sides = sidesOf([paid], [ofItem, ofAmount, courtesy]);
			return byKind(causesOfNetSales('products', sides, { ...rules, fullRefunds }));
		};
		expect(of(false)).toEqual({ refunds: [2, -8] });
		expect(of(true)).toEqual({ refunds: [1, -3] });
	});

	it('take a refund in one sum by the rules of the shop', () => {
		const fee = { fee_lines: [{ total: '3.00' }] };
		const paid = order(1, { line_items: [line(50, 2)], ...fee }, 53);
		const whole = {
			...{ order_id: 8, parent_id: 1, net_total: -53, total_sales: -53, num_items_sold: -2 },
			document: { line_items: [], shipping_lines: [], fee_lines: [] },
			order: { ...paid.placed.document, total: '53.00' },
		};
		const before = { ...whole, num_items_sold: 0 };
		const of = (fullRefunds: boolean) =>
			byKind(
				causesOfNetSales('products', sidesOf([paid], [fullRefunds ? whole : before]), {
					...rules,
					fullRefunds,
				}),
			);
		// Since 10.2 Products takes back the items; the fee cancels itself out.
		expect(of(true)).toEqual({ fees: [2, 0] });
		expect(of(false)).toEqual({ fees: [1, 3], refunds: [1, -53] });
	});

	it('lack what a refund in one sum leaves to earlier ones', () => {
		const paid = order(1, { line_items: [line(50, 2)], fee_lines: [{ total: '3.00' }] }, 53);
		const theOrder = { ...paid.placed.document, total: '53.00' };
		const piece = { line_items: [line(-25, -1)] };
		const first = {
			order_id: 7,
			parent_id: 1,
			net_total: -25,
			total_sales: -25,
			num_items_sold: -1,
		};
		const second = { ...first, order_id: 8, net_total: -4, total_sales: -4, num_items_sold: 0 };
		const none = { line_items: [], shipping_lines: [], fee_lines: [] };
		const last = { ...first, order_id: 9, net_total: -24, total_sales: -24 };
		const rows = [
			{ ...first, document: piece, order: theOrder },
			{ ...second, document: none, order: theOrder },
			{ ...last, document: none, order: theOrder, before: [piece, none] },
		];
		// Products: 50.00 less 25.00 less the other 25.00. Orders: 53.00 less 25.00, 4.00 and the remaining 24.00.
		// The amount of 4.00 names no item; the last refund, of two items and a fee, is 4.00 less than these.
		const causes = causesOfNetSales('products', sidesOf([paid], rows), rules);
		expect(byKind(causes)).toEqual({ fees: [2, 0], refunds: [2, 0] });
		expect(withRest(causes, 0)).toEqual([]);
	});

	it('are the items without a variation for Variations', () => {
		const blue = { product_id: 1, variation_id: 4 };
		const paid = order(1, { line_items: [line(10), line(7, 1, blue)] }, 17);
		expect(byKind(causesOfNetSales('variations', sidesOf([paid]), rules))).toEqual({
			without: [1, 10],
		});
	});
});
