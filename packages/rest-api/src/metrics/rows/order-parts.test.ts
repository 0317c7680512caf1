import { addUp, rowsBehind } from '..';

const days = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
const order = {
	...{ order_id: 7, parent_id: 0, net_total: 80, total_sales: 101.5 },
	document: {
		shipping_total: '12.50',
		total_tax: '9.00',
		coupon_lines: [{ code: 'ten', discount: '8.00' }],
	},
};
const refund = {
	...{ order_id: 8, parent_id: 7, net_total: -20, total_sales: -25 },
	document: {
		line_items: [{ product_id: 1 }],
		shipping_lines: [{ total: '-3.00' }],
		fee_lines: [],
	},
	order: order.document,
};
const inOneSum = {
	...{ order_id: 9, parent_id: 7, net_total: -80, total_sales: -101.5 },
	document: { line_items: [], shipping_lines: [], fee_lines: [] },
	order: order.document,
};

/** The sums of the rows, before and since 10.2. */
function sums(metric: string, rows: readonly Readonly<Record<string, unknown>>[]) {
	return [false, true].map((isNew) => {
		const rules = { ordersAlone: isNew, fullRefunds: isNew, dateType: 'date_created' };
		const behind = rowsBehind('revenue', metric, days, rules);
		return behind && addUp(behind, rows);
	});
}

describe('The parts of an order or refund document', () => {
	it('contain its shipping; for a refund in one sum that of its order, if the refund exceeded its net amount', () => {
		expect(sums('shipping', [order, refund])).toEqual([9.5, 9.5]);
		expect(sums('shipping', [order, inOneSum])).toEqual([0, 0]);
		expect(sums('shipping', [order, { ...inOneSum, net_total: -101.5 }])).toEqual([12.5, 12.5]);
	});

	it('contain the whole order for a refund in one sum since 10.2, even after an earlier partial refund', () => {
		const rest = { ...inOneSum, total_sales: -76.5 };
		expect(sums('refunds', [order, refund, rest])).toEqual([100, 25 + 101.5]);
		expect(sums('taxes', [order, refund, rest])[1]).toBe(9 - 2 - 9);
	});

	it('lack what earlier refunds returned if the row of a refund in one sum has the rest only', () => {
		const paid = { ...order, document: { ...order.document, total: '101.50' } };
		// Returned before: 20.00 of items, 3.00 of shipping and 2.00 of tax. The rest is 60.00, 9.50 and 7.00.
		const earlier = {
			...refund.document,
			tax_lines: [{ tax_total: '-1.60', shipping_tax_total: '-0.40' }],
		};
		const rest = {
			...{ ...inOneSum, net_total: -60, total_sales: -76.5 },
			...{ order: paid.document, before: [earlier] },
		};
		const returned = { ...refund, document: earlier, order: paid.document };
		expect(sums('shipping', [paid, returned, rest])[1]).toBe(0);
		expect(sums('taxes', [paid, returned, rest])[1]).toBe(0);
		expect(sums('refunds', [paid, returned, rest])[1]).toBe(101.5);
	});

	it('subtract the tax, which the rows combine with shipping', () => {
		expect(sums('taxes', [order, refund])).toEqual([7, 7]);
	});

	it('contain its discount, which gives gross sales with net sales, whatever was returned', () => {
		expect(sums('gross_sales', [order, refund])).toEqual([88, 88]);
	});

	it('count a refund without lines only before 10.2', () => {
		const charged = { ...refund, net_total: 5, total_sales: 5 };
		expect(sums('gross_sales', [order, charged])).toEqual([93, 88]);
	});
});
