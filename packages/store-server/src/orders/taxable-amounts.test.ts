import type { ChargeItem, LineItem, OrderItems } from './order-source';
import { compoundRates, taxableAmounts } from './taxable-amounts';

const about = { id: 1, name: '', productId: 1, variationId: 0, quantity: 1, meta: [] };
const line = (total: number, taxes: LineItem['taxes'], more: Partial<LineItem> = {}): LineItem => ({
	...{ ...about, subtotal: total, subtotalTax: 0, totalTax: 0 },
	...{ total, taxes, ...more },
});
const charge = (total: number, taxes: ChargeItem['taxes']): ChargeItem => ({
	...{ id: 2, name: '', method: '', totalTax: 0 },
	...{ total, taxes },
});
const items = (more: Partial<OrderItems>): OrderItems => ({
	...{ lines: [], taxes: [], coupons: [], shipping: [], fees: [] },
	...more,
});
const sums = (more: Partial<OrderItems>, compound: readonly number[] = []) =>
	Object.fromEntries(taxableAmounts(items(more), new Set(compound)));

describe('The taxed amount of a rate', () => {
	it('is the net of all lines, fees and shipping to which it applies', () => {
		const order = {
			lines: [line(100, [[1, 20]]), line(30, [[2, 1.5]])],
			fees: [charge(5, [[1, 1]])],
			shipping: [
				charge(10, [
					[1, 2],
					[2, 0.5],
				]),
			],
		};
		expect(sums(order)).toEqual({ 1: 100 + 5 + 10, 2: 30 + 10 });
	});

	it('contains what is taxed at 0, but not what the rate does not apply to', () => {
		const lines = [line(100, [[1, 0]]), line(50, [[1, 0]], { taxedBy: [] })];
		expect(sums({ lines })).toEqual({ 1: 100 });
	});

	it('contains, for a compound rate, the other taxes of the item and the compound ones before', () => {
		// Quebec of old: 5 % of 200, and 9.5 % of 210; then 1 % of all of it.
		const taxes = [
			[1, 10],
			[2, 19.95],
			[3, 2.2995],
		] as const;
		expect(sums({ lines: [line(200, taxes)] }, [2, 3])).toEqual({ 1: 200, 2: 210, 3: 229.95 });
	});

	it('of a refund is negative', () => {
		const taxes = [
			[1, -5],
			[2, -9.975],
		] as const;
		expect(sums({ lines: [line(-100, taxes)] }, [2])).toEqual({ 1: -100, 2: -105 });
	});

	it('counts an item once whose rest after refunds has several entries of the rate', () => {
		const taxes = [
			[1, -20],
			[1, 5],
		] as const;
		expect(sums({ lines: [line(-75, taxes)] })).toEqual({ 1: -75 });
	});

	it('goes by the taxes that the order calls compound', () => {
		const tax = { code: '', label: '', ratePercent: 0, taxTotal: 0, shippingTaxTotal: 0 };
		const taxes = [
			{ ...tax, id: 1, rateId: 7, compound: true },
			{ ...tax, id: 2, rateId: 8, compound: false },
		];
		expect([...compoundRates({ taxes })]).toEqual([7]);
	});
});
