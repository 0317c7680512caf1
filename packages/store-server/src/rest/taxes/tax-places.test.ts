import { orderDocument, type SmallExport } from '../../testing/small-export';
import { smallReply } from '../../testing/rest-app';
import { paidOn, storeOf, taxedItem, taxLine } from '../../testing/tax-documents';

const march = 'after=2026-03-01T00:00:00&before=2026-03-31T23:59:59';

type Row = Readonly<Record<string, string | number | null>>;

const countries = [
	{ code: 'DE', name: 'Germany', states: [{ code: 'DE-BY', name: 'Bavaria' }] },
	{ code: 'AT', name: 'Austria', states: [] },
	{ code: 'US', name: 'United States', states: [{ code: 'CA', name: 'California' }] },
];

const rowsOf = (files: SmallExport, by: string, query = '') =>
	smallReply<Row[]>(
		{ 'countries.json': countries, ...files },
		`store-analytics/v1/taxes?${march}&by=${by}&orderby=place&order=asc${query}`,
	);
const statsOf = (files: SmallExport, query = '') =>
	smallReply<{ totals: Row }>(files, `store-analytics/v1/taxes/stats?${march}${query}`);

/** Goods for 100.00 and 50.00 in Germany, delivery for 10.00, and 5.00 of goods come back. */
const german: SmallExport = {
	...storeOf('10.7.0'),
	'orders.json': [
		orderDocument(1, {
			...{ total: '190.40', total_tax: '24.40', shipping_total: '10.00', ...paidOn('03-01') },
			line_items: [
				taxedItem('100.00', [[1, '19.00']]),
				taxedItem('50.00', [[2, '3.50']], { id: 2, product_id: 2 }),
			],
			shipping_lines: [{ id: 3, total: '10.00', taxes: [{ id: 1, total: '1.90' }] }],
			tax_lines: [
				{ ...taxLine(1, 'DE-MWST-1', 19, '19.00'), shipping_tax_total: '1.90' },
				taxLine(2, 'DE-ERM-1', 7, '3.50'),
			],
		}),
		// Placed and paid in February, returned in March.
		orderDocument(4, {
			...{ total: '119.00', total_tax: '19.00', ...paidOn('02-10') },
			...{ date_created: '2026-02-10T12:00:00', date_created_gmt: '2026-02-10T12:00:00' },
			line_items: [taxedItem('100.00', [[1, '19.00']])],
			tax_lines: [taxLine(1, 'DE-MWST-1', 19, '19.00')],
		}),
	],
	'refunds.json': [
		{
			...{ id: 5, parent_id: 4, amount: '23.80', date_created: '2026-03-20T12:00:00' },
			line_items: [taxedItem('-20.00', [[1, '-3.80']], { quantity: -1 })],
			tax_lines: [taxLine(1, 'DE-MWST-1', 19, '-3.80')],
		},
		{
			...{ id: 6, parent_id: 1, amount: '5.35', date_created: '2026-03-21T12:00:00' },
			line_items: [taxedItem('-5.00', [[2, '-0.35']], { quantity: -1 })],
			tax_lines: [taxLine(2, 'DE-ERM-1', 7, '-0.35')],
		},
	],
};

