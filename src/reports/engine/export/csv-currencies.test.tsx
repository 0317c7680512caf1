import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { readSettings } from '../../../platform/settings/settings';
import breakdown from '../../definitions/breakdown';
import orders from '../../definitions/orders';
import products from '../../definitions/products';
import type { Report } from '../definition/define-report';
import { buildModel } from '../definition/model';
import { viewOf } from '../query/view';
import { csvOf } from './csv';

const several = [
	{ currency: 'USD', orders_count: 12 },
	{ currency: 'SEK', orders_count: 8 },
];

/** The first line of a report's file in a shop with these currencies. */
function headOf(report: Report, currencies: readonly object[], query = {}): string {
	const settings = readSettings({ currencies });
	const model = buildModel(report, '', settings, { query });
	const tools = { query, settings, currency: CurrencyFactory() };
	const { tools: own } = viewOf(model, '', tools, storeClock());
	return (
		csvOf(model, { data: [], totalResults: 0 }, own, undefined)
			.split('\n')[0]
			?.replaceAll('"', '') ?? ''
	);
}

describe('The file of a report', () => {
	it('names the currencies that its amounts add up, and leaves counts alone', () => {
		expect(headOf(products, several)).toMatch(
			/,Items sold,Net sales \(USD \+ SEK\),Orders,Category/,
		);
		expect(headOf(products, [])).toMatch(/,Items sold,Net sales,Orders,Category/);
	});

	it('has the currency of each order beside its amount', () => {
		expect(headOf(orders, several)).toMatch(/,Net sales,.*,Currency$/);
		expect(headOf(orders, [])).not.toMatch(/Currency/);
	});

	it('has an amount for each currency, broken down by it', () => {
		expect(headOf(breakdown, several, { by: 'currency' })).toMatch(/^Currency,Net sales,/);
		expect(headOf(breakdown, several, { by: 'device' })).toContain('Net sales (USD + SEK)');
	});
});
