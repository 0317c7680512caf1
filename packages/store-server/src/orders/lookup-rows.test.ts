import { blankCustomer } from './customer';
import { CustomerDirectory } from './customer-directory';
import { couponRows, productRows, round } from './lookup-rows';
import type { LineItem, OrderItems, SourceOrder } from './order-source';

const NOTHING: OrderItems = { lines: [], taxes: [], coupons: [], shipping: [], fees: [] };
const moment = (local: string) => ({ local, utc: local });

function line(id: number, quantity: number, total: number, tax: readonly number[]): LineItem {
	return {
		id,
		name: `Thing ${id}`,
		productId: id,
		variationId: 0,
		quantity,
		subtotal: total + 1,
		subtotalTax: 0,
		total,
		totalTax: 0,
		taxes: tax.map((amount, rate) => [rate + 1, amount] as const),
		meta: [],
	};
}

const rules = { precision: 2, roundsTaxAtSubtotal: false, couponId: () => undefined };
const tax = {
	id: 9,
	code: 'X',
	ratePercent: 1,
	label: '',
	compound: false,
	taxTotal: 0,
	shippingTaxTotal: 0,
};

function rowsOf(lines: LineItem[], shippingTotal: number, withRules = rules) {
	const items = {
		...NOTHING,
		lines,
		taxes: [
			{ ...tax, rateId: 1 },
			{ ...tax, rateId: 2 },
		],
		shipping: [
			{
				id: 5,
				name: '',
				method: '',
				total: shippingTotal,
				totalTax: 0,
				taxes: [[1, 0.3] as const],
			},
		],
	};
	return productRows(
		{ id: 1, parentId: 0 },
		2,
		'2026-01-01 00:00:00',
		shippingTotal,
		items,
		withRules,
	);
}

describe('rows of an order’s products', () => {
	it('split shipping and its tax by quantity, and omit lines without quantity', () => {
		const rows = rowsOf([line(1, 1, 10, []), line(2, 2, 5, []), line(3, 0, -4, [])], 10);
		expect(rows.map((row) => row[0])).toEqual([1, 2]);
		expect(rows[0]?.[12]).toBeCloseTo(10 / 3, 12);
		expect(rows[1]?.[12]).toBeCloseTo(20 / 3, 12);
		expect(rows[1]?.[13]).toBeCloseTo(0.2, 12);
		expect(rows[1]?.[9]).toBeCloseTo(5 + 20 / 3 + 0.2, 12);
		expect(rows[0]?.[10]).toBe(1);
	});

	it('round the tax of a line if the shop rounds per line, but not if it rounds the sum', () => {
		expect(rowsOf([line(1, 1, 10, [1.3975, 2.236])], 0)[0]?.[11]).toBe(3.63);
		const exact = rowsOf([line(1, 1, 10, [1.3975, 2.236])], 0, {
			...rules,
			roundsTaxAtSubtotal: true,
		});
		expect(exact[0]?.[11]).toBeCloseTo(3.6335, 10);
	});

	it('leave out the tax of a rate that the order does not list', () => {
		expect(rowsOf([line(1, 1, 10, [1, 2, 4])], 0)[0]?.[11]).toBe(3);
	});

	it('give refunds negative shares', () => {
		const [row] = rowsOf([line(1, -1, -10, [-1]), line(2, -1, -5, [])], -4);
		expect(row?.slice(7, 9)).toEqual([-1, -10]);
		expect(row?.[12]).toBe(-2);
	});

	it('include refunds of an item without quantity by the rules since 10.2, but not before', () => {
		const ids = (parentId: number, fullRefunds: boolean) =>
			productRows(
				{ id: 1, parentId },
				2,
				'2026-01-01 00:00:00',
				-4,
				{ ...NOTHING, lines: [line(1, 0, -3, []), line(2, 0, 0, [])] },
				{ ...rules, fullRefunds },
			).map((row) => [row[0], row[7], row[8], row[12]]);
		expect(ids(9, true)).toEqual([[1, 0, -3, -0]]);
		expect(ids(9, false)).toEqual([]);
		expect(ids(0, true)).toEqual([]);
	});

	it('round half a cent away from zero', () => {
		expect([round(1.005, 2), round(-1.005, 2), round(2.5, 0), round(1234.5678, 3)]).toEqual([
			1.01, -1.01, 3, 1234.568,
		]);
	});
});

function order(id: number, userId: number, email: string, date: string): SourceOrder {
	return {
		id,
		userId,
		created: moment(date),
		billing: {
			firstName: `Given${id}`,
			lastName: '',
			email,
			address1: '',
			city: `City ${id}`,
			state: '',
			postcode: '',
			country: 'DE',
		},
		shippingName: { firstName: '', lastName: 'Shipped' },
		items: {
			...NOTHING,
			coupons: [
				{ id: 1, code: 'gone', couponId: null, discount: 1, discountTax: 0 },
				{ id: 2, code: 'kept', couponId: 7, discount: 2, discountTax: 0 },
				{ id: 3, code: 'lost', couponId: null, discount: 3, discountTax: 0 },
			],
		},
	} as unknown as SourceOrder; // only the fields for customers and coupons
}

describe('coupons of an order', () => {
	it('get an id by their code if they no longer exist, the same in every order', () => {
		const rowsOf = (id: number) => couponRows(order(id, 0, '', '2026-01-01 00:00:00'), rules);
		const rows = rowsOf(1);
		expect(rows.map(([, , , amount]) => amount)).toEqual([1, 2, 3]);
		const ids = rows.map(([, coupon]) => Number(coupon));
		expect(ids[1]).toBe(7);
		expect(new Set(ids).size).toBe(3);
		expect(ids.filter(Number.isSafeInteger).every((id) => id > 0)).toBe(true);
		expect(rowsOf(2).map(([, coupon]) => coupon)).toEqual(ids);
	});
});

describe('customers', () => {
	it('are identified by account or e-mail, and get the data of their latest order', () => {
		const directory = new CustomerDirectory();
		const guest = directory.customerOf(order(1, 0, 'A@x.example', '2026-01-01 00:00:00'));
		expect(directory.customerOf(order(2, 0, 'a@X.example', '2026-01-02 00:00:00'))).toBe(guest);
		const account = directory.customerOf(order(3, 5, 'a@x.example', '2026-01-03 00:00:00'));
		expect(account).not.toBe(guest);
		expect(guest).toMatchObject({
			id: 1_000_000_000,
			userId: null,
			firstName: 'Given2',
			lastName: 'Shipped',
			city: 'City 2',
			lastActive: '2026-01-02 00:00:00',
		});
		expect(directory.rows().map(([id, user]) => [id, user])).toEqual([
			[1_000_000_000, null],
			[1_000_000_001, 5],
		]);
	});

	it('get no row if the shop’s own list does not contain them', () => {
		const directory = new CustomerDirectory();
		directory.addKnown({ ...blankCustomer, id: 3, email: 'a@x.example' });
		directory.customerOf(order(1, 0, 'deleted@x.example', '2026-01-01 00:00:00'));
		expect(directory.rows().map(([id]) => id)).toEqual([3]);
	});
});
