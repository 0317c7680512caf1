import { createRegistry, select } from '@wordpress/data';
import { fakeShop, settle, type FakeShop } from '../../testing/fake-shop';
import { operationError, serverError } from '../../testing/shop-responses';
import { PRODUCTS_STORE_NAME } from '.';
import { crudStores, productsStore, productVariationsStore, taxClassesStore } from './stores';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const path = '/wc/v3/products';
const beanie = { id: 10, name: 'Beanie', price: '18' };

beforeEach(() => {
	shop = fakeShop();
	shop.on(`GET ${path}`, {
		body: [beanie, { id: 11, name: 'Cap' }],
		headers: { 'X-WP-Total': '103' },
	});
	shop.on(`GET ${path}/10`, { body: { ...beanie, sku: 'b-1' } });
	registry = createRegistry();
	for (const store of crudStores) registry.register(store);
});
afterEach(() => settle());

const products = () => registry.select(productsStore);
const resolve = () => registry.resolveSelect(productsStore);
const dispatch = () => registry.dispatch(productsStore);

describe('The products store', () => {
	it('counts with the smallest possible page', async () => {
		expect(await resolve().getProductsTotalCount({ status: 'publish' })).toBe(103);
		expect(shop.calls.map(({ query }) => query)).toEqual([
			{ status: 'publish', page: '1', per_page: '1', '_fields[0]': 'id' },
		]);
	});

	it('[S1.4] requests a list, which includes its count, once for all spellings of the query', async () => {
		expect(await resolve().getProducts({ per_page: 2, search: 'e' })).toMatchObject([
			{ name: 'Beanie' },
			{ name: 'Cap' },
		]);
		await resolve().getProducts({ search: 'e', per_page: '2' });
		expect(shop.calls.map(({ query }) => query)).toEqual([{ per_page: '2', search: 'e' }]);
		const list = products().getProducts({ per_page: 2, search: 'e' });
		expect(products().getProducts({ search: 'e', per_page: 2 })).toBe(list);
		expect(products().getProductsTotalCount({ search: 'e', page: 7 })).toBe(103);
	});

	it('requests one product, and keeps its fields when a list contains fewer', async () => {
		expect(await resolve().getProduct(10)).toMatchObject({ sku: 'b-1' });
		shop.on(`GET ${path}`, { body: [{ id: 10, name: 'Woolly hat' }] });
		await resolve().getProducts({ _fields: 'id,name' });
		expect(products().getProduct(10)).toEqual({ ...beanie, sku: 'b-1', name: 'Woolly hat' });
	});

	it('returns nothing, or the default, before a response, and keeps the error', async () => {
		const none: never[] = [];
		expect(products().getProducts({ page: 9 })).toBeUndefined();
		expect(products().getProducts({ page: 9 }, none)).toBe(none);
		expect(products().getProductsTotalCount({ page: 9 }, 7)).toBe(7);
		shop.on(/GET/, serverError);
		await resolve().getProducts({ page: 8 });
		await resolve().getProduct(12);
		expect(products().getProductsError({ page: 8 })).toMatchObject({ status: 500 });
		expect(products().getProductError(12)).toMatchObject({ status: 500 });
	});

	it('creates, changes and deletes, and requests the lists again that may have changed', async () => {
		await resolve().getProducts({});
		shop.on(`POST ${path}`, { body: { id: 12, name: 'Mug' } });
		expect(await dispatch().createProduct({ name: 'Mug' })).toEqual({ id: 12, name: 'Mug' });
		expect(products().getProduct(12)).toMatchObject({ name: 'Mug' });
		await resolve().getProducts({});
		shop.on(`PUT ${path}/10`, { body: { ...beanie, price: '20' } });
		await dispatch().updateProduct(10, { price: '20' });
		expect(products().getProducts({})?.[0]).toMatchObject({ price: '20' });
		shop.on(`DELETE ${path}/11`, { body: { id: 11 } });
		await dispatch().deleteProduct(11, false);
		expect(products().getProducts({})).toHaveLength(1);
		expect(
			shop.calls.map(({ method, path: asked, query, body }) => [method, asked, query, body]),
		).toEqual(
			expect.arrayContaining([
				['POST', path, {}, { name: 'Mug' }],
				['PUT', `${path}/10`, {}, { price: '20' }],
				['DELETE', `${path}/11`, { force: 'false' }, undefined],
			]),
		);
		expect(shop.callsTo(`GET ${path}`).length).toBeGreaterThanOrEqual(2);
	});

	it.each([
		['creates', 104, () => dispatch().createProduct({ name: 'Mug' })],
		['deletes', 102, () => dispatch().deleteProduct(11)],
	])('%s a product and counts again: %d, with and without a list', async (_what, count, change) => {
		const query = { search: 'e' };
		await resolve().getProducts(query);
		await resolve().getProductsTotalCount({ status: 'publish' });
		expect(products().getProductsTotalCount(query)).toBe(103);
		shop.on(`POST ${path}`, { body: { id: 12, name: 'Mug' } });
		shop.on(`DELETE ${path}/11`, { body: { id: 11 } });
		shop.on(`GET ${path}`, { body: [beanie], headers: { 'X-WP-Total': String(count) } });
		await change();
		// The screen keeps the count until the shop has counted again.
		expect(products().getProductsTotalCount(query)).toBe(103);
		expect(products().getProductsTotalCount({ status: 'publish' })).toBe(103);
		await settle();
		expect(products().getProductsTotalCount(query)).toBe(count);
		expect(products().getProductsTotalCount({ status: 'publish' })).toBe(count);
		expect(await resolve().getProductsTotalCount(query)).toBe(count);
	});

	it('[S8.13] rejects and keeps an error for each operation and entity', async () => {
		shop.on(/POST|PUT|DELETE/, serverError);
		await expect(dispatch().createProduct({})).rejects.toMatchObject(operationError);
		await expect(dispatch().updateProduct(10, {})).rejects.toMatchObject(operationError);
		await expect(dispatch().deleteProduct(11)).rejects.toMatchObject(operationError);
		expect(products().getProductCreateError()).toMatchObject({ status: 500 });
		expect(products().getProductUpdateError(10)).toMatchObject({ status: 500 });
		expect(products().getProductUpdateError(11)).toBe(false);
		expect(products().getProductDeleteError(11)).toMatchObject({ status: 500 });
		expect(products().isRequesting('updateProduct', 10)).toBe(false);
	});
});

