import { orderDocument, type SmallExport } from '../../../testing/small-export';
import { smallReplies } from '../../../testing/rest-app';
import { paidOn, storeOf, taxedItem, taxLine } from '../../../testing/tax-documents';

const march = 'after=2026-03-01T00:00:00&before=2026-03-31T23:59:59';

interface Row {
	readonly total_tax: number;
}

describe('The place of Taxes', () => {
	const order = (id: number, code: string, tax: string) =>
		orderDocument(id, {
			...{ total: '60.00', total_tax: tax, ...paidOn('03-02') },
			line_items: [taxedItem('50.00', [[id, tax]])],
			tax_lines: [taxLine(id, code, 20, tax)],
		});
	const files = (version = '11.3.0'): SmallExport => ({
		...storeOf(version),
		'orders.json': [
			order(1, 'GB-VAT-1', '1.00'),
			order(2, 'US-CA-STATE TAX-1', '20.00'),
			order(3, 'US-NY-STATE TAX-1', '300.00'),
			order(4, 'VAT-1', '4000.00'),
		],
	});

	const places = [
		['location_includes=GB', 1],
		['location_includes=gb', 1],
		['location_includes=US', 320],
		['location_includes=US:CA', 20],
		['location_includes=us:ca,GB', 21],
		['location_includes=US:', 0],
		['location_includes=,', 0],
		['location_includes=US:,GB', 1],
		['location_includes=', 4321],
		['location_excludes=US', 4001],
		['location_excludes=US:NY', 4021],
		['location_excludes=US:', 4321],
		['location_includes=US&location_excludes=US:CA', 300],
		['location_includes=US&taxes=1,2', 20],
	] as const;

	it('limits numbers and rows', async () => {
		const paths = ['taxes', 'taxes/stats'].flatMap((report) =>
			places.map(([query]) => `wc-analytics/reports/${report}?${march}&${query}`),
		);
		const replies = await smallReplies(files(), paths);
		const taxes = replies.map(({ body }) =>
			Array.isArray(body)
				? body.reduce((sum: number, row: Row) => sum + row.total_tax, 0)
				: Object(body).totals.total_tax,
		);
		const expected = places.map(([, tax]) => tax);
		expect(taxes).toEqual([...expected, ...expected]);
	});

	it('is a filter that shops before WooCommerce 11.3 do not know', async () => {
		const replies = await smallReplies(files('11.2.9'), [
			`wc-analytics/reports/taxes?${march}&location_includes=GB`,
			`wc-analytics/reports/taxes/stats?${march}&location_excludes=GB`,
		]);
		expect(replies).toMatchObject([{ status: 400 }, { status: 400 }]);
	});

	it('leaves the number of rows that are there, if rates are chosen as well', async () => {
		const [reply] = await smallReplies(files(), [
			`wc-analytics/reports/taxes?${march}&location_includes=US&taxes=1,2,99`,
		]);
		expect(reply?.total).toBe('1');
	});
});
