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

/** The first row and the totals of March. */
async function asked(
	version: string,
	dimension: string,
	metrics: readonly string[],
	order: object = sold,
): Promise<readonly (readonly (number | undefined)[])[]> {
	const database = await importSmall({
		...storeOf(version),
		'orders.json': [order],
		'refunds.json': [returned],
	});
	const app = await restApp(database);
	const reply = await app.inject({
		method: 'POST',
		url: '/wp-json/store-analytics/v1/query',
		payload: {
			...{ metrics, dimensions: [dimension] },
			range: { after: '2026-03-01', before: '2026-03-31' },
		},
	});
	const { rows, totals } = reply.json<{ rows: readonly Numbers[]; totals: Numbers }>();
	await app.close();
	await database.close();
	return [rows[0] ?? {}, totals].map((numbers) => metrics.map((metric) => numbers[metric]));
}

describe('The refund rate', () => {
	it.each(['product', 'billing_country'])(
		'by %s is a half where half of what was sold comes back, with tax or without',
		async (dimension) => {
			const metrics = ['refund_rate', 'refunds'];
			const [half, net] = [[0.5, 680.4] as const, [0.5, 567] as const];
			expect(await asked('10.9.0', dimension, metrics)).toEqual([half, half]);
			expect(await asked('9.4.0', dimension, metrics)).toEqual([net, net]);
		},
	);
});

describe('Gross sales by product', () => {
	it('have neither shipping nor its tax, and keep what came back, by the rules before and since 10.2', async () => {
		// 10.00 of shipping with 2.00 of tax.
		const shipped = {
			...{ ...sold, total: '1372.80', total_tax: '228.80', shipping_total: '10.00' },
			shipping_lines: [{ id: 3, total: '10.00', taxes: [{ id: 1, total: '2.00' }] }],
			tax_lines: [{ ...taxLine(1, 'AT-UST-1', 20, '226.80'), shipping_tax_total: '2.00' }],
		};
		for (const version of ['9.4.0', '10.9.0'])
			expect(await asked(version, 'product', ['gross_sales'], shipped)).toEqual([[1134], [1134]]);
	});
});
