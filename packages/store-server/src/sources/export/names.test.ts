import { importSmall, orderDocument } from '../../testing/small-export';

const line = (id: number, product: number, name: string) => ({
	id,
	name,
	product_id: product,
	quantity: 1,
	subtotal: '1.00',
	total: '1.00',
});

describe('The name of a product', () => {
	it('loses its tags once, before entities become signs of the text', async () => {
		const database = await importSmall({
			'products.json': [
				{ id: 1, name: 'Cable <b>USB</b> &lt; 2 m &gt; 1 m' },
				{ id: 2, name: 'Book &lt;b&gt; for web designers' },
				{ id: 3, name: 'Plug 3 <-> 2' },
			],
			'variations.json': [
				{ id: 4, parent_id: 1, attributes: [{ id: 0, name: 'Length', option: '&lt; 1 m' }] },
			],
			'orders.json': [
				orderDocument(7, {
					line_items: [line(1, 0, 'Old <i>plug</i> &lt; 5 A'), line(2, 0, 'Old plug &lt;i&gt;')],
				}),
			],
		});
		expect(
			await database.all(`SELECT name FROM products
				UNION ALL SELECT order_item_name FROM order_items ORDER BY 1`),
		).toEqual(
			[
				'Book <b> for web designers',
				'Cable USB < 2 m > 1 m',
				'Cable USB < 2 m > 1 m - < 1 m',
				'Old plug < 5 A',
				'Old plug <i>',
				'Plug 3 <-> 2',
			].map((name) => ({ name })),
		);
		await database.close();
	});
});
