import { render, screen } from '@testing-library/react';
import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import type { TaxRow } from '@store-analytics/rest-api';
import { loadTaxDifferences } from '@store-analytics/rest-api/client';
import { readSettings } from '../../platform/settings/settings';
import { buildModel } from '../engine/definition/model';
import { csvOf } from '../engine/export/csv';
import { unknownFilters } from '../engine/query/unknown-filters';
import { viewOf } from '../engine/query/view';
import { rowKeys } from '../engine/table/row-keys';
import { reportTable } from '../engine/table/table-model';
import taxes from './taxes';

jest.mock('@store-analytics/rest-api/client', () => ({
	...jest.requireActual<object>('@store-analytics/rest-api/client'),
	loadTaxDifferences: jest.fn(),
}));

const currency = CurrencyFactory({ precision: 2 });
const settingsOf = (wcVersion: string) => readSettings({ adminUrl: '/wp-admin/', wcVersion });
const places = ['location_includes', 'location_excludes'];

const row = (about: Partial<TaxRow>): TaxRow => ({
	...{ tax_rate_id: 0, name: 'State', tax_rate: 6, country: 'US', state: 'CA', priority: 1 },
	...{ total_tax: 18, order_tax: 18, shipping_tax: 0, orders_count: 1, ...about },
});

function shown(wcVersion: string, rows: readonly TaxRow[]) {
	const settings = settingsOf(wcVersion);
	const model = buildModel(taxes, 'Taxes', settings);
	const tools = { query: {}, settings, currency };
	const items = { data: [...rows], totalResults: rows.length };
	const table = reportTable(model, items, { totals: {}, summary: [], tools });
	const at = table.headers.findIndex(({ key }) => key === 'taxable_amount');
	return {
		keys: table.headers.map(({ key }) => key),
		bases: table.rows.map((cells) => cells[at]?.display),
		csv: csvOf(model, items, tools, '').split('\n'),
		rowKeys: rowKeys(model, table),
	};
}

describe('Taxes by rate', () => {
	const noteOf = (wcVersion: string, date: string) => {
		const admin = { wcAdminSettings: { woocommerce_date_type: date } };
		const settings = readSettings({ adminUrl: '/wp-admin/', wcVersion, admin });
		return buildModel(taxes, 'Taxes', settings).comparison?.rowNote?.(undefined, []);
	};

	it('say that they count by another day than those of countries, where they do', () => {
		expect(noteOf('10.9.1', 'date_paid')).toMatch(
			/^By rate, orders count on the day they were placed,/,
		);
		expect(noteOf('10.9.1', 'date_created')).toBe('');
		expect(noteOf('11.2.0', 'date_paid')).toBe('');
	});
});

describe('Taxes by country', () => {
	const alone = readSettings({ adminUrl: '/wp-admin/', wcVersion: '9.4.0', standsAlone: true });
	const modelBy = (by: string, settings = alone) =>
		buildModel(taxes, 'Taxes', settings, { query: { by } });

	it('have a dash with its reason where an order does not say what was taxed, and nothing in files', () => {
		const model = modelBy('country');
		const tools = { query: {}, settings: alone, currency };
		const known = { refunded_amount: 0, charged_tax: 19, charged_shipping_tax: 0, refunded_tax: 0 };
		const germany = { id: 'DE', country: 'DE', country_name: 'Germany', total_tax: 19, ...known };
		const items = { data: [{ ...germany, taxable_amount: null }], totalResults: 1 };
		const [cells] = reportTable(model, items, { totals: {}, summary: [], tools }).rows;
		render(<>{cells?.[1]?.display}</>);
		expect(document.body).toHaveTextContent('–Unknown: an order lists no tax for its items.');
		expect(csvOf(model, items, tools, '').split('\n')[1]).toMatch(/^Germany,,19,0,0,19,/);
	});

	it('are a choice where the shop can answer it, each with the words of its return', () => {
		const labels = (by: string) => modelBy(by).columns.map(({ label }) => label);
		expect(labels('us')).toEqual(expect.arrayContaining(['State', 'Taxable sales', 'Tax due']));
		expect(labels('oss')).toEqual(
			expect.arrayContaining(['VAT rate', 'Taxable amount', 'VAT', 'Corrections: VAT']),
		);
		expect(modelBy('us')).toMatchObject({ endpoint: 'tax-places', statsEndpoint: 'tax-places' });
		expect(modelBy('rate').ownChoices).toEqual(expect.arrayContaining(['by=rate', 'by=oss']));
	});

	it('are a choice in wp-admin, too, and an unknown one is that of the rates', () => {
		const wpAdmin = settingsOf('9.4.0');
		expect(modelBy('country', wpAdmin).endpoint).toBe('tax-places');
		expect(modelBy('atlantis', wpAdmin)).toMatchObject({ endpoint: 'taxes' });
		expect(modelBy('atlantis', wpAdmin).ownChoices).toContain('by=country');
	});

	it('are filtered by location and by what their orders say, which holds without the panel', () => {
		const model = modelBy('country');
		const filters = Object.keys(model.advancedFilters.filters);
		expect(filters).toEqual(expect.arrayContaining(['location', 'device', 'payment_method']));
		expect(filters).not.toContain('product');
		const query = { by: 'country', device_is: 'Mobile', match: 'any' };
		const tools = { query, settings: alone, currency };
		const { table, stats } = viewOf(model, '/analytics/taxes', tools, storeClock());
		for (const request of [table, stats.primary]) {
			expect(request).toMatchObject({ device_is: 'Mobile', match: 'any' });
		}
	});

	it('end their filters with their view: by rate, these would be named and not hold', () => {
		const options = modelBy('country').filters.flatMap(({ filters }) => filters);
		const queryOf = (view: string) => options.find(({ value }) => value === view)?.query ?? {};
		const of = ['location_includes', 'device_is', 'device_is_not', 'match'];
		expect(Object.keys(queryOf('rate'))).toEqual(expect.arrayContaining(of));
		expect(Object.keys(queryOf('state'))).not.toContain('device_is');
	});

	it('name orders of unknown amounts with what helps there', async () => {
		const order = { order_id: 7, parent_id: 0, order_number: 7, date: '2026-10-01 12:00:00' };
		const unknown = [{ ...order, taxes: 10, revenue_taxes: 10, difference: 0 }];
		const sums = { taxes: 10, revenue_taxes: 10, difference: 0, orders_count: 0, orders: [] };
		const filling = { done: 500, total: 3218 };
		const reply = { ...sums, unknown_count: 1, unknown, filling };
		jest.mocked(loadTaxDifferences).mockResolvedValue(reply);
		const shown = (settings: typeof alone) => {
			const AboutTaxes = modelBy('country', settings).parts?.aboveTable;
			const query = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
			const props = { path: '', query: {}, chosen: 'country', charts: [], request: query };
			return AboutTaxes && <AboutTaxes {...props} tools={{ query: {}, settings, currency }} />;
		};
		render(<>{shown(settingsOf('9.4.0'))}</>);
		expect(await screen.findByText(/Check the taxes of the items/)).toBeVisible();
		expect(screen.getByText(/500 of 3,218 orders have been read so far/)).toBeVisible();
		render(<>{shown(alone)}</>);
		expect(await screen.findByText(/connect the shop into a new file/)).toBeVisible();
	});
});

