import { orderDocument } from '../../testing/small-export';
import { smallReply } from '../../testing/rest-app';

const line = { quantity: 1, subtotal: '100.00', total: '100.00', taxes: [], meta_data: [] };
const order = orderDocument(1, {
	customer_id: 7,
	total: '119.00',
	total_tax: '19.00',
	billing: { first_name: 'Ann', last_name: 'Till', email: 'ann@shop.example' },
	line_items: [
		{ ...line, id: 1, product_id: 5, variation_id: 6, name: 'Tee - Red', quantity: 2 },
		{ ...line, id: 2, product_id: 3, variation_id: 0, name: 'Cup of old' },
		{ ...line, id: 3, product_id: 5, variation_id: 6, name: 'Tee - Red', quantity: 4 },
	],
	tax_lines: [{ id: 9, rate_id: 1, label: 'VAT', rate_code: 'DE-VAT-1', tax_total: '19.00' }],
});
const refund = {
	id: 2,
	parent_id: 1,
	date_created: '2026-03-02T12:00:00',
	date_created_gmt: '2026-03-02T12:00:00',
	amount: '59.50',
	line_items: [],
	tax_lines: [{ id: 10, rate_id: 1, rate_code: 'DE-VAT-1', tax_total: '-9.50' }],
	meta_data: [{ key: '_refund_type', value: 'partial' }],
};
const ofTaxes = [
	{ id: 'woocommerce_tax_display_cart', value: 'incl' },
	{ id: 'woocommerce_tax_total_display', value: 'itemized' },
];
const shop = {
	'settings-general.json': [
		{ id: 'woocommerce_calc_taxes', value: 'yes' },
		{ id: 'woocommerce_currency', value: 'USD' },
	],
	'settings-tax.json': ofTaxes,
	'products.json': [
		{ id: 5, name: 'Tee', type: 'variable' },
		{ id: 3, name: 'Cup', type: 'simple' },
	],
	'variations.json': [{ id: 6, parent_id: 5, attributes: [{ name: 'Color', option: 'Red' }] }],
	'orders.json': [
		{ ...order, currency: 'USD' },
		{ ...orderDocument(4), currency: 'USD' },
	],
	'refunds.json': [refund],
	'customers.json': [{ id: 7, role: 'customer', username: 'ann', email: 'ann@shop.example' }],
	'analytics-customers.json': [
		{
			id: 41,
			user_id: 7,
			username: 'ann',
			first_name: 'Ann',
			last_name: 'Till',
			email: 'ann@shop.example',
			country: 'DE',
			date_last_active: '2026-03-01T12:00:00',
			date_registered_gmt: '2026-01-05T08:00:00',
		},
	],
};

describe('The total of an order', () => {
	it('[S7.reports.1] has no taxes in it, also where the shop shows prices with tax; what is left stands behind', async () => {
		const written = ({ total_formatted: total }: { total_formatted: string }) => total;
		const listed = await smallReply<{ id: number; total_formatted: string }[]>(
			shop,
			'wc-analytics/orders?orderby=id&order=asc',
		);
		expect(listed.map(written)).toEqual(['$119.00 $59.50', '$10.00']);
		const reported = await smallReply<{ order_id: number; total_formatted: string }[]>(
			{
				...shop,
				'settings-wc-admin.json': [{ id: 'woocommerce_date_type', value: 'date_created' }],
			},
			'wc-analytics/reports/orders?after=2026-01-01T00:00:00&order=asc',
		);
		// The second is the other order of the same second, the third the refund.
		expect(reported.map(written)).toEqual(['$119.00 $59.50', '$10.00', '$119.00 $59.50']);
	});
});

describe('An order', () => {
	it('[S7.search-controls-all.7] has its customer and its products, each with its first item, only where they are asked for', async () => {
		const asked = 'wc-analytics/orders?orderby=id&order=asc';
		const [whole] = await smallReply<object[]>(shop, asked);
		expect(Object.keys(whole ?? {})).not.toEqual(expect.arrayContaining(['customer']));
		const fields = ['id', 'customer', 'products'].map((name, at) => `&_fields[${at}]=${name}`);
		expect(await smallReply(shop, `${asked}${fields.join('')}`)).toEqual([
			{
				id: 1,
				customer: {
					customer_id: '41',
					user_id: '7',
					username: 'ann',
					first_name: 'Ann',
					last_name: 'Till',
					email: 'ann@shop.example',
					date_last_active: '2026-03-01 12:00:00',
					date_registered: '2026-01-05 08:00:00',
					country: 'DE',
					postcode: '',
					city: '',
					state: '',
				},
				products: [
					{
						order_id: '1',
						product_id: '3',
						product_quantity: '1',
						variation_id: '0',
						product_name: 'Cup',
					},
					{
						order_id: '1',
						product_id: '5',
						product_quantity: '2',
						variation_id: '6',
						product_name: 'Tee',
					},
				],
			},
			{ id: 4, customer: null, products: [] },
		]);
	});
});
