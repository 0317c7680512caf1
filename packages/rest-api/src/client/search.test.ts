import { fetchAttribute, fetchAttributeTerms, fetchLabels, searchItems, searchLabel } from '.';

const urls: string[] = [];
let reply: unknown = [];

beforeEach(() => {
	urls.length = 0;
	globalThis.fetch = async (url) => {
		urls.push(decodeURIComponent(String(url)).replace(/[?&]_locale=user/, ''));
		return new Response(JSON.stringify(reply));
	};
});

describe('The search client', () => {
	it('[S7.search-controls-all.8] finds products as the shop orders them', async () => {
		reply = [{ id: 74, name: 'Hoodie' }];
		expect(await searchItems('products', 'hood')).toEqual(reply);
		expect(urls).toEqual(['/wc-analytics/products?search=hood&per_page=10&orderby=popularity']);
	});

	it('[S7.search-controls-all.3] fetches countries once and matches the start of their names', async () => {
		reply = [
			{ code: 'DE', name: 'Germany' },
			{ code: 'DZ', name: 'Algeria' },
		];
		expect(await searchItems('countries', 'ger')).toEqual([{ code: 'DE', name: 'Germany' }]);
		expect(await searchItems('countries', 'AL')).toEqual([{ code: 'DZ', name: 'Algeria' }]);
		expect(await fetchLabels('countries', 'DZ,DE')).toEqual([
			{ key: 'DZ', label: 'Algeria' },
			{ key: 'DE', label: 'Germany' },
		]);
		expect(urls).toEqual(['/wc-analytics/data/countries']);
	});

	it('returns labels for ids of the address in its order, without unknown ones', async () => {
		reply = [
			{ id: 11, name: 'Beanie with Logo' },
			{ id: 10, name: 'Beanie' },
		];
		expect(await fetchLabels('products', '10,11,999')).toEqual([
			{ key: 10, label: 'Beanie' },
			{ key: 11, label: 'Beanie with Logo' },
		]);
		expect(urls).toEqual(['/wc-analytics/products?include=10,11,999&per_page=3']);
	});

	it('sends no request for labels that equal their keys, or for no keys', async () => {
		expect(await fetchLabels('downloadIps', '203.0.113.95')).toEqual([
			{ key: '203.0.113.95', label: '203.0.113.95' },
		]);
		expect(await fetchLabels('products', '')).toEqual([]);
		expect(urls).toEqual([]);
	});

	it('[S7.search-controls-all.12, S3.search-result-sources.4] lists the terms of an attribute', async () => {
		reply = [{ id: 31, name: 'Blue', slug: 'blue' }];
		expect(await fetchAttributeTerms(1)).toEqual([{ key: 31, label: 'Blue' }]);
		expect(urls).toEqual(['/wc-analytics/products/attributes/1/terms?per_page=100']);
	});

	it('[S7.search-controls-all.11] names an attribute', async () => {
		reply = { id: 1, name: 'Color', slug: 'pa_color' };
		expect(await fetchAttribute(1)).toEqual({ key: 1, label: 'Color' });
		expect(urls).toEqual(['/wc-analytics/products/attributes/1']);
	});

	it('uses the shop’s separator in names of variations', () => {
		const item = { name: 'Hoodie', attributes: [{ name: 'size', option: '' }] };
		expect(searchLabel('variations', item, { separator: ' / ' })).toBe('Hoodie / Any Size');
	});
});
