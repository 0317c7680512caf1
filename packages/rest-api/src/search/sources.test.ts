import { searchSources, type SearchType } from './sources';

const names = { separator: ' - ', anyValueOf: (attribute: string) => `Any ${attribute}` };

function asked(type: SearchType, text: string, urlQuery = {}) {
	const source = searchSources[type];
	return [source.path(urlQuery), source.query(text)];
}

describe('The search sources', () => {
	it.each([
		[
			'attributes',
			'/wc-analytics/products/attributes',
			{ search: 'x', per_page: 10, orderby: 'count' },
		],
		[
			'categories',
			'/wc-analytics/products/categories',
			{ search: 'x', per_page: 10, orderby: 'count' },
		],
		['coupons', '/wc-analytics/coupons', { search: 'x', per_page: 10 }],
		['customers', '/wc-analytics/customers', { search: 'x', searchby: 'name', per_page: 10 }],
		['emails', '/wc-analytics/customers', { search: 'x', searchby: 'email', per_page: 10 }],
		['usernames', '/wc-analytics/customers', { search: 'x', searchby: 'username', per_page: 10 }],
		['downloadIps', '/wc-analytics/data/download-ips', { match: 'x' }],
		['orders', '/wc-analytics/orders', { number: 'x', per_page: 10 }],
		['products', '/wc-analytics/products', { search: 'x', per_page: 10, orderby: 'popularity' }],
		[
			'variableProducts',
			'/wc-analytics/products',
			{ search: 'x', per_page: 10, orderby: 'popularity', type: 'variable' },
		],
		['taxes', '/wc-analytics/taxes', { code: 'x', search: 'x', per_page: 10 }],
	] as const)(
		'[S7.search-controls-all.1, S7.search-controls-all.2, S7.search-controls-all.4, S7.search-controls-all.5, S7.search-controls-all.6, S7.search-controls-all.7, S7.search-controls-all.8, S7.search-controls-all.9] request %s',
		(type, path, query) => {
			expect(asked(type, 'x')).toEqual([path, query]);
			expect(asked(type, '')).toEqual([path, {}]);
		},
	);

	it('[S7.search-controls-all.10] search variations of the product in the address, else all variations', () => {
		const query = {
			search: 'x',
			per_page: 30,
			_fields: ['attributes', 'description', 'id', 'name', 'sku'],
		};
		expect(asked('variations', 'x')).toEqual(['/wc-analytics/variations', query]);
		expect(asked('variations', 'x', { products: '64' })).toEqual([
			'/wc-analytics/products/64/variations',
			query,
		]);
	});

	it('[S5.filters.7] warn when the address names several products, and search all variations', () => {
		const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
		expect(asked('variations', 'x', { products: '64,74' })[0]).toBe('/wc-analytics/variations');
		expect(warn).toHaveBeenCalledTimes(1);
		warn.mockRestore();
	});

	it('[S3.search-result-sources.1, S3.search-result-sources.3, S3.search-result-sources.5, S3.search-result-sources.6, S3.search-result-sources.7, S3.search-result-sources.8, S3.search-result-sources.10, S3.search-result-sources.11] label each item as people know it', () => {
		const label = (type: SearchType, item: object) => searchSources[type].label({ ...item }, names);
		expect(label('products', { id: 74, name: 'Hoodie' })).toBe('Hoodie');
		expect(label('attributes', { id: 1, name: 'Color' })).toBe('Color');
		expect(label('categories', { id: 18, name: 'T-Shirts' })).toBe('T-Shirts');
		expect(label('coupons', { id: 9, code: 'ten' })).toBe('ten');
		expect(label('emails', { id: 4, name: 'A B', email: 'a@b.c' })).toBe('a@b.c');
		expect(label('orders', { id: 3341, number: '3341' })).toBe('#3341');
		expect(label('downloadIps', { user_ip_address: '203.0.113.95' })).toBe('203.0.113.95');
		expect(searchSources.downloadIps.key({ user_ip_address: '203.0.113.95' })).toBe('203.0.113.95');
		expect(searchSources.countries.key({ code: 'DE', name: 'Germany' })).toBe('DE');
		expect(searchSources.products.keywords({ name: 'Hoodie', sku: 'H1' })).toEqual([
			'Hoodie',
			'H1',
		]);
	});

	it('[S3.search-result-sources.9] name a tax rate by country, state, name and priority', () => {
		const tax = { id: 1, country: 'us', state: 'NY', name: 'NY Sales Tax', priority: 1 };
		expect(searchSources.taxes.label(tax, names)).toBe('US-NY-NY SALES TAX-1');
		expect(searchSources.taxes.label({ country: 'GB', state: '', priority: 2 }, names)).toBe(
			'GB-TAX-2',
		);
	});

	it('[S3.search-result-sources.2] add attributes to a variation’s name unless the shop has done so', () => {
		const attributes = [
			{ name: 'color', option: 'Blue' },
			{ name: 'size', option: '' },
		];
		const label = (name: string) => searchSources.variations.label({ name, attributes }, names);
		expect(label('Hoodie')).toBe('Hoodie - Blue, Any Size');
		expect(label('Hoodie - Blue')).toBe('Hoodie - Blue');
	});
});
