import { breakdownOf, dimensionFilters } from '@store-analytics/rest-api/breakdowns';
import { openSmallExport } from '../../testing/asked-export';
import { orderDocument } from '../../testing/small-export';

const tag = (id: number) => ({ id, name: `Tag ${id}`, slug: `tag-${id}` });
const product = (id: number, about: object) => ({
	...{ id, name: `Product ${id}`, type: 'simple', status: 'publish' },
	...about,
});
const line = (id: number, of: number, total: number, about: object = {}) => ({
	...{ id, product_id: of, name: `Product ${of}`, quantity: Math.sign(total) },
	...{ subtotal: total.toFixed(2), total: total.toFixed(2) },
	...about,
});
const from = (type: string) => ({
	meta_data: [{ key: '_wc_order_attribution_device_type', value: type }],
});

/**
 * Cup 3 has the tags 7 and 8, plate 4 the tag 7, bowl 5 none, and shirt 6 the tag 8. By hand: cups 20.00 and 40.00, of which
 * 20.00 came back; plates 30.00; a bowl 50.00; a shirt 60.00.
 */
const files = {
	'settings-wc-admin.json': [{ id: 'woocommerce_date_type', value: 'date_created' }],
	'categories.json': [{ id: 16, name: 'Kitchen', parent: 0 }],
	'products.json': [
		product(3, { tags: [tag(7), tag(8)], categories: [{ id: 16 }] }),
		product(4, { tags: [tag(7)], categories: [{ id: 16 }], brands: [tag(9)] }),
		product(5, {}),
		product(6, { tags: [tag(8)], type: 'variable' }),
	],
	'variations.json': [
		{ id: 61, parent_id: 6, name: 'Shirt', type: 'variation', status: 'publish' },
	],
	'orders.json': [
		orderDocument(1, {
			...{ line_items: [line(101, 3, 20), line(102, 4, 30)], total: '50.00' },
			...from('Mobile'),
		}),
		orderDocument(2, {
			...{ line_items: [line(103, 3, 40), line(104, 5, 50)], total: '90.00' },
			...from('Desktop'),
		}),
		orderDocument(3, {
			...{ line_items: [line(105, 6, 60, { variation_id: 61 })], total: '65.00' },
			// Net sales of orders have fees, those of products do not.
			fee_lines: [{ id: 106, name: 'Wrapping', total: '5.00', total_tax: '0.00' }],
			...from('Mobile'),
		}),
	],
	'refunds.json': [
		{
			...{ id: 11, parent_id: 1, reason: 'Broken', amount: '20.00' },
			...{ date_created: '2026-03-09T09:00:00', date_created_gmt: '2026-03-09T09:00:00' },
			line_items: [line(111, 3, -20)],
		},
	],
};

type Row = Readonly<Record<string, unknown>>;

let shop: Awaited<ReturnType<typeof openSmallExport>>;

beforeAll(async () => {
	shop = await openSmallExport(files);
});

afterAll(() => shop.close());

const days = 'after=2026-03-01T00:00:00&before=2026-03-31T23:59:59';

async function rowsOf(report: string, filters: string, id = 'product_id') {
	const rows = (await shop.ask(`reports/${report}?${days}&${filters}`)) as Row[]; // as: rows
	return Object.fromEntries(rows.map((row) => [row[id], row['net_revenue']]));
}

async function totalsOf(report: string, filters: string) {
	const stats = await shop.ask(`reports/${report}/stats?${days}&interval=year&${filters}`);
	return (stats as { totals: Row }).totals; // as: stats
}

describe('A filter by what was sold', () => {
	it('limits products to the lines that have a value: one with two tags counts once', async () => {
		expect(await rowsOf('products', 'tag_is=7')).toEqual({ 3: 40, 4: 30 });
		expect(await rowsOf('products', 'tag_is=7,8')).toEqual({ 3: 40, 4: 30, 6: 60 });
		expect(await rowsOf('products', 'brand_is=9')).toEqual({ 4: 30 });
		expect(await rowsOf('products', 'category_is=16&tag_is=8')).toEqual({ 3: 40 });
		expect(await rowsOf('products', 'product_is_not=3,5')).toEqual({ 4: 30, 6: 60 });
		expect(await rowsOf('products', 'variation_is=61')).toEqual({ 6: 60 });
		expect(await rowsOf('variations', 'tag_is=7')).toEqual({});
		expect(await rowsOf('variations', 'tag_is=8', 'variation_id')).toEqual({ 61: 60 });
		expect(await rowsOf('categories', 'tag_is=7', 'category_id')).toEqual({ 16: 70 });
	});

	it('parts products into those with a value, with others alone, and without any', async () => {
		expect(await rowsOf('products', 'tag_is=8')).toEqual({ 3: 40, 6: 60 });
		expect(await rowsOf('products', 'tag_is_not=8')).toEqual({ 4: 30 });
		expect(await rowsOf('products', 'tag_is_unknown=1')).toEqual({ 5: 50 });
		expect(await rowsOf('products', 'tag_is=~')).toEqual({ 5: 50 });
		expect(await rowsOf('products', 'tag_is_unknown=0')).toEqual({ 3: 40, 4: 30, 6: 60 });
		expect(await rowsOf('products', '')).toEqual({ 3: 40, 4: 30, 5: 50, 6: 60 });
	});

	it('limits the numbers above the table in the same way', async () => {
		expect(await totalsOf('products', 'tag_is=7')).toMatchObject({
			...{ items_sold: 2, net_revenue: 70, orders_count: 2, products_count: 2 },
		});
		expect(await totalsOf('products', 'tag_is_not=8')).toMatchObject({ net_revenue: 30 });
		expect(await totalsOf('variations', 'tag_is=8')).toMatchObject({ net_revenue: 60 });
	});

	it('holds together with one by what orders say, or one of them is enough', async () => {
		const both = 'tag_is=7&device_is=Mobile';
		// Cup and plate of order 1, and the cup that came back.
		expect(await rowsOf('products', both)).toEqual({ 3: 0, 4: 30 });
		const either = { 3: 40, 4: 30, 6: 60 };
		expect(await rowsOf('products', `${both}&match=any`)).toEqual(either);
		expect(await totalsOf('products', `${both}&match=any`)).toMatchObject({ net_revenue: 130 });
		// The row of a product stays that of the product.
		expect(await totalsOf('products', `${both}&match=any&products=3`)).toMatchObject({
			net_revenue: 40,
		});
		expect(await rowsOf('categories', `${both}&match=any`, 'category_id')).toMatchObject({
			16: 70,
		});
	});

	it('by orders takes any of several in Revenue, too', async () => {
		const filters = 'device_is=Desktop&status_is=processing';
		expect(await totalsOf('revenue', filters)).toMatchObject({ net_revenue: 0 });
		expect(await totalsOf('revenue', `${filters}&match=any`)).toMatchObject({ net_revenue: 90 });
	});

	it.each(['revenue/stats', 'orders', 'coupons', 'coupons/stats', 'taxes', 'customers'])(
		'is refused by %s, which have no such lines',
		async (report) => {
			expect(await shop.ask(`reports/${report}?tag_is=7`)).toMatchObject({
				code: 'rest_invalid_param',
			});
		},
	);
});