const older = ['tax_code', 'rate', 'total_tax', 'order_tax', 'shipping_tax', 'orders_count'];
const newer = older.toSpliced(5, 0, 'taxable_amount');

describe('The taxable amount of Taxes', () => {
	it.each<[string, string, TaxRow[], string[]]>([
		['is a column of the rows that have it', '11.2.0', [row({ taxable_amount: 300 })], newer],
		['is a column while there are no rows', '11.2.0', [], newer],
		['is none if the shop has not updated its tables', '11.2.0', [row({})], older],
		['is none before WooCommerce 11.2', '11.1.0', [], older],
	])('%s (%s)', (_title, version, rows, keys) => {
		expect(shown(version, rows).keys).toEqual(keys);
	});

	it('is N/A on screen and empty in files if it is unknown: 0 under a tax', () => {
		const { bases, csv } = shown('11.2.0', [
			row({ taxable_amount: 300 }),
			row({ taxable_amount: 0 }),
			row({ taxable_amount: 0, total_tax: 0, order_tax: 0 }),
		]);
		expect(bases).toEqual(['$300.00', 'N/A', '$0.00']);
		expect(csv).toEqual([
			'"Tax code",Rate,"Total tax","Order tax","Shipping tax","Taxable amount",Orders',
			'US-CA-STATE-1,6,18,18,0,300,1',
			'US-CA-STATE-1,6,18,18,0,,1',
			'US-CA-STATE-1,6,0,0,0,0,1',
		]);
	});
});

describe('Taxes of one rate id', () => {
	it('keep their rows apart by code and percent', () => {
		const rows = [row({}), row({ name: 'County' }), row({ tax_rate: 6.5 })];
		expect(shown('11.2.0', rows).rowKeys).toEqual([
			'0 US-CA-STATE-1 6',
			'0 US-CA-COUNTY-1 6',
			'0 US-CA-STATE-1 6.5',
		]);
	});
});

describe('The location filter of Taxes', () => {
	const model = (known: readonly string[]) =>
		buildModel(taxes, 'Taxes', settingsOf('11.3.0'), { known });

	it('is there only if both parameters are known', () => {
		expect(Object.keys(model(places).advancedFilters.filters)).toEqual(['location']);
		expect(model(['location_includes']).advancedFilters.filters).toEqual({});
		expect(model([]).advancedFilters.filters).toEqual({});
		const choices = (known: readonly string[]) => model(known).ownChoices;
		expect(choices(places)).toContain('filter=advanced');
		expect(choices([])).not.toContain('filter=advanced');
	});

	it('limits rows, numbers and the compared period', () => {
		const settings = settingsOf('11.3.0');
		const query = {
			...{ period: 'month', compare: 'previous_year' },
			...{ filter: 'advanced', location_includes: 'GB,US:CA' },
		};
		const tools = { query, settings, currency };
		const { table, stats } = viewOf(model(places), '/analytics/taxes', tools, storeClock());
		for (const request of [table, stats.primary, stats.secondary]) {
			expect(request).toMatchObject({ location_includes: 'GB,US:CA' });
		}
		expect(unknownFilters(model(places), query)).toEqual([]);
		// Until the routes have told, nobody knows them, and nothing is requested without them.
		expect(unknownFilters(model([]), query)).toEqual(['location_includes']);
	});
});
