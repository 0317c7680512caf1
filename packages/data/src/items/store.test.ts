import { createRegistry } from '@wordpress/data';
import { fakeShop, heldResponse, settle, type FakeShop } from '../testing/fake-shop';
import { operationError, serverError } from '../testing/shop-responses';
import { searchItemsByString } from './search-items';
import { store } from './store';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const mug = { id: 5, parent_id: 0, type: 'simple', name: 'Mug', stock_quantity: 3 };
const hoodieBlue = { id: 73, parent_id: 64, type: 'variation', name: 'Hoodie', stock_quantity: 9 };

beforeEach(() => {
	shop = fakeShop();
	shop.on('GET /wc-analytics/products', {
		body: [mug, hoodieBlue],
		headers: { 'X-WP-Total': '60', 'X-WP-TotalPages': '6' },
	});
	registry = createRegistry();
	registry.register(store);
});
afterEach(() => settle());

const select = () => registry.select(store);
const resolve = () => registry.resolveSelect(store);
const dispatch = () => registry.dispatch(store);
const stockOf = (id: number, query = {}) =>
	select().getItems('products', query).get(id)?.['stock_quantity'];

describe('The items store', () => {
	it('[S7.products.1] requests items and keeps them by id in the shop’s order, with their count', async () => {
		const waiting = new Map();
		expect(select().getItems('products', { search: 'm' }, waiting)).toBe(waiting);
		const items = await resolve().getItems('products', { search: 'm' });
		expect([...items.keys()]).toEqual([5, 73]);
		expect(select().getItems('products', { search: 'm' })).toBe(items);
		expect(shop.calls[0]?.query).toEqual({ search: 'm' });
		await dispatch().startResolution('getItemsTotalCount', ['products', { search: 'm' }]);
		expect(select().getItemsTotalCount('products', { search: 'm' })).toBe(60);
	});

	it('[S7.products.1] requests categories from products/categories, and all pages with per_page -1', async () => {
		shop.on('GET /wc-analytics/products/categories', ({ query }) => ({
			body: [{ id: Number(query['page'] ?? 1), name: 'A' }],
			headers: { 'X-WP-Total': '201', 'X-WP-TotalPages': '3' },
		}));
		const items = await resolve().getItems('categories', { per_page: -1 });
		expect([...items.keys()]).toEqual([1, 2, 3]);
		expect(shop.calls.map(({ query }) => query)).toEqual([
			{ per_page: '100' },
			{ per_page: '100', page: '2' },
			{ per_page: '100', page: '3' },
		]);
		await dispatch().startResolution('getItemsTotalCount', ['categories', { per_page: -1 }]);
		expect(select().getItemsTotalCount('categories', { per_page: -1 })).toBe(3);
	});

	it('[S7.reports.2] counts with the smallest possible page', async () => {
		const query = { status: 'publish', page: 4, per_page: 25 };
		expect(select().getItemsTotalCount('products', query, 7)).toBe(7);
		expect(await resolve().getItemsTotalCount('products', query)).toBe(60);
		expect(shop.calls.map((call) => call.query)).toEqual([
			{ status: 'publish', page: '1', per_page: '1' },
		]);
	});

	it('keeps the error of a query', async () => {
		shop.on('GET /wc-analytics/products', serverError);
		expect((await resolve().getItems('products', {})).size).toBe(0);
		expect(select().getItemsError('products', {})).toMatchObject({ status: 500 });
		expect(select().getItemsError('products', { page: 2 })).toBeUndefined();
	});

	it('takes items, counts and errors from extensions', async () => {
		await dispatch().setItems('products', { page: 1 }, [mug], 1);
		await dispatch().setItem('products', 5, { ...mug, name: 'Cup' });
		await dispatch().setItemsTotalCount('products', { search: 'x' }, 4);
		await dispatch().setError('products', { page: 9 }, 'no');
		expect(select().getItems('products', { page: 1 }).get(5)).toMatchObject({ name: 'Cup' });
		expect(select().getItemsTotalCount('products', { search: 'x' })).toBe(4);
		expect(select().getItemsError('products', { page: 9 })).toBe('no');
	});
});

