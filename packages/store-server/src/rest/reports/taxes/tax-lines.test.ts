import { orderDocument, type SmallExport } from '../../../testing/small-export';
import { smallReplies, smallReply } from '../../../testing/rest-app';
import { paidOn, storeOf, taxedItem, taxLine } from '../../../testing/tax-documents';

const march = 'after=2026-03-01T00:00:00&before=2026-03-31T23:59:59';

interface Row {
	readonly tax_rate_id: number;
	readonly name: string;
	readonly tax_rate: number;
	readonly country: string;
	readonly state: string;
	readonly priority: number;
	readonly total_tax: number;
	readonly taxable_amount?: number;
	readonly orders_count: number;
}

const rowsOf = (files: SmallExport, query = '') =>
	smallReply<Row[]>(files, `wc-analytics/reports/taxes?${march}&per_page=50${query}`);
const totalsOf = (files: SmallExport, query = '') =>
	smallReply<{ totals: Readonly<Record<string, number>> }>(
		files,
		`wc-analytics/reports/taxes/stats?${march}${query}`,
	).then(({ totals }) => totals);

const created = (day: string) => ({
	date_created: `2026-${day}T12:00:00`,
	date_created_gmt: `2026-${day}T12:00:00`,
});

describe('Taxes that a service works out, all with the rate id 0', () => {
	/** 300.00 of goods: 6 % of the state, 0.25 % of the county, 1.25 % of the city, 2.25 % of the district. */
	const files = (version: string): SmallExport => ({
		...storeOf(version),
		'orders.json': [
			orderDocument(1, {
				...{ total: '329.25', total_tax: '29.25', ...paidOn('03-01') },
				line_items: [taxedItem('300.00', [[0, '29.25']])],
				tax_lines: [
					taxLine(0, 'US-CA-STATE-1', 6, '18.00'),
					taxLine(0, 'US-CA-COUNTY-1', 0.25, '0.75'),
					taxLine(0, 'US-CA-CITY-1', 1.25, '3.75'),
					taxLine(0, 'US-CA-DISTRICT-1', 2.25, '6.75'),
				],
			}),
		],
	});

	it('are four rows with the parts of their codes since WooCommerce 11.2', async () => {
		const rows = await rowsOf(files('11.2.0'), '&orderby=total_tax&order=desc');
		const shared = { tax_rate_id: 0, country: 'US', state: 'CA', priority: 1, orders_count: 1 };
		expect(rows).toMatchObject([
			{ ...shared, name: 'STATE', tax_rate: 6, total_tax: 18 },
			{ ...shared, name: 'DISTRICT', tax_rate: 2.25, total_tax: 6.75 },
			{ ...shared, name: 'CITY', tax_rate: 1.25, total_tax: 3.75 },
			{ ...shared, name: 'COUNTY', tax_rate: 0.25, total_tax: 0.75 },
		]);
		const totals = await totalsOf(files('11.2.0'));
		expect(totals).toMatchObject({ total_tax: 29.25, tax_codes: 4, orders_count: 1 });
	});

	it('have the taxed amount in the first one alone', async () => {
		const rows = await rowsOf(files('11.2.0'), '&orderby=taxable_amount&order=desc');
		expect(rows.map(({ taxable_amount }) => taxable_amount)).toEqual([300, 0, 0, 0]);
		expect(rows[0]?.name).toBe('STATE');
	});
});

