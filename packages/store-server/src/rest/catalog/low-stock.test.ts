import { orderDocument } from '../../testing/small-export';
import { smallReplies } from '../../testing/rest-app';

const made = (day: string) => ({
	date_created: `2026-01-${day}T00:00:00`,
	date_created_gmt: `2026-01-${day}T00:00:00`,
	status: 'publish',
	stock_status: 'instock',
	manage_stock: true,
});
const rate = (id: number, own: object) => ({
	id,
	state: '',
	postcode: '',
	city: '',
	name: 'Tax',
	priority: 1,
	compound: false,
	shipping: true,
	order: id,
	class: 'standard',
	...own,
});
const shop = {
	'settings-products.json': [{ id: 'woocommerce_notify_low_stock_amount', value: '2' }],
	'products.json': [
		{ ...made('01'), id: 1, name: 'Mug', type: 'simple', stock_quantity: 3, low_stock_amount: 5 },
		{ ...made('02'), id: 2, name: 'Plate', type: 'simple', stock_quantity: 3 },
		{
			...made('03'),
			id: 3,
			name: 'Bowl',
			type: 'simple',
			stock_quantity: -4,
			stock_status: 'onbackorder',
		},
		{
			...made('04'),
			id: 4,
			name: 'Tee',
			type: 'variable',
			stock_quantity: null,
			manage_stock: false,
		},
		{ ...made('06'), id: 7, name: 'Old mug', type: 'simple', stock_quantity: 0, status: 'draft' },
	],
	'settings-general.json': [
		{ id: 'woocommerce_default_country', value: 'DE' },
		{ id: 'woocommerce_calc_taxes', value: 'yes' },
	],
	'settings-tax.json': [{ id: 'woocommerce_prices_include_tax', value: 'yes' }],
	'tax-rates.json': [
		rate(1, { country: '', rate: '7.0000' }),
		rate(2, { country: 'DE', rate: '20.0000' }),
		rate(3, { country: 'DE', rate: '5.0000', priority: 2, compound: true }),
		rate(4, { country: 'PL', rate: '23.0000', priority: 3 }),
		rate(5, { country: 'DE', rate: '9.0000', priority: 4, class: 'reduced-rate' }),
	],
	'variations.json': [
		{
			...made('05'),
			id: 5,
			parent_id: 4,
			type: 'variation',
			name: 'Red, Größe 4 🧦',
			price: '12.5',
			tax_status: 'taxable',
			stock_quantity: 2,
			image: { id: 9, src: 'https://shop.example/red.jpg' },
			gallery_image_ids: [],
			attributes: [
				{ id: 0, name: 'Color', slug: 'color', option: 'Red' },
				{ id: 0, name: 'Size', slug: 'size', option: 'Größe 4 🧦' },
			],
		},
		{ ...made('05'), id: 6, parent_id: 4, stock_quantity: 2, manage_stock: 'parent' },
	],
	'orders.json': [
		orderDocument(20, {
			line_items: [
				{
					id: 1,
					product_id: 4,
					variation_id: 5,
					name: 'Tee',
					quantity: 1,
					total: '1',
					subtotal: '1',
				},
			],
		}),
	],
};

describe('[S7.products.1] Products that are low in stock', () => {
	it('are those at or below their limit or the shop’s, variations among them, with the date of their last order', async () => {
		const [low, all, drafts] = await smallReplies(shop, [
			'wc-analytics/products?low_in_stock=true&status=publish',
			'wc-analytics/products?status=publish',
			'wc-analytics/products?low_in_stock=true&status=draft&_fields=id',
		]);
		expect([low?.total, all?.total]).toEqual(['2', '4']);
		expect(low?.body).toMatchObject([
			{
				id: 5,
				name: 'Tee - Red, Größe 4 🧦',
				slug: 'tee-red-grose-4-%f0%9f%a7%a6',
				type: 'variation',
				parent_id: 4,
				total_sales: '0',
				images: [{ id: 9 }],
				shipping_required: true,
				last_order_date: '2026-03-01T12:00:00',
				_links: { up: [{ href: expect.stringMatching(/\/wc-analytics\/products\/4$/) }] },
			},
			{ id: 1, name: 'Mug', type: 'simple', last_order_date: null },
		]);
		// 12.50 without 20 %, and 5 % of that and this tax: 9.92. The other rates are of other places or classes.
		expect(low?.body).toHaveProperty('0.price_html', expect.stringMatching(/>9\.92</));
		// WooCommerce 10.9 lists pictures of a variation there as those of a product.
		expect(low?.body).not.toHaveProperty('0.gallery_image_ids');
		expect(drafts?.body).toEqual([{ id: 7 }]);
	});
});
