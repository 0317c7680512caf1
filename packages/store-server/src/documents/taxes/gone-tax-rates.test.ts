import { importSmall, orderDocument } from '../../testing/small-export';
import { cutRateCode } from './gone-tax-rates';

const places = new Map([
	['DE', new Set(['DE-BE', 'DE-BY'])],
	['US', new Set(['NY', 'CA'])],
]);

describe('The code of a tax rate', () => {
	it.each([
		['US-NY-SALES TAX-1', 'Sales Tax', ['US', 'NY', 'SALES TAX', 1]],
		['DE-MWST.-1', 'MwSt.', ['DE', '', 'MWST.', 1]],
		['DE-DE-BE-MWST-2', 'MwSt', ['DE', 'DE-BE', 'MWST', 2]],
		['US-NY-CITY-TAX-10', 'City-Tax', ['US', 'NY', 'CITY-TAX', 10]],
		['TAX-1', 'Tax', ['', '', 'TAX', 1]],
		['ERMäßIGT-1', 'Ermäßigt', ['', '', 'ERMäßIGT', 1]],
		// The rate had another name when the order was placed.
		['US-NY-OLD-NAME-1', 'New name', ['US', 'NY', 'OLD-NAME', 1]],
		['DE-DE-BE-OLD-3', '', ['DE', 'DE-BE', 'OLD', 3]],
		['DE-OLD-3', '', ['DE', '', 'OLD', 3]],
		['CITY-TAX-1', '', ['', '', 'CITY-TAX', 1]],
	])('is cut into country, state, name and priority: %s', (code, label, parts) => {
		const { country, state, name, priority } = cutRateCode(code, label, places);
		expect([country, state, name, priority]).toEqual(parts);
	});
});

describe('A deleted tax rate', () => {
	it('keeps the data of the latest order, beside the existing rates', async () => {
		const tax = (rate_id: number, rate_code: string, label: string, rate_percent: number) => ({
			id: rate_id,
			rate_id,
			rate_code,
			label,
			rate_percent,
			tax_total: '1.00',
			shipping_tax_total: '0.00',
		});
		const database = await importSmall({
			'countries.json': [{ code: 'US', name: 'US', states: [{ code: 'NY', name: 'New York' }] }],
			'tax-rates.json': [{ id: 1, country: 'US', name: 'Kept', rate: '4.0000', priority: 1 }],
			'orders.json': [
				orderDocument(2, {
					date_created: '2026-03-02T00:00:00',
					tax_lines: [tax(9, 'US-NY-CITY TAX-2', 'City &amp; Tax', 5)],
				}),
				orderDocument(1, { tax_lines: [tax(1, 'US-KEPT-1', 'Kept', 4), tax(9, 'US-X-1', 'X', 3)] }),
			],
		});
		expect(await database.all('SELECT * FROM deleted_tax_rates')).toEqual([
			{
				id: 9,
				country: 'US',
				state: 'NY',
				rate: 5,
				name: 'CITY TAX',
				priority: 2,
				code: 'US-NY-CITY TAX-2',
				label: 'City & Tax',
			},
		]);
		expect(await database.all('SELECT id FROM tax_rates')).toEqual([{ id: 1 }]);
		await database.close();
	});
});