describe('A rate whose percent was changed', () => {
	const order = (id: number, percent: number, tax: string) =>
		orderDocument(id, {
			...{ total: '120.00', total_tax: tax, ...paidOn('03-02') },
			line_items: [taxedItem('100.00', [[5, tax]])],
			tax_lines: [taxLine(5, 'GB-VAT-1', percent, tax)],
		});
	const files = (version: string): SmallExport => ({
		...storeOf(version),
		'tax-rates.json': [
			{ id: 5, country: 'GB', name: 'VAT', rate: '20.0000', priority: 1, order: 1 },
		],
		'orders.json': [order(1, 17.5, '17.50'), order(2, 20, '20.00'), order(3, 20, '20.00')],
	});

	it('has a row for each percent since WooCommerce 11.2, and one before', async () => {
		expect(await rowsOf(files('11.2.0'), '&orderby=rate&order=asc')).toMatchObject([
			{ tax_rate_id: 5, tax_rate: 17.5, total_tax: 17.5, taxable_amount: 100, orders_count: 1 },
			{ tax_rate_id: 5, tax_rate: 20, total_tax: 40, taxable_amount: 200, orders_count: 2 },
		]);
		const before = await rowsOf(files('11.1.0'));
		expect(before).toMatchObject([
			{ tax_rate_id: 5, tax_rate: 20, total_tax: 57.5, orders_count: 3 },
		]);
		expect(before[0]).not.toHaveProperty('taxable_amount');
	});

	it('is one segment, and both rows belong to it', async () => {
		const segments = await smallReply<{
			totals: { segments: { segment_id: number; subtotals: { total_tax: number } }[] };
		}>(
			files('11.2.0'),
			`wc-analytics/reports/taxes/stats?${march}&segmentby=tax_rate_id&fields=total_tax`,
		);
		expect(segments.totals.segments).toMatchObject([
			{ segment_id: 5, subtotals: { total_tax: 57.5 } },
		]);
		expect(await rowsOf(files('11.2.0'), '&taxes=5')).toHaveLength(2);
		expect(await rowsOf(files('11.2.0'), '&taxes=6')).toEqual([]);
	});

	it('is refused as a sort key while the shop has no taxed amounts', async () => {
		const query = `wc-analytics/reports/taxes?${march}&orderby=taxable_amount`;
		expect(await smallReplies(files('11.1.0'), [query])).toMatchObject([{ status: 400 }]);
	});
});

describe('The date of Taxes', () => {
	/** Placed in February and paid in March, placed in March and paid in April, placed in March and never paid. */
	const order = (id: number, tax: string, about: object) =>
		orderDocument(id, {
			...{ total: '60.00', total_tax: tax, ...about },
			line_items: [taxedItem('50.00', [[5, tax]])],
			tax_lines: [taxLine(5, 'GB-VAT-1', 20, tax)],
		});
	const files = (version: string, dateType = 'date_paid'): SmallExport => ({
		...storeOf(version),
		'settings-wc-admin.json': [{ id: 'woocommerce_date_type', value: dateType }],
		'orders.json': [
			order(1, '1.00', { ...created('02-27'), ...paidOn('03-03') }),
			order(2, '20.00', { ...created('03-30'), ...paidOn('04-02') }),
			order(3, '300.00', created('03-10')),
			order(4, '4000.00', { ...created('03-11'), ...paidOn('03-12') }),
		],
		'refunds.json': [
			{
				...{ id: 5, parent_id: 4, amount: '12.00', date_created: '2026-03-20T12:00:00' },
				meta_data: [{ key: '_refund_type', value: 'partial' }],
				line_items: [taxedItem('-10.00', [[5, '-2.00']], { quantity: -1 })],
				tax_lines: [taxLine(5, 'GB-VAT-1', 20, '-2.00')],
			},
		],
	});

	it.each([
		['11.1.0', 'date_paid', { total_tax: 20 + 300 + 4000 - 2, orders_count: 3 }],
		['11.2.0', 'date_paid', { total_tax: 1 + 4000 - 2, orders_count: 2 }],
		['11.2.0', 'date_created', { total_tax: 20 + 300 + 4000 - 2, orders_count: 3 }],
		['11.2.0', 'date_completed', { total_tax: 0, orders_count: 0 }],
	])('by WooCommerce %s with %s gives %j', async (version, dateType, expected) => {
		// Numbers and rows, from days and from parts of days, and the numbers of Overview.
		const parts = march.replace('00:00:00', '00:00:01');
		const replies = await smallReplies(
			files(version, dateType),
			[
				...[`taxes/stats?${march}`, `taxes/stats?${parts}`, `taxes?${march}`, `taxes?${parts}`],
				`performance-indicators?${march}&stats=taxes/total_tax`,
			].map((path) => `wc-analytics/reports/${path}`),
		);
		const rows = expected.total_tax === 0 ? [] : [expected];
		expect(replies.map(({ body }) => body)).toMatchObject([
			...[{ totals: expected }, { totals: expected }, rows, rows],
			[{ value: expected.total_tax }],
		]);
	});

	it('is that of Revenue since WooCommerce 11.2, so that both agree', async () => {
		const revenue = await smallReply<{ totals: { taxes: number } }>(
			files('11.2.0'),
			`wc-analytics/reports/revenue/stats?${march}&fields=taxes`,
		);
		const { total_tax } = await totalsOf(files('11.2.0'));
		expect(revenue.totals.taxes).toBe(total_tax);
	});

	it('lets refunds reduce the taxed amount', async () => {
		expect(await rowsOf(files('11.2.0'))).toMatchObject([{ taxable_amount: 50 + 50 - 10 }]);
	});
});

