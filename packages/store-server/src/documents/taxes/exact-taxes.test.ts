import { ShopTime } from '../../base/time/shop-time';
import { withExactTaxes } from './exact-taxes';
import { readOrder } from '../read/orders';

const rules = { precision: 2, shippingInheritsTax: false };
const time = new ShopTime('UTC');
const deleted = { hasOption: () => false, idsOf: () => ({ productId: 1, variationId: 0 }) };

/** Taxes of an order’s only line after the import. */
function taxesOf(line: object, rates: readonly object[]) {
	const document = {
		id: 1,
		date_created: '2026-01-01T00:00:00',
		line_items: [{ product_id: 1, name: 'Tea', ...line }],
		tax_lines: rates,
	};
	const order = readOrder({ document, text: '' }, time, deleted);
	if (!order) throw new Error('The order is not one.');
	return withExactTaxes(order, document, rules).items.lines[0]?.taxes;
}

const vat = { rate_id: 4, rate_percent: 19, compound: false };

describe('withExactTaxes', () => {
	it('restores the digits that newer shops round, from the unit price', () => {
		// 3 × 8.403361 × 19 % = 4.78991577
		const line = { quantity: 3, price: 8.403361, taxes: [{ id: 4, total: '4.79' }] };
		expect(taxesOf(line, [vat])).toEqual([[4, 4.789916]]);
	});

	it('applies compound rates to the price plus all other taxes', () => {
		// 10.01 × 5 % = 0.5005; ( 10.01 + 0.5005 ) × 9.975 % = 1.048422375
		const taxes = [
			{ id: 2, total: '1.05' },
			{ id: 1, total: '0.50' },
		];
		const rates = [
			{ rate_id: 2, rate_percent: 9.975, compound: true },
			{ rate_id: 1, rate_percent: 5, compound: false },
		];
		expect(taxesOf({ quantity: 1, price: 10.01, taxes }, rates)).toEqual([
			[2, 1.048422],
			[1, 0.5005],
		]);
	});

	it('divides a discount on the whole order among the rates, by their shares', () => {
		const document = {
			id: 1,
			date_created: '2026-01-01T00:00:00',
			line_items: [
				{
					product_id: 1,
					name: 'Tea',
					quantity: 1,
					price: 13.333,
					total: '13.33',
					taxes: [{ id: 4, total: '2.53' }],
				},
				{ product_id: 2, name: 'Book', quantity: 1, price: 80, total: '80.00', taxes: [] },
			],
			shipping_lines: [{ total: '6.67', taxes: [{ id: 4, total: '1.27' }] }],
			fee_lines: [{ name: 'Discount', total: '-5.13', taxes: [{ id: 4, total: '-0.19' }] }],
			tax_lines: [vat],
		};
		const order = readOrder({ document, text: '' }, time, deleted);
		if (!order) throw new Error('The order is not one.');
		const feeTaxes = (inherits: boolean) =>
			withExactTaxes(order, document, { precision: 2, shippingInheritsTax: inherits }).items.fees[0]
				?.taxes;
		// -5.13 × 20 / 100 × 19 % = -0.19494
		expect(feeTaxes(false)).toEqual([[4, -0.19494]]);
		// Without shipping it would be -5.13 × 13.33 / 100 × 19 % = -0.12992…, which differs from the shown tax.
		expect(feeTaxes(true)).toEqual([[4, -0.19]]);
	});

	it('keeps taxes with all digits, and manually entered ones', () => {
		const exact = { quantity: 1, price: 10, taxes: [{ id: 4, total: '1.899871' }] };
		expect(taxesOf(exact, [vat])).toEqual([[4, 1.899871]]);
		const typed = { quantity: 1, price: 10, taxes: [{ id: 4, total: '2.50' }] };
		expect(taxesOf(typed, [vat])).toEqual([[4, 2.5]]);
	});
});
