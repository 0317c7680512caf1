import { orderDocument, type SmallExport } from '../../testing/small-export';
import { smallReplies, smallReply } from '../../testing/rest-app';
import { paidOn, storeOf, taxedItem, taxLine } from '../../testing/tax-documents';

const march = 'after=2026-03-01T00:00:00&before=2026-03-31T23:59:59';

type Row = Readonly<Record<string, string | number | null>>;

const rowsOf = (files: SmallExport, by: string, query = '') =>
	smallReply<Row[]>(
		files,
		`store-analytics/v1/taxes?${march}&by=${by}&orderby=place&order=asc${query}`,
	);

describe('The place of a tax whose rate is for all countries', () => {
	const order = (id: number, about: object) =>
		orderDocument(id, {
			...{ total: '12.00', total_tax: '2.00', ...paidOn('03-01'), ...about },
			line_items: [taxedItem('10.00', [[9, '2.00']])],
			tax_lines: [taxLine(9, 'VAT-1', 20, '2.00')],
		});
	const files = (basedOn: string): SmallExport => ({
		...storeOf('11.2.0'),
		'settings-tax.json': [{ id: 'woocommerce_tax_based_on', value: basedOn }],
		'settings-general.json': [{ id: 'woocommerce_default_country', value: 'US:CA' }],
		'orders.json': [
			order(1, { billing: { country: 'DE', state: 'DE-BY' }, shipping: { country: 'AT' } }),
			order(2, { billing: { country: 'DE', state: 'DE-BY' } }),
		],
	});

	it.each([
		['shipping', ['AT', 'DE:DE-BY']],
		['billing', ['DE:DE-BY']],
		['base', ['US:CA']],
	])('is that of the address which taxes are based on: %s', async (basedOn, places) => {
		const rows = await rowsOf(files(basedOn), 'state');
		expect(rows.map(({ id }) => id)).toEqual(places);
		expect(rows.at(-1)).toMatchObject({ taxable_amount: places.length === 1 ? 20 : 10 });
	});
});

describe('Filters by place', () => {
	const order = (id: number, code: string) =>
		orderDocument(id, {
			...{ total: '11.00', total_tax: '1.00', ...paidOn('03-01') },
			line_items: [taxedItem('10.00', [[id, '1.00']])],
			tax_lines: [taxLine(id, code, 10, '1.00')],
		});
	const files: SmallExport = {
		...storeOf('9.4.0'),
		'settings-general.json': [{ id: 'woocommerce_default_country', value: 'DE:DE-BY' }],
		'countries.json': [
			...['AT', 'DE', 'GB'].map((code) => ({ code, name: code, states: [] })),
			{ code: 'US', name: 'United States', states: [{ code: 'CA' }, { code: 'NY' }] },
		],
		'orders.json': ['AT-A-1', 'DE-D-1', 'GB-G-1', 'US-CA-C-1', 'US-NY-N-1'].map((code, index) =>
			order(index + 1, code),
		),
	};

	it('choose places, in rows and totals', async () => {
		const cases: readonly (readonly [query: string, places: readonly string[]])[] = [
			['', ['AT', 'DE', 'GB', 'US:CA', 'US:NY']],
			['&location_includes=AT,US:CA', ['AT', 'US:CA']],
			['&location_includes=US', ['US:CA', 'US:NY']],
			['&location_excludes=US:CA,DE', ['AT', 'GB', 'US:NY']],
			['&location_includes=,', []],
		];
		const paths = cases.flatMap(([query]) => [
			`store-analytics/v1/taxes?${march}&by=state&orderby=place&order=asc${query}`,
			`store-analytics/v1/taxes/stats?${march}${query}`,
		]);
		const replies = await smallReplies(files, paths);
		for (const [index, [query, places]] of cases.entries()) {
			const [rows, stats] = replies.slice(2 * index).map(({ body }) => body);
			expect([query, (rows as Row[]).map(({ id }) => id)]).toEqual([query, places]);
			const total = { total_tax: places.length, orders_count: places.length };
			expect([query, stats]).toMatchObject([query, { totals: total }]);
		}
	});

	it('are those that a return lists: of the EU without the own country, and of US states', async () => {
		expect(await rowsOf(files, 'oss')).toMatchObject([{ id: 'AT-10', rate: 10, total_tax: 1 }]);
		const states = await rowsOf(files, 'us', '&location_excludes=US:NY');
		expect(states.map(({ id }) => id)).toEqual(['US:CA']);
		const path = `store-analytics/v1/taxes/stats?${march}&by=us`;
		expect(await smallReply(files, path)).toMatchObject({ totals: { total_tax: 2 } });
	});

	it('refuse what there is not', async () => {
		const paths = ['by=city', 'orderby=name'].map(
			(query) => `store-analytics/v1/taxes?${march}&${query}`,
		);
		const replies = await smallReplies(files, paths);
		expect(replies.map(({ status }) => status)).toEqual([400, 400]);
	});
});