describe('The taxed amount', () => {
	it('of a full refund by status is what earlier refunds left', async () => {
		const tax = (total: string) => [taxLine(5, 'GB-VAT-1', 20, total)];
		const files: SmallExport = {
			...storeOf('11.2.0'),
			'settings-wc-admin.json': [{ id: 'woocommerce_date_type', value: 'date_created' }],
			'orders.json': [
				orderDocument(1, {
					...{ total: '60.00', total_tax: '10.00', status: 'refunded' },
					line_items: [taxedItem('50.00', [[5, '10.00']], { quantity: 5 })],
					tax_lines: tax('10.00'),
				}),
			],
			'refunds.json': [
				{
					...{ id: 2, parent_id: 1, amount: '12.00', date_created: '2026-03-02T12:00:00' },
					meta_data: [{ key: '_refund_type', value: 'partial' }],
					line_items: [taxedItem('-10.00', [[5, '-2.00']], { quantity: -1 })],
					tax_lines: tax('-2.00'),
				},
				{
					...{ id: 3, parent_id: 1, amount: '48.00', date_created: '2026-04-02T12:00:00' },
					meta_data: [{ key: '_refund_type', value: 'full' }],
					line_items: [],
				},
			],
		};
		expect(await rowsOf(files)).toMatchObject([{ total_tax: 8, taxable_amount: 40 }]);
		const april = await smallReply<Row[]>(
			files,
			'wc-analytics/reports/taxes?after=2026-04-01T00:00:00&before=2026-04-30T23:59:59',
		);
		expect(april).toMatchObject([{ total_tax: -8, taxable_amount: -40 }]);
	});

	it('is unknown, 0 under a tax, if one of the rows has no taxes by item', async () => {
		const order = (id: number, taxes: readonly (readonly [number, string])[]) =>
			orderDocument(id, {
				...{ total: '60.00', total_tax: '10.00', ...paidOn('03-02') },
				line_items: [taxedItem('50.00', taxes)],
				tax_lines: [taxLine(5, 'GB-VAT-1', 20, '10.00')],
			});
		const files = (taxes: readonly (readonly [number, string])[]): SmallExport => ({
			...storeOf('11.2.0'),
			'orders.json': [order(1, [[5, '10.00']]), order(2, taxes)],
		});
		expect(await rowsOf(files([[5, '10.00']]))).toMatchObject([{ taxable_amount: 100 }]);
		expect(await rowsOf(files([]))).toMatchObject([{ total_tax: 20, taxable_amount: 0 }]);
		// A rate that does not apply to the item has an empty total.
		expect(await rowsOf(files([[5, '']]))).toMatchObject([{ total_tax: 20, taxable_amount: 0 }]);
	});
});