describe('Taxes of a country', () => {
	it('are base, tax, tax on shipping and refunds of the period, of earlier orders, too', async () => {
		expect(await rowsOf(german, 'country')).toEqual([
			{
				...{ id: 'DE', country: 'DE', state: '', country_name: 'Germany', state_name: '' },
				...{ code: '', rate: null, orders_count: 1 },
				taxable_amount: 100 + 50 + 10 - 20 - 5,
				refunded_amount: 20 + 5,
				earlier_amount: 20,
				charged_tax: 19 + 3.5,
				charged_shipping_tax: 1.9,
				refunded_tax: 4.15,
				earlier_tax: 3.8,
				// 19.00 + 3.50 + 1.90 - 3.80 - 0.35
				total_tax: 20.25,
			},
		]);
	});

	it('are told apart by percentage as a return lists them', async () => {
		expect(await rowsOf(german, 'country_rate')).toMatchObject([
			{ id: 'DE-7', rate: 7, taxable_amount: 45, total_tax: 3.15, earlier_tax: 0 },
			{ id: 'DE-19', rate: 19, taxable_amount: 90, total_tax: 17.1, earlier_tax: 3.8 },
		]);
	});

	it('can be asked for by the ids of rows', async () => {
		const asked = async (by: string, ids: string) => {
			const { totals } = await statsOf(german, `&by=${by}&places=${encodeURIComponent(ids)}`);
			return totals['total_tax'];
		};
		expect(await asked('country_rate', 'DE-7')).toBe(3.15);
		expect(await asked('country_rate', 'DE-7,DE-19')).toBe(20.25);
		expect(await asked('country', 'DE')).toBe(20.25);
		expect(await asked('state', 'DE')).toBe(20.25);
		expect(await asked('state', 'DE:DE-BY')).toBe(0);
	});

	it('are made by these orders and refunds, in order of time', async () => {
		const orders = await smallReply<Row[]>(
			german,
			`store-analytics/v1/taxes/orders?${march}&places=DE&order=asc`,
		);
		expect(orders).toMatchObject([
			{ order_id: 1, parent_id: 0, date: '2026-03-01 12:00:00', total_tax: 24.4, orders_count: 1 },
			{ order_id: 5, parent_id: 4, order_number: 4, refunded_tax: 3.8, taxable_amount: -20 },
			{ order_id: 6, parent_id: 1, total_tax: -0.35, orders_count: 0 },
		]);
	});

	it('are those of its totals, and of Revenue, whatever the version of WooCommerce', async () => {
		const { totals } = await statsOf(german);
		expect(totals).toMatchObject({ total_tax: 20.25, taxable_amount: 135, unknown_bases: 0 });
		const revenue = await smallReply<{ totals: Row }>(
			german,
			`wc-analytics/reports/revenue/stats?${march}&fields=taxes`,
		);
		expect(revenue.totals['taxes']).toBe(20.25);
	});

	it('are those of its whole, of which no state is named', async () => {
		expect(await rowsOf(german, 'state')).toMatchObject([
			{ id: 'DE', country_name: 'Germany', state: '', state_name: '', total_tax: 20.25 },
		]);
	});
});

describe('What several taxes of one place apply to', () => {
	const californian = (taxes: readonly object[], items: readonly object[]): SmallExport => ({
		...storeOf('11.2.0'),
		'orders.json': [
			orderDocument(1, {
				...{ total: '429.25', total_tax: '29.25', ...paidOn('03-01') },
				...{ line_items: items, tax_lines: taxes },
			}),
		],
	});

	it('counts once: a state, its district, and one item that only the district taxes', async () => {
		const files = californian(
			[taxLine(1, 'US-CA-STATE-1', 7.25, '21.75'), taxLine(2, 'US-CA-DISTRICT-2', 1.25, '5.00')],
			[
				taxedItem('300.00', [
					[1, '21.75'],
					[2, '3.75'],
				]),
				taxedItem('100.00', [[2, '1.25']], { id: 2 }),
			],
		);
		const california = { id: 'US:CA', state_name: 'California', taxable_amount: 400 };
		expect(await rowsOf(files, 'state')).toMatchObject([{ ...california, total_tax: 26.75 }]);
		expect(await rowsOf(files, 'country')).toMatchObject([{ id: 'US', taxable_amount: 400 }]);
		// A return by percentage lists each tax.
		expect(await rowsOf(files, 'country_rate')).toMatchObject([
			{ rate: 1.25, taxable_amount: 400 },
			{ rate: 7.25, taxable_amount: 300 },
		]);
	});

	it('counts once under the rate id 0 of services, of which the first tax has the base', async () => {
		const files = californian(
			[taxLine(0, 'US-CA-STATE-1', 6, '18.00'), taxLine(0, 'US-CA-COUNTY-1', 3.75, '11.25')],
			[taxedItem('300.00', [[0, '29.25']])],
		);
		expect(await rowsOf(files, 'state')).toMatchObject([
			{ id: 'US:CA', taxable_amount: 300, total_tax: 29.25 },
		]);
	});

	it('leaves out the tax that a compound rate taxes, too', async () => {
		const compound = { ...taxLine(2, 'CA-QC-QST-2', 9.975, '11.47'), compound: true };
		const files = californian(
			[taxLine(1, 'CA-QC-GST-1', 15, '15.00'), compound],
			[
				taxedItem('100.00', [
					[1, '15.00'],
					[2, '11.47'],
				]),
			],
		);
		expect(await rowsOf(files, 'country')).toMatchObject([{ taxable_amount: 100 }]);
		expect(await rowsOf(files, 'country_rate')).toMatchObject([
			{ rate: 9.975, taxable_amount: 115 },
			{ rate: 15, taxable_amount: 100 },
		]);
	});
});