describe('A store of entities with an owner', () => {
	it('takes the owner from the query and from the id', async () => {
		const variations = registry.resolveSelect(productVariationsStore);
		shop.on(`GET ${path}/110/variations`, { body: [{ id: 111 }] });
		shop.on(`GET ${path}/110/variations/112`, { body: { id: 112 } });
		await variations.getProductVariations({ product_id: 110, per_page: 5 });
		await variations.getProductVariation({ id: 112, product_id: 110 });
		expect(shop.calls.map(({ path: asked, query }) => [asked, query])).toEqual([
			[`${path}/110/variations`, { per_page: '5' }],
			[`${path}/110/variations/112`, {}],
		]);
		const known = registry.select(productVariationsStore);
		expect(known.getProductVariation({ id: 111, product_id: 110 })).toEqual({ id: 111 });
	});

	it('throws an error that names the missing owner', async () => {
		const update = registry.dispatch(productVariationsStore).updateProductVariation(112, {});
		await expect(update).rejects.toThrow('needs product_id');
	});

	it('uses the slug of entities without an id', async () => {
		shop.on('GET /wc/v3/taxes/classes', { body: [{ slug: 'reduced-rate', name: 'Reduced' }] });
		await registry.resolveSelect(taxClassesStore).getTaxClasses({});
		expect(registry.select(taxClassesStore).getTaxClass('reduced-rate')).toMatchObject({
			name: 'Reduced',
		});
	});
});

it('[S1.4] The stores are registered under their names when they are imported', () => {
	expect(
		select(PRODUCTS_STORE_NAME).getProducts({ search: 'nothing asked before' }),
	).toBeUndefined();
	expect(crudStores.map(({ name }) => Boolean(select(name)))).not.toContain(false);
});
