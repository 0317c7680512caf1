import { importSmall, orderDocument, type SmallExport } from '../testing/small-export';
import { smallReply } from '../testing/rest-app';

const option = (key: string, value: string, displayKey = key) => ({
	key,
	value,
	display_key: displayKey,
	display_value: value,
});
const line = (id: number, quantity: number, total: string, about: object) => ({
	id,
	name: 'Jacket',
	product_id: 5,
	variation_id: 0,
	quantity,
	subtotal: total,
	total,
	taxes: [],
	...about,
});
const attribute = (id: number, name: string) => ({ id, name, slug: name, variation: true });
const lining = 'Inner lining';
const jacket = {
	id: 5,
	name: 'Jacket',
	type: 'variable',
	attributes: [attribute(1, 'pa_color'), attribute(0, lining), attribute(0, 'Fit')],
};

/** Orders of one line each. */
const shopWith = (...lines: readonly { readonly id: number }[]): SmallExport => ({
	'products.json': [jacket, { id: 6, name: 'Mug', type: 'simple', attributes: [] }],
	'orders.json': lines.map((one) => orderDocument(one.id, { line_items: [one] })),
});

const SOLD = `SELECT order_id, product_id, variation_id FROM wc_order_product_lookup ORDER BY order_id`;

async function sold(files: SmallExport) {
	const database = await importSmall(files);
	try {
		return await database.all(SOLD);
	} finally {
		await database.close();
	}
}

describe('A deleted variation of a product that is still there', () => {
	const madeUp = expect.any(Number);

	it('is told by the options that its line names, also by those of the product alone', async () => {
		const velvet = {
			meta_data: [option('inner-lining', 'Velvet', lining), option('fit', 'Slim', 'Fit')],
		};
		const silk = {
			meta_data: [option('inner-lining', 'Silk', lining), option('fit', 'Slim', 'Fit')],
		};
		const rows = await sold(
			shopWith(line(1, 1, '10', velvet), line(2, 1, '10', silk), line(3, 1, '10', velvet)),
		);
		expect(rows).toEqual(
			[1, 2, 3].map((order_id) => ({ order_id, product_id: 5, variation_id: madeUp })),
		);
		const [one, two, three] = rows.map((row) => Reflect.get(Object(row), 'variation_id'));
		expect([one > 0, one === three, one === two]).toEqual([true, true, false]);
	});

	it('is one of the variations even if the line leaves all options empty', async () => {
		const empty = { meta_data: [option('pa_color', ''), option('inner-lining', '', lining)] };
		const files = shopWith(line(1, 9, '2520.10', empty), line(2, 8, '2235.10', empty));
		const variations = await smallReply<{ items_sold: number; net_revenue: number }[]>(
			files,
			'wc-analytics/reports/variations?after=2026-01-01T00:00:00',
		);
		// 9 + 8 pieces, 2,520.10 + 2,235.10.
		expect(variations).toEqual([
			expect.objectContaining({ product_id: 5, items_sold: 17, net_revenue: 4755.2 }),
		]);
	});

	it('is none if the line’s entries are no options: a note, or what was sold before the product had variations', async () => {
		const note = { meta_data: [option('Backordered', '1')] };
		expect(
			await sold(
				shopWith(
					line(1, 1, '10', note),
					line(2, 1, '10', { meta_data: [] }),
					line(3, 1, '10', { product_id: 6, name: 'Mug', meta_data: [option('fit', 'Slim')] }),
				),
			),
		).toEqual([
			{ order_id: 1, product_id: 5, variation_id: 0 },
			{ order_id: 2, product_id: 5, variation_id: 0 },
			{ order_id: 3, product_id: 6, variation_id: 0 },
		]);
	});
});
