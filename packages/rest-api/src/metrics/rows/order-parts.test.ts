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

/** As the rows add up, before and since 10.2. */
function sums(metric: string, rows: readonly Readonly<Record<string, unknown>>[]) {
	return [false, true].map((isNew) => {
		const rules = { ordersAlone: isNew, fullRefunds: isNew, dateType: 'date_created' };
		const behind = rowsBehind('revenue', metric, days, rules);
		return behind && addUp(behind, rows);
	});
}

describe('what an order or refund says of itself', () => {
	it('is its shipping: of a refund in one sum that of its order, where it gave back more than its net amount', () => {
		expect(sums('shipping', [order, refund])).toEqual([9.5, 9.5]);
		expect(sums('shipping', [order, inOneSum])).toEqual([0, 0]);
		expect(sums('shipping', [order, { ...inOneSum, net_total: -101.5 }])).toEqual([12.5, 12.5]);
	});

	it('is all of its order, of a refund in one sum since 10.2, though a part came back before', () => {
		const rest = { ...inOneSum, total_sales: -76.5 };
		expect(sums('refunds', [order, refund, rest])).toEqual([100, 25 + 101.5]);
		expect(sums('taxes', [order, refund, rest])[1]).toBe(9 - 2 - 9);
	});

	it('leaves the tax, which the rows have with the shipping', () => {
		expect(sums('taxes', [order, refund])).toEqual([7, 7]);
	});

	it('is its discount, with which net sales are gross sales, whatever came back', () => {
		expect(sums('gross_sales', [order, refund])).toEqual([88, 88]);
	});

	it('counts a refund that took money only before 10.2', () => {
		const charged = { ...refund, net_total: 5, total_sales: 5 };
		expect(sums('gross_sales', [order, charged])).toEqual([93, 88]);
	});
});