describe('The breakdown of products with a filter', () => {
	const shownBy = async (metric: string, filters: Readonly<Record<string, string>>) => {
		const found = breakdownOf({ endpoint: 'products', metric, params: filters });
		const totals = (found?.dimensions ?? []).map(async (dimension) => {
			const reply = await shop.query({
				...{ metrics: [found?.metric], dimensions: [dimension], date_type: 'date_created' },
				filters: dimensionFilters(found?.filters ?? {}),
				range: { after: '2026-03-01', before: '2026-03-31' },
			});
			return (reply as { totals: Row }).totals[found?.metric ?? '']; // as: a query's reply
		});
		return Promise.all(totals);
	};

	it.each([
		['net_revenue', { tag_is: '7' }, 70],
		['net_revenue', { brand_is: '9', device_is: 'Mobile' }, 30],
		['net_revenue', { device_is: 'Mobile' }, 90],
		['items_sold', { device_is: 'Mobile' }, 2],
		['orders_count', { device_is: 'Mobile' }, 2],
		['net_revenue', { product_type_is_not: 'simple' }, 60],
		['net_revenue', { tag_is: '7,8' }, 130],
		['net_revenue', { tag_is_not: '8' }, 30],
		['net_revenue', { tag_is: '7,~' }, 120],
	])('has the same %s of %j: %d', async (metric, filters, number) => {
		const totals = await shownBy(metric, { ...filters });
		expect(totals).not.toEqual([]);
		expect(totals).toEqual(totals.map(() => number));
		const shown = await totalsOf('products', String(new URLSearchParams({ ...filters })));
		expect(shown[metric]).toBe(number);
	});
});

describe('A query with a filter by what products can have several of', () => {
	const numbersBy = async (dimensions: readonly string[], filter: object) => {
		const reply = await shop.query({
			...{ metrics: ['net_revenue'], dimensions, date_type: 'date_created' },
			filters: [{ dimension: 'tag', ...filter }],
			range: { after: '2026-03-01', before: '2026-03-31' },
		});
		const { rows, totals } = reply as { rows: Row[]; totals: Row }; // as: a query's reply
		const [by = ''] = dimensions;
		const numbers = rows.map((row) => [String(row[by] ?? 'none'), row['net_revenue']]);
		return { rows: Object.fromEntries(numbers), total: totals['net_revenue'] };
	};

	it('counts each line once, whatever it is broken down by', async () => {
		const both = { is: ['7', '8'] };
		expect((await numbersBy([], both)).total).toBe(130);
		expect(await numbersBy(['product'], both)).toEqual({
			...{ rows: { 3: 40, 4: 30, 6: 60 }, total: 130 },
		});
		expect(await numbersBy(['device'], both)).toEqual({
			...{ rows: { Mobile: 90, Desktop: 40 }, total: 130 },
		});
		expect(await numbersBy(['tag'], both)).toEqual({ rows: { 7: 70, 8: 100 }, total: 130 });
	});

	it('parts lines into those with a value, with others alone, and without any', async () => {
		expect((await numbersBy(['product'], { is: ['8'] })).rows).toEqual({ 3: 40, 6: 60 });
		expect((await numbersBy(['product'], { is_not: ['8'] })).rows).toEqual({ 4: 30 });
		expect((await numbersBy(['product'], { is_unknown: true })).rows).toEqual({ 5: 50 });
	});

	it('limits rows by the same to those values, and totals to lines in one of the rows', async () => {
		expect(await numbersBy(['tag'], { is: ['8'] })).toEqual({ rows: { 8: 100 }, total: 100 });
		expect(await numbersBy(['tag'], { is_not: ['8'] })).toEqual({ rows: { 7: 70 }, total: 70 });
		expect(await numbersBy(['tag'], { is: [null, '7'] })).toEqual({
			...{ rows: { 7: 70, none: 50 }, total: 120 },
		});
	});
});