describe('The stock of a product', () => {
	it.each([
		['PUT /wc-analytics/products/5', mug],
		['PUT /wc-analytics/products/64/variations/73', hoodieBlue],
	])(
		'[S7.products.2, S4.stock-update.1, S3.product.1] changes on the screen at once and is sent as %s',
		async (path, product) => {
			await resolve().getItems('products', {});
			const slow = heldResponse({ body: {} });
			shop.on(path, slow.handler);
			const saving = dispatch().updateProductStock(product, 42);
			expect(stockOf(product.id)).toBe(42);
			slow.release();
			expect(await saving).toBe(true);
			expect(shop.callsTo(path)[0]?.body).toEqual({ ...product, stock_quantity: 42 });
		},
	);

	it('[S4.stock-update.1] returns to its former value in every list, with an error, when the shop refuses', async () => {
		await resolve().getItems('products', {});
		await resolve().getItems('products', { page: 2 });
		shop.on('PUT /wc-analytics/products/5', serverError);
		expect(await dispatch().updateProductStock(mug, 42)).toBe(false);
		expect([stockOf(5), stockOf(5, { page: 2 })]).toEqual([3, 3]);
		expect(select().getItemsError('products', { id: 5 })).toMatchObject({ status: 500 });
	});

	it('[S4.stock-update.1] changes at once in every list, and returns to what each list had when the shop cannot be reached', async () => {
		const listed = { ...mug, stock_quantity: 4, price: '9.00' };
		await resolve().getItems('products', {});
		await resolve().getItems('products', { page: 2 });
		await dispatch().setItems('products', {}, [listed, hoodieBlue], 2);
		await dispatch().setItems('products', { page: 2 }, [hoodieBlue, mug], 2);
		let refuse = () => {};
		shop.on(
			'PUT /wc-analytics/products/5',
			() =>
				new Promise((_resolve, reject) => {
					refuse = () => reject(new TypeError('Failed to fetch'));
				}),
		);
		const saving = dispatch().updateProductStock(mug, 0);
		expect([stockOf(5), stockOf(5, { page: 2 }), stockOf(73)]).toEqual([0, 0, 9]);
		await settle();
		refuse();
		expect(await saving).toBe(false);
		expect([...select().getItems('products', {}).values()]).toEqual([listed, hoodieBlue]);
		expect([...select().getItems('products', { page: 2 }).values()]).toEqual([hoodieBlue, mug]);
		expect(select().getItemsError('products', { id: 5 })).toBeTruthy();
		expect(select().getItemsError('products', { id: 73 })).toBeUndefined();
	});

	it('[S4.stock-update.1] keeps the new value, and no error of an earlier try, when the shop accepts', async () => {
		await resolve().getItems('products', {});
		shop.on('PUT /wc-analytics/products/5', serverError);
		await dispatch().updateProductStock(mug, 42);
		shop.on('PUT /wc-analytics/products/5', { body: { ...mug, stock_quantity: 42 } });
		expect(await dispatch().updateProductStock(mug, 42)).toBe(true);
		expect(stockOf(5)).toBe(42);
		expect(select().getItemsError('products', { id: 5 })).toBeUndefined();
	});

	it('[S4.stock-update.1] does not return over a newer change', async () => {
		await resolve().getItems('products', {});
		const slow = heldResponse(serverError);
		shop.on('PUT /wc-analytics/products/5', slow.handler);
		const first = dispatch().updateProductStock(mug, 42);
		await settle();
		shop.on('PUT /wc-analytics/products/5', { body: {} });
		await dispatch().updateProductStock(mug, 50);
		slow.release();
		expect(await first).toBe(false);
		expect(stockOf(5)).toBe(50);
	});
});

describe('Products from templates', () => {
	const path = 'POST /wc-admin/onboarding/tasks/create_product_from_template';

	it('[S7.products.3] are created by the shop', async () => {
		shop.on(path, { body: { id: 99 } });
		const fields = { template_name: 'physical' };
		expect(await dispatch().createProductFromTemplate(fields, { _fields: ['id'] })).toEqual({
			id: 99,
		});
		expect(shop.calls[0]).toMatchObject({ body: fields, query: { '_fields[0]': 'id' } });
	});

	it('are counted, and the lists and counts are requested again', async () => {
		await resolve().getItems('products', {});
		await resolve().getItemsTotalCount('products', { status: 'draft' });
		shop.on(path, { body: { id: 99 } });
		shop.on('GET /wc-analytics/products', {
			body: [mug, hoodieBlue, { id: 99 }],
			headers: { 'X-WP-Total': '61', 'X-WP-TotalPages': '7' },
		});
		await dispatch().createProductFromTemplate({ template_name: 'physical' });
		expect(select().getItemsTotalCount('products', { status: 'draft' })).toBe(60);
		expect(select().getItems('products', {}).has(99)).toBe(false);
		await settle();
		expect(select().getItemsTotalCount('products', { status: 'draft' })).toBe(61);
		expect(select().getItems('products', {}).has(99)).toBe(true);
	});

	it('reject when the shop refuses', async () => {
		shop.on(path, serverError);
		await expect(dispatch().createProductFromTemplate({})).rejects.toMatchObject(operationError);
	});
});

describe('searchItemsByString', () => {
	it('returns items that match any of the words, with one request each', async () => {
		shop.on('GET /wc-analytics/products', ({ query }) => ({
			body: query['search'] === 'mug' ? [mug] : [mug, hoodieBlue],
		}));
		const read = () => searchItemsByString(registry.select(store), 'products', ['mug', 'hood']);
		expect(read()).toEqual({ items: {}, isRequesting: true, isError: false });
		await settle();
		expect(read()).toEqual({
			items: { 5: mug, 73: hoodieBlue },
			isRequesting: false,
			isError: false,
		});
		expect(shop.calls.map(({ query }) => query)).toEqual([
			{ search: 'mug', per_page: '100' },
			{ search: 'hood', per_page: '100' },
		]);
	});
});