describe('An unknown base', () => {
	const files: SmallExport = {
		...storeOf('11.2.0'),
		'orders.json': [
			orderDocument(1, {
				...{ total: '119.00', total_tax: '19.00', ...paidOn('03-01') },
				line_items: [taxedItem('100.00', [[1, '19.00']])],
				tax_lines: [taxLine(1, 'DE-MWST-1', 19, '19.00')],
			}),
			orderDocument(2, {
				...{ total: '60.00', total_tax: '10.00', ...paidOn('03-02'), number: 'A-2' },
				line_items: [taxedItem('50.00', [])],
				tax_lines: [taxLine(3, 'AT-UST-1', 20, '10.00')],
			}),
		],
	};

	it('is null, and with it that of the totals; the others are known', async () => {
		expect(await rowsOf(files, 'country')).toMatchObject([
			{ id: 'AT', taxable_amount: null, total_tax: 10 },
			{ id: 'DE', taxable_amount: 100, refunded_amount: 0 },
		]);
		const { totals } = await statsOf(files, '&fields=taxable_amount');
		expect(totals).toEqual({ taxable_amount: null, unknown_bases: 1 });
		const german = await statsOf(files, '&location_includes=DE&fields=taxable_amount');
		expect(german.totals).toEqual({ taxable_amount: 100, unknown_bases: 0 });
	});

	it('is told with its order', async () => {
		const path = `store-analytics/v1/taxes/differences?${march}`;
		expect(await smallReply(files, path)).toMatchObject({
			...{ taxes: 29, revenue_taxes: 29, difference: 0, orders_count: 0, orders: [] },
			unknown_count: 1,
			unknown: [{ order_id: 2, order_number: 'A-2', date: '2026-03-02 12:00:00' }],
		});
	});
});

describe('An order whose taxes by rate are not those of Revenue', () => {
	it('is told with the difference', async () => {
		const order = (id: number, tax: string, ofLine: string) =>
			orderDocument(id, {
				...{ total: '119.00', total_tax: tax, ...paidOn('03-01') },
				line_items: [taxedItem('100.00', [[1, ofLine]])],
				tax_lines: [taxLine(1, 'DE-MWST-1', 19, ofLine)],
			});
		const files: SmallExport = {
			...storeOf('11.2.0'),
			'orders.json': [order(1, '19.00', '19.00'), order(2, '19.00', '18.50')],
		};
		expect(await smallReply(files, `store-analytics/v1/taxes/differences?${march}`)).toMatchObject({
			...{ taxes: 37.5, revenue_taxes: 38, difference: -0.5, orders_count: 1 },
			orders: [{ order_id: 2, parent_id: 0, taxes: 18.5, revenue_taxes: 19, difference: -0.5 }],
		});
	});
});

describe('Taxes by place with filters by dimensions of orders', () => {
	const order = (id: number, code: string, tax: string, paidBy: string) =>
		orderDocument(id, {
			...{ total: '100.00', total_tax: tax, payment_method: paidBy, ...paidOn('03-01') },
			line_items: [taxedItem('100.00', [[id, tax]])],
			tax_lines: [taxLine(id, code, 10, tax)],
		});
	const files: SmallExport = {
		...storeOf('10.7.0'),
		'orders.json': [
			order(1, 'DE-MWST-1', '19.00', 'cod'),
			order(2, 'AT-UST-1', '20.00', 'bacs'),
			order(3, 'US-CA-STATE-1', '7.25', 'cod'),
		],
	};
	const taxesOf = async (query: string, by = 'country') =>
		(await rowsOf(files, by, query)).map((row) => [row['id'], row['total_tax']]);

	it('count where all filters hold, or one of them, of which the location is one', async () => {
		const filters = '&location_includes=DE&payment_method_is=bacs';
		expect(await taxesOf(filters)).toEqual([]);
		expect(await taxesOf(`${filters}&match=any`)).toEqual([
			['AT', 20],
			['DE', 19],
		]);
		const { totals } = await statsOf(files, `${filters}&match=any`);
		expect(totals).toMatchObject({ total_tax: 39, orders_count: 2 });
	});

	it('stay those of the return, and of the rows, that are asked for', async () => {
		expect(await taxesOf('&location_includes=DE&payment_method_is=cod&match=any', 'us')).toEqual([
			['US:CA', 7.25],
		]);
		expect(await taxesOf('&payment_method_is=cod&device_is=Mobile&match=any&places=DE')).toEqual([
			['DE', 19],
		]);
	});
});
