import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { readSettings } from '../../../platform/settings/settings';
import products from '../../definitions/products';
import { buildModel } from '../definition/model';
import { viewOf } from '../query/view';
import { csvOfAllPages } from './csv';

const settings = readSettings({ adminUrl: '/wp-admin/' });
const tools = { query: {}, settings, currency: CurrencyFactory() };
const rowOf = (id: number) => ({
	product_id: id,
	items_sold: id,
	net_revenue: 10,
	orders_count: 1,
	extended_info: { name: `Product ${id}`, sku: '' },
});

it('A file of several pages has its headings once, above the rows of all pages', async () => {
	globalThis.fetch = async (url) => {
		const page = Number(new URL(String(url), 'http://shop.test').searchParams.get('page'));
		return {
			ok: true,
			status: 200,
			headers: new Headers({ 'X-WP-Total': '3', 'X-WP-TotalPages': '2' }),
			text: async () => JSON.stringify(page === 1 ? [rowOf(11), rowOf(12)] : [rowOf(13)]),
		} as Response; // The client reads only these properties.
	};
	const model = buildModel(products, 'Products', settings);
	const view = viewOf(model, '/analytics/products', tools, storeClock());
	const options = { choice: [], sort: undefined, signal: new AbortController().signal };
	const lines = (await csvOfAllPages(view, [], options)).split('\n');
	expect(lines.map((line) => line.split(',')[0]?.replaceAll('"', ''))).toEqual([
		'Product title',
		'Product 11',
		'Product 12',
		'Product 13',
	]);
});
