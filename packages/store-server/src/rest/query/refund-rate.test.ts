import { restApp } from '../../testing/rest-app';
import { importSmall, orderDocument } from '../../testing/small-export';
import { paidOn, storeOf, taxedItem, taxLine } from '../../testing/tax-documents';

type Numbers = Readonly<Record<string, number>>;

/** Six jackets for 189.00 and 20 % of tax, and three of them come back. */
const sold = orderDocument(1, {
	...{ total: '1360.80', total_tax: '226.80', ...paidOn('03-01') },
	line_items: [taxedItem('1134.00', [[1, '226.80']], { quantity: 6, product_id: 5 })],
	tax_lines: [taxLine(1, 'AT-UST-1', 20, '226.80')],
});
const returned = {
	...{ id: 2, parent_id: 1, amount: '680.40', date_created: '2026-03-05T12:00:00' },
	line_items: [taxedItem('-567.00', [[1, '-113.40']], { quantity: -3, product_id: 5 })],
	tax_lines: [taxLine(1, 'AT-UST-1', 20, '-113.40')],
};

async function rates(version: string, dimension: string): Promise<readonly (number | undefined)[]> {
	const database = await importSmall({
		...storeOf(version),
		'orders.json': [sold],
		'refunds.json': [returned],
	});
	const app = await restApp(database);
	const reply = await app.inject({
		method: 'POST',
		url: '/wp-json/store-analytics/v1/query',
		payload: {
			metrics: ['refund_rate', 'refunds'],
			dimensions: [dimension],
			range: { after: '2026-03-01', before: '2026-03-31' },
		},
	});
	const { rows, totals } = reply.json<{ rows: readonly Numbers[]; totals: Numbers }>();
	await app.close();
	await database.close();
	return [rows[0]?.['refund_rate'], totals['refund_rate'], totals['refunds']];
}

describe('The refund rate', () => {
	it.each(['product', 'billing_country'])(
		'by %s is a half where half of what was sold comes back, with tax or without',
		async (dimension) => {
			expect(await rates('10.9.0', dimension)).toEqual([0.5, 0.5, 680.4]);
			expect(await rates('9.4.0', dimension)).toEqual([0.5, 0.5, 567]);
		},
	);
});
