import fc from 'fast-check';
import CurrencyFactory from '@store-analytics/currency';
import { readSettings } from '../../../../platform/settings/settings';
import breakdown from '../../../definitions/breakdown';
import products from '../../../definitions/products';
import taxes from '../../../definitions/taxes';
import type { Report } from '../../definition/define-report';
import type { ReportRow } from '../../definition/definition';
import { buildModel } from '../../definition/model';
import { rowsOfBoth } from './both-periods';

const settings = readSettings({ adminUrl: '/wp-admin/' });
const currency = CurrencyFactory();

function listed(
	report: Report,
	query: Record<string, string>,
	both: { now: readonly ReportRow[]; before: readonly ReportRow[] },
) {
	const model = buildModel(report, 'Report', settings, { query });
	return rowsOfBoth(model, { query, settings, currency }, both);
}

const product = (id: number, name: string, sold: number): ReportRow => ({
	product_id: id,
	items_sold: sold,
	net_revenue: sold * 10,
	orders_count: sold,
	extended_info: { name, sku: `sku-${id}`, price: 10, stock_quantity: 3 },
});
const beanie = product(10, 'Beanie', 3);
const belt = product(12, 'Belt', 2);
const returned = product(14, 'Zip hoodie', -1);
const cap = product(16, 'Cap', 5);
const amulet = product(18, 'Amulet', 4);
const zeroCap = { ...product(16, 'Cap', 0) };

const ids = (rows: readonly ReportRow[]) => rows.map((row) => row['product_id']);

describe('Rows that only the compared period has', () => {
	const now = [beanie, belt, returned];
	const before = [cap, amulet, product(10, 'Beanie', 1)];

	it('have 0 for all numbers of the period, and their name, SKU and price', () => {
		const { rows, ended } = listed(products, {}, { now, before });
		expect(rows.find((row) => row['product_id'] === 16)).toEqual(zeroCap);
		expect(ended).toBe(2);
	});

	it('are found with the numbers of that period', () => {
		const found = listed(products, {}, { now, before });
		expect(found.rows.map((row) => found.before(row)?.['items_sold'])).toEqual([
			...[1, undefined, 5, 4, undefined],
		]);
		expect(ids(found.rows)).toEqual([10, 12, 16, 18, 14]);
		// A row of the period alone had nothing then.
		expect(found.before(belt)).toEqual({});
	});

	it('are above numbers below 0, and first where the least comes first', () => {
		const query = { orderby: 'items_sold', order: 'asc' };
		const up = [...now].reverse();
		const { rows } = listed(products, query, { now: up, before: [...before].reverse() });
		expect(ids(rows)).toEqual([14, 18, 16, 12, 10]);
	});

	it('are among the others by name, in both directions', () => {
		const query = { orderby: 'product_name', order: 'asc' };
		const up = { now, before: [amulet, product(10, 'Beanie', 1), cap] };
		expect(ids(listed(products, query, up).rows)).toEqual([18, 10, 12, 16, 14]);
		const down = { now: [...now].reverse(), before: [...up.before].reverse() };
		expect(ids(listed(products, { ...query, order: 'desc' }, down).rows)).toEqual([
			...[14, 16, 12, 10, 18],
		]);
	});

	it('follow the order of the server, which begins weeks on the day of the shop', () => {
		const day = (value: string): ReportRow => ({ value, id: value, label: value, net_revenue: 1 });
		const { rows } = listed(
			breakdown,
			{ by: 'weekday' },
			// From Sunday on.
			{ now: ['7', '1', '3'].map(day), before: ['7', '1', '2', '3', '6'].map(day) },
		);
		expect(rows.map((row) => row['value'])).toEqual(['7', '1', '2', '3', '6']);
	});

	it('are sorted by values as the server is, which sorts countries by their codes', () => {
		const country = (value: string, label: string): ReportRow => ({ value, id: value, label });
		const [swiss, german] = [country('CH', 'Switzerland'), country('DE', 'Germany')];
		const query = { by: 'billing_country', orderby: 'value', order: 'asc' };
		const { rows } = listed(breakdown, query, { now: [swiss], before: [german] });
		expect(rows.map((row) => row['value'])).toEqual(['CH', 'DE']);
	});

	it('keep the percent of a tax, which is none of its numbers in the period', () => {
		const vat = {
			tax_rate_id: 4,
			tax_rate: 19,
			priority: 1,
			name: 'VAT',
			country: 'DE',
			state: '',
		};
		const sums = { total_tax: 38, order_tax: 30, shipping_tax: 8, orders_count: 2 };
		const { rows } = listed(taxes, {}, { now: [], before: [{ ...vat, ...sums }] });
		expect(rows).toEqual([
			{ ...vat, total_tax: 0, order_tax: 0, shipping_tax: 0, orders_count: 0 },
		]);
	});

	it('are not values that the compared period only spells differently', () => {
		const row = (value: string, net: number): ReportRow => ({
			...{ value, id: value, label: value, net_revenue: net },
		});
		const weekly = row('Weekly', 5);
		const found = listed(
			breakdown,
			{ by: 'campaign' },
			{ now: [weekly], before: [row('weekly', 3), row('autumn', 1)] },
		);
		expect(found.rows.map((one) => one['value'])).toEqual(['Weekly', 'autumn']);
		expect(found.before(weekly)?.['net_revenue']).toBe(3);
	});

	it('are none if both periods have the same rows, which stay as they are', () => {
		const { rows, ended } = listed(products, {}, { now, before: [...now].reverse() });
		expect(rows).toEqual(now);
		expect(ended).toBe(0);
	});

	it('make the changes of all rows the change of the total, and leave the order as it is', () => {
		const periods = fc.uniqueArray(fc.record({ id: fc.nat(30), sold: fc.integer({ min: -9 }) }), {
			selector: ({ id }) => id,
		});
		fc.assert(
			fc.property(periods, periods, (soldNow, soldBefore) => {
				const sorted = (sold: typeof soldNow) =>
					[...sold]
						.sort((one, other) => other.sold - one.sold)
						.map(({ id, sold: items }) => product(id, `Product ${id}`, items));
				const found = listed(products, {}, { now: sorted(soldNow), before: sorted(soldBefore) });
				const numbers = found.rows.map((row) => Number(row['items_sold']));
				const was = found.rows.map((row) => Number(found.before(row)?.['items_sold'] ?? 0));
				const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);
				const total = (sold: typeof soldNow) => sum(sold.map((one) => one.sold));
				expect(sum(numbers) - sum(was)).toBe(total(soldNow) - total(soldBefore));
				expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
				const everSold = new Set([...soldNow, ...soldBefore].map(({ id }) => id));
				expect(new Set(ids(found.rows))).toEqual(everSold);
			}),
		);
	});
});
